/** Tables as a list shows them: one is opened, and so proved, only when somebody comes. */
import { codecOf, list, record, text, unread } from 'sastrugi/core';
import { type Listed, LONGEST_NAME, MOST_SEATS } from '../shared/messages.ts';
import { chairOf } from './room.ts';
import type { Kept } from './store.ts';

/** A table in the list of tables. */
export const listedOf = ({ id, game, chairs, saved, over }: Kept): Listed => ({
  table: id,
  game,
  names: namesIn(saved),
  chairs: chairs.map(chairOf),
  over,
});

/** Reads as much of a saved table as is listed. */
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

/** The names at a saved table; none if it is damaged. */
const namesIn = (saved: unknown): readonly string[] => {
  const read = seatedCodec.decode(saved);
  return read._tag === 'Left' ? [] : read.right.seats.map(({ name }) => name);
};
