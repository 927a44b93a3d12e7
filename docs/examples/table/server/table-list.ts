/** Tables in the list of tables: they are opened, and so validated, only when somebody joins them. */
import { createCodec, list, object, text, unknown } from 'sastrugi/core';
import { MAX_NAME_CHARACTERS, MAX_SEATS, type TableEntry } from '../shared/messages.ts';
import { chairOf } from './chairs.ts';
import type { StoredTable } from './store.ts';

/** Returns the entry of a table in the list of tables. */
export const entryOf = ({ id, game, chairs, saved, stage }: StoredTable): TableEntry => ({
  table: id,
  game,
  names: readNames(saved),
  chairs: chairs.map(chairOf),
  isOver: stage === 'over',
});

/** Decodes the listed part of a saved table. */
const seatedCodec = createCodec(
  object('a saved table', {
    format: unknown,
    seats: list(object('a seat', { name: text(1, MAX_NAME_CHARACTERS), kind: unknown }), 1, MAX_SEATS),
    version: unknown,
    undoCount: unknown,
    choices: unknown,
    record: unknown,
  }),
  (path, message) => ({ path, message }),
);

/** Returns the names at a saved table; none if it is damaged. */
const readNames = (saved: unknown): readonly string[] => {
  const read = seatedCodec.decode(saved);
  return read._tag === 'Left' ? [] : read.right.seats.map(({ name }) => name);
};
