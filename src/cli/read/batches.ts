import { NEWLINE_BYTE } from '../../archive/bytes.js';
import type { ReadingError } from '../../archive/index.js';
import { lineTooLong, sourceError } from '../../archive/line-error.js';
import type { LinePosition } from '../../archive/lines.js';
import type { InvalidEnvelope } from '../../index.js';
import { CommandError } from '../exit-status.js';
import type { File } from './files.js';
import { openSource, type ReadListener } from './open-source.js';

/** The position of a line in an archive. */
export interface ArchivePlace {
  readonly file: string;
  /** The line, from 1. */
  readonly line: number;
  /** The offset in bytes from the beginning of the file, after decompression. */
  readonly offset: number;
}

/** An error of a line. */
export interface LocatedError extends ArchivePlace {
  /** True if the game is valid and only its envelope is wrong. */
  readonly isGameValid: boolean;
  readonly error: ReadingError | InvalidEnvelope;
}

/** A piece of a file that one thread validates, large enough to keep it busy. */
export type Batch = { readonly file: string } & (
  | ({ readonly kind: 'lines' } & Lines)
  | { readonly kind: 'damage'; readonly error: LocatedError }
);

/** Some lines and the position of the first; the bytes are in a shared buffer. */
export interface Lines {
  readonly line: number;
  readonly offset: number;
  readonly bytes: Uint8Array;
  /** The most bytes that a line may have. */
  readonly maxLineBytes: number;
}

/** The options for cutting files into batches. */
interface BatchOptions {
  readonly listener: ReadListener;
  /** The most bytes that a line may have. */
  readonly maxLineBytes: number;
  /** The buffers for bytes of lines; a buffer is given back once its lines are validated. */
  readonly buffers: Buffers;
}

/** Reads files in batches, one file after the other. */
export async function* readBatches(
  files: readonly File[],
  { listener, maxLineBytes, buffers }: BatchOptions,
): AsyncGenerator<Batch> {
  for (const file of files) {
    for await (const chunk of readChunks(await openSource(file, listener), maxLineBytes, buffers)) {
      yield chunk.kind === 'lines'
        ? { file: file.name, ...chunk, maxLineBytes }
        : createErrorBatch(file.name, chunk, maxLineBytes);
    }
  }
}

const createErrorBatch = (file: string, chunk: Exclude<Chunk, { kind: 'lines' }>, maxLineBytes: number): Batch => {
  const { line, offset } = chunk;
  const error = chunk.kind === 'tooLong' ? lineTooLong(maxLineBytes) : sourceErrorOf(chunk.error);
  return { file, kind: 'damage', error: { file, line, offset, isGameValid: false, error } };
};

/** Builds the error of a file that fails; the message of a `CommandError` is a whole sentence already. */
const sourceErrorOf = (error: unknown): LocatedError['error'] => {
  const named = sourceError(error);
  return error instanceof CommandError ? { ...named, message: error.message } : named;
};

/**
 * A piece of a file: whole lines, the last of which may lack its newline, or a position at which no lines could be
 * read.
 */
type Chunk = LinePosition &
  (
    | { readonly kind: 'lines'; readonly bytes: Uint8Array }
    | { readonly kind: 'tooLong' }
    | { readonly kind: 'failed'; readonly error: unknown }
  );

/** The size of a chunk in bytes, large enough to keep a thread busy. */
const CHUNK_BYTES = 262_144;

/** The most lines of a chunk, so that short lines that are all wrong do not fill memory with errors. */
const MAX_LINES = 1000;

/**
 * Reads a file in chunks, in buffers that the caller gives back. Lines that are too long are skipped without being held
 * in memory.
 */
