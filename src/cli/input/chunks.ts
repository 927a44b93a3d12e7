import { type LinePlace, NEWLINE } from '../../archive/lines.js';
import type { Rooms } from './rooms.js';

/** A piece of a file: whole lines, the last of which may lack its end, or a place from which no lines could be had. */
export type Chunk = LinePlace &
  (
    | { readonly kind: 'lines'; readonly bytes: Uint8Array }
    | { readonly kind: 'tooLong' }
    | { readonly kind: 'failed'; readonly error: unknown }
  );

/** How much is judged as one, so that threads have enough to do. */
const ENOUGH = 262_144;

/** A file in chunks, in rooms that are to be given back. Of a line that is too long nothing is kept. */
export async function* chunksOf(
  source: AsyncIterable<Uint8Array>,
  longest: number,
  rooms: Rooms,
): AsyncGenerator<Chunk> {
  const held = holding(rooms);
  let isSkipped = false;
  try {
    for await (const piece of source) {
      const rest: Uint8Array | null = isSkipped ? held.skipLine(piece) : piece;
      isSkipped = rest === null;
      if (rest === null) continue;
      held.add(rest);
      if (held.length() < ENOUGH) continue;
      const lines = held.lines();
      if (lines !== null) yield lines;
      else if (held.length() > longest) {
        yield { kind: 'tooLong', ...held.place() };
        held.skipAll();
        isSkipped = true;
      }
    }
  } catch (error) {
    const lines = held.lines();
    if (lines !== null) yield lines;
    yield { kind: 'failed', ...held.place(), error };
    return;
  }
  if (held.length() > 0) yield held.rest();
}

/** Holds bytes until they are lines. */
const holding = (rooms: Rooms) => {
  let room = rooms.take(2 * ENOUGH);
  let length = 0;
  let [line, offset] = [1, 0];
  const moveOn = (bytes: Uint8Array): void => {
    line += newlinesIn(bytes);
    offset += bytes.length;
  };
  const chunk = (bytes: Uint8Array): Chunk => {
    const found: Chunk = { kind: 'lines', line, offset, bytes };
    moveOn(bytes);
    return found;
  };
  return {
    length: () => length,
    place: (): LinePlace => ({ line, offset }),
    add: (piece: Uint8Array): void => {
      if (length + piece.length > room.length) {
        const larger = rooms.take(2 * (length + piece.length));
        larger.set(room.subarray(0, length));
        rooms.give(room);
        room = larger;
      }
      room.set(piece, length);
      length += piece.length;
    },
    /** The lines that have ended; null if none has. The rest is held on. */
    lines: (): Chunk | null => {
      const end = room.subarray(0, length).lastIndexOf(NEWLINE) + 1;
      if (end === 0) return null;
      const bytes = room.subarray(0, end);
      const rest = room.subarray(end, length);
      room = rooms.take(Math.max(2 * ENOUGH, rest.length));
      room.set(rest);
      length = rest.length;
      return chunk(bytes);
    },
    rest: (): Chunk => chunk(room.subarray(0, length)),
    /** Forgets what is held. */
    skipAll: (): void => {
      offset += length;
      length = 0;
    },
    /** What follows the end of a line that is passed over; null if it does not end here. */
    skipLine: (piece: Uint8Array): Uint8Array | null => {
      const end = piece.indexOf(NEWLINE) + 1;
      moveOn(end === 0 ? piece : piece.subarray(0, end));
      return end === 0 ? null : piece.subarray(end);
    },
  };
};

const newlinesIn = (bytes: Uint8Array): number => {
  let lines = 0;
  for (let at = bytes.indexOf(NEWLINE); at >= 0; at = bytes.indexOf(NEWLINE, at + 1)) lines++;
  return lines;
};
