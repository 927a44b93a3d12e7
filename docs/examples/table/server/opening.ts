/** Tables that pages open. */
import { randomUUID } from 'node:crypto';
import { type AnyGame, type ErrorValue, startMatch, type Types } from 'sastrugi';
import { openTable, type Table } from 'sastrugi/table';
import { type ClientMessage, LEVELS, type Level, type Sitter } from '../shared/messages.ts';
import type { Chairs, Holder } from './chairs.ts';
import { checkNames } from './names.ts';

/** The wish of a page to open a table. */
export type OpenMessage = Extract<ClientMessage, { readonly kind: 'open' }>;

/** A table that is opened, and who sits there. */
export interface OpenedTable {
  readonly table: Table<Types>;
  readonly chairs: Chairs;
}

/** Sets up a table. The seed is the server's own, and too long to be guessed. */
export const createTable = (game: AnyGame, { options, seats }: OpenMessage): OpenedTable | ErrorValue => {
  const names = checkNames(seats.map(({ name }) => name));
  if ('_tag' in names) return names;
  const match = startMatch(game, { ...(options as Types['Options']), seed: randomUUID() });
  if (match._tag === 'Left') return match.left;
  const table = openTable(
    game,
    match.right,
    seats.map(({ sitter }, i) => ({ name: names[i]!, kind: isBot(sitter) ? 'bot' : 'person' })),
  );
  if (table._tag === 'Left') return table.left;
  return { table: table.right, chairs: seats.map(({ sitter }) => createHolder(sitter)) };
};

const isBot = (sitter: Sitter): sitter is Level => (LEVELS as readonly Sitter[]).includes(sitter);

const createHolder = (sitter: Sitter): Holder => {
  if (isBot(sitter)) return { bot: sitter };
  if (sitter === 'here') return { token: randomUUID() };
  return { freeFor: sitter === 'anyone' ? 'all' : 'invited' };
};

/** Returns the tokens of the seats that the page took which opened the table. */
export const tokensOf = (chairs: Chairs): Readonly<Record<number, string>> =>
  Object.fromEntries(chairs.flatMap((chair, player) => ('token' in chair ? [[player, chair.token]] : [])));