export async function* readChunks(
  source: AsyncIterable<Uint8Array>,
  maxLineBytes: number,
  buffers: Buffers,
): AsyncGenerator<Chunk> {
  const lineBuffer = createLineBuffer(buffers);
  try {
    for await (const piece of source) {
      if (lineBuffer.isSkipping()) {
        const tooLong = lineBuffer.skip(piece);
        if (tooLong === null) continue;
        yield tooLong;
      } else lineBuffer.add(piece);
      if (lineBuffer.length() < CHUNK_BYTES) continue;
      if (!lineBuffer.hasLines() && lineBuffer.length() > maxLineBytes) lineBuffer.startSkipping();
      while (lineBuffer.length() >= CHUNK_BYTES && lineBuffer.hasLines()) yield lineBuffer.lines();
    }
  } catch (error) {
    while (lineBuffer.hasLines()) yield lineBuffer.lines();
    lineBuffer.release();
    yield { kind: 'failed', ...lineBuffer.place(), error };
    return;
  }
  if (lineBuffer.isSkipping()) yield { kind: 'tooLong', ...lineBuffer.place() };
  while (lineBuffer.hasLines()) yield lineBuffer.lines();
  if (lineBuffer.length() > 0) yield lineBuffer.rest();
  else lineBuffer.release();
}

/** Builds a buffer that collects bytes until they are whole lines. */
const createLineBuffer = (buffers: Buffers) => {
  let buffer = buffers.acquire(2 * CHUNK_BYTES);
  let length = 0;
  let [line, offset] = [1, 0];
  /** The length of the current line as far as it was skipped; 0 if it is not too long. */
  let skipped = 0;
  const takeChunk = (bytes: Uint8Array): Chunk => {
    const found: Chunk = { kind: 'lines', line, offset, bytes };
    line += countNewlines(bytes);
    offset += bytes.length;
    return found;
  };
  const add = (piece: Uint8Array): void => {
    if (length + piece.length > buffer.length) {
      const larger = buffers.acquire(2 * (length + piece.length));
      larger.set(buffer.subarray(0, length));
      buffers.release(buffer);
      buffer = larger;
    }
    buffer.set(piece, length);
    length += piece.length;
  };
  return {
    length: () => length,
    place: (): LinePosition => ({ line, offset }),
    add,
    hasLines: () => buffer.subarray(0, length).includes(NEWLINE_BYTE),
    /** Returns complete lines, at most `MAX_LINES`; there must be one. The rest stays in a new buffer. */
    lines: (): Chunk => {
      const end = endOfLines(buffer.subarray(0, length));
      const bytes = buffer.subarray(0, end);
      const rest = buffer.subarray(end, length);
      buffer = buffers.acquire(Math.max(2 * CHUNK_BYTES, rest.length));
      buffer.set(rest);
      length = rest.length;
      return takeChunk(bytes);
    },
    /** Returns everything that is held, with its buffer. */
    rest: (): Chunk => takeChunk(buffer.subarray(0, length)),
    /** Gives the buffer back. */
    release: (): void => buffers.release(buffer),
    isSkipping: () => skipped > 0,
    /** Drops the bytes of a line that is too long and begins to skip it. */
    startSkipping: (): void => {
      skipped = length;
      length = 0;
    },
    /** Skips a piece up to the end of the line; null if the line does not end in it. */
    skip: (piece: Uint8Array): Chunk | null => {
      const end = piece.indexOf(NEWLINE_BYTE) + 1;
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
  for (let lines = 0; lines < MAX_LINES; lines++) {
    const next = bytes.indexOf(NEWLINE_BYTE, end) + 1;
    if (next === 0) break;
    end = next;
  }
  return end;
};

const countNewlines = (bytes: Uint8Array): number => {
  let lines = 0;
  for (let at = bytes.indexOf(NEWLINE_BYTE); at >= 0; at = bytes.indexOf(NEWLINE_BYTE, at + 1)) lines++;
  return lines;
};

/** A pool of shared buffers for threads, so that memory does not grow with the input. */
export interface Buffers {
  /** Returns a buffer of at least this length. */
  acquire(length: number): Uint8Array;
  /** Gives back a buffer, or a part of one, that is no longer needed. */
  release(part: Uint8Array): void;
}

/** Builds an empty pool. */
export const createSharedBuffers = (): Buffers => {
  const free: Uint8Array[] = [];
  return {
    acquire: (length) => {
      const found = free.findIndex((buffer) => buffer.length >= length);
      return found < 0 ? new Uint8Array(new SharedArrayBuffer(length)) : free.splice(found, 1)[0]!;
    },
    release: ({ buffer }) => {
      free.push(new Uint8Array(buffer));
    },
  };
};
