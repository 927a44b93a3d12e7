/** Tables that pages open. */
import { randomUUID } from 'node:crypto';
import { type AnyGame, type Failure, startMatch, type Types } from 'sastrugi';
import { openTable, type Table } from 'sastrugi/table';
import type { Wish } from '../shared/messages.ts';
import type { Chairs } from './chairs.ts';

/** The wish of a page to open a table. */
export type OpenWish = Extract<Wish, { readonly kind: 'open' }>;

/** A table that is opened, and who sits there. */
export interface Opened {
  readonly table: Table<Types>;
  readonly chairs: Chairs;
}

/** Sets up a table. The seed is the server's own, and too long to be guessed. */
export const setUp = (game: AnyGame, { options, seats }: OpenWish): Opened | Failure => {
  const match = startMatch(game, { ...(options as Types['Options']), seed: randomUUID() });
  if (match._tag === 'Left') return match.left;
  const table = openTable(
    game,
    match.right,
    seats.map(({ name, sitter }) => ({ name, plays: isBot(sitter) ? 'bot' : 'person' })),
  );
  if (table._tag === 'Left') return table.left;
  const chairs = seats.map(({ sitter }) =>
    isBot(sitter) ? { bot: sitter } : { token: sitter === 'here' ? randomUUID() : null },
  );
  return { table: table.right, chairs };
};

const isBot = (sitter: string): sitter is 'novice' | 'club' => sitter !== 'here' && sitter !== 'other';

/** Returns the tokens of the seats that the page took which opened the table. */
export const tokensOf = (chairs: Chairs): Readonly<Record<number, string>> =>
  Object.fromEntries(
    chairs.flatMap((chair, player) => ('token' in chair && chair.token !== null ? [[player, chair.token]] : [])),
  );
