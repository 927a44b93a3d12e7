/** The holders of seats, and what each of them may see alone. */
import type { AnyGame, Types, Viewer } from 'sastrugi';
import { stateOf, type Table } from 'sastrugi/table';
import type { Chair, Level } from '../shared/messages.ts';

/** The holder of a seat: a bot, the person with this token, or nobody yet. */
export type Holder = { readonly bot: Level } | { readonly token: string | null };
export type Chairs = readonly Holder[];

/** Returns the public part of a seat's holder. */
export const chairOf = (holder: Holder): Chair => {
  if ('bot' in holder) return 'bot';
  return holder.token === null ? 'free' : 'taken';
};

/** Checks whether a viewer sees more than a spectator. */
export const hasSecrets = (game: AnyGame, table: Table<Types>, viewer: Viewer): boolean => {
  const state = stateOf(game, table);
  const seenBy = (who: Viewer): string => JSON.stringify({ ...game.view(state, who), viewer: null });
  return seenBy(viewer) !== seenBy('spectator');
};
