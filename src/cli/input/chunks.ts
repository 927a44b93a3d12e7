import type { LinePlace } from '../../archive/lines.js';
import { NEWLINE } from '../../archive/newline.js';
import type { Buffers } from './buffers.js';

/**
 * A piece of a file: whole lines, the last of which may lack its newline, or a position at which no lines could be
 * read.
 */
export type Chunk = LinePlace &
  (
    | { readonly kind: 'lines'; readonly bytes: Uint8Array }
    | { readonly kind: 'tooLong' }
    | { readonly kind: 'failed'; readonly error: unknown }
  );

/** The size of a chunk in bytes, large enough to keep a thread busy. */
const ENOUGH = 262_144;

/** The most lines of a chunk, so that short lines that are all wrong do not fill memory with errors. */
const MOST_LINES = 1000;

/**
 * Reads a file in chunks, in buffers that the caller gives back. Lines that are too long are skipped without being held
 * in memory.
 */
export async function* chunksOf(
  source: AsyncIterable<Uint8Array>,
  longest: number,
  rooms: Buffers,
): AsyncGenerator<Chunk> {
  const held = holding(rooms);
  try {
    for await (const piece of source) {
      if (held.isSkipping()) {
        const tooLong = held.skip(piece);
        if (tooLong === null) continue;
        yield tooLong;
      } else held.add(piece);
      if (held.length() < ENOUGH) continue;
      if (!held.hasLines() && held.length() > longest) held.beginToSkip();
      while (held.length() >= ENOUGH && held.hasLines()) yield held.lines();
    }
  } catch (error) {
    while (held.hasLines()) yield held.lines();
    held.leave();
    yield { kind: 'failed', ...held.place(), error };
    return;
  }
  if (held.isSkipping()) yield { kind: 'tooLong', ...held.place() };
  while (held.hasLines()) yield held.lines();
  if (held.length() > 0) yield held.rest();
  else held.leave();
}

/** Builds a buffer that collects bytes until they are whole lines. */
const holding = (rooms: Buffers) => {
  let room = rooms.take(2 * ENOUGH);
  let length = 0;
  let [line, offset] = [1, 0];
  /** The length of the current line as far as it was skipped; 0 if it is not too long. */
  let skipped = 0;
  const chunk = (bytes: Uint8Array): Chunk => {
    const found: Chunk = { kind: 'lines', line, offset, bytes };
    line += newlinesIn(bytes);
    offset += bytes.length;
    return found;
  };
  const add = (piece: Uint8Array): void => {
    if (length + piece.length > room.length) {
      const larger = rooms.take(2 * (length + piece.length));
      larger.set(room.subarray(0, length));
      rooms.give(room);
      room = larger;
    }
    room.set(piece, length);
    length += piece.length;
  };
  return {
    length: () => length,
    place: (): LinePlace => ({ line, offset }),
    add,
    hasLines: () => room.subarray(0, length).includes(NEWLINE),
    /** Returns complete lines, at most `MOST_LINES`; there must be one. The rest stays in a new buffer. */
    lines: (): Chunk => {
      const end = endOfLines(room.subarray(0, length));
      const bytes = room.subarray(0, end);
      const rest = room.subarray(end, length);
      room = rooms.take(Math.max(2 * ENOUGH, rest.length));
      room.set(rest);
      length = rest.length;
      return chunk(bytes);
    },
    /** Returns everything that is held, with its buffer. */
    rest: (): Chunk => chunk(room.subarray(0, length)),
    /** Gives the buffer back. */
    leave: (): void => rooms.give(room),
    isSkipping: () => skipped > 0,
    /** Drops the bytes of a line that is too long and begins to skip it. */
    beginToSkip: (): void => {
      skipped = length;
      length = 0;
    },
    /** Skips a piece up to the end of the line; null if the line does not end in it. */
    skip: (piece: Uint8Array): Chunk | null => {
      const end = piece.indexOf(NEWLINE) + 1;
      skipped += end === 0 ? piece.length : end;
      if (end === 0) return null;
      const found: Chunk = { kind: 'tooLong', line, offset };
      line++;
      offset += skipped;
      skipped = 0;
      add(piece.subarray(end));
      return found;
    },
  };
};

/** Returns the end of the last complete line, or of the last one that a chunk may have. */
const endOfLines = (bytes: Uint8Array): number => {
  let end = 0;
  for (let lines = 0; lines < MOST_LINES; lines++) {
    const next = bytes.indexOf(NEWLINE, end) + 1;
    if (next === 0) break;
    end = next;
  }
  return end;
};

const newlinesIn = (bytes: Uint8Array): number => {
  let lines = 0;
  for (let at = bytes.indexOf(NEWLINE); at >= 0; at = bytes.indexOf(NEWLINE, at + 1)) lines++;
  return lines;
};
