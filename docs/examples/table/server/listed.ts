/** Tables in the list of tables: they are opened, and so validated, only when somebody joins them. */
import { codecOf, list, record, text, unread } from 'sastrugi/core';
import { type Listed, LONGEST_NAME, MOST_SEATS } from '../shared/messages.ts';
import { chairOf } from './chairs.ts';
import type { Kept } from './store.ts';

/** Returns the entry of a table in the list of tables. */
export const listedOf = ({ id, game, chairs, saved, stage }: Kept): Listed => ({
  table: id,
  game,
  names: namesIn(saved),
  chairs: chairs.map(chairOf),
  over: stage === 'over',
});

/** Decodes the listed part of a saved table. */
const seatedCodec = codecOf(
  record('a saved table', {
    format: unread,
    seats: list(record('a seat', { name: text(1, LONGEST_NAME), plays: unread }), 1, MOST_SEATS),
    version: unread,
    line: unread,
    record: unread,
  }),
  (path, message) => ({ path, message }),
);

/** Returns the names at a saved table; none if it is damaged. */
const namesIn = (saved: unknown): readonly string[] => {
  const read = seatedCodec.decode(saved);
  return read._tag === 'Left' ? [] : read.right.seats.map(({ name }) => name);
};
