/** The holders of seats, and what each of them may see alone. */
import type { AnyGame, Types, Viewer } from 'sastrugi';
import { stateOf, type Table } from 'sastrugi/table';
import type { Chair, Level } from '../shared/messages.ts';

/** The people for whom a free seat is kept: those who have the link to the table, or all. */
export const FREE_FOR = ['invited', 'all'] as const;

/** The holder of a seat: a bot, the person with this token, or nobody yet. */
export type Holder =
  | { readonly bot: Level }
  | { readonly token: string }
  | { readonly freeFor: (typeof FREE_FOR)[number] };
export type Chairs = readonly Holder[];

/** Returns the public part of a seat's holder. */
export const chairOf = (holder: Holder): Chair => {
  if ('bot' in holder) return 'bot';
  return 'token' in holder ? 'taken' : 'free';
};

/** Checks whether strangers may find a table: none of its seats waits for somebody who is invited. */
export const isPublic = (chairs: Chairs): boolean =>
  chairs.every((holder) => !('freeFor' in holder && holder.freeFor === 'invited'));

/** Checks whether a viewer sees more than a spectator. */
export const hasHiddenInformation = (game: AnyGame, table: Table<Types>, viewer: Viewer): boolean => {
  const state = stateOf(game, table);
  const viewOf = (who: Viewer): string => JSON.stringify({ ...game.view(state, who), viewer: null });
  return viewOf(viewer) !== viewOf('spectator');
};
