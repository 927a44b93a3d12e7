import type { Either } from 'fp-ts/lib/Either.js';
import { left, right } from '../core/errors/errors.js';
import { bytesOf, decodeUtf8, MAX_LINE_BYTES, NEWLINE_BYTE, type Source } from './bytes.js';
import { type LineTooLong, lineTooLong, type NotUtf8, type SourceError, sourceError } from './line-error.js';

/** A line of an archive. */
export interface Line<A> {
  /** The number of the line, from 1; empty lines count. */
  readonly line: number;
  /** The position of its first byte in the source. */
  readonly offset: number;
  /** The text of the line, its validated record, or the error. */
  readonly result: A;
}

/** The text of a line, or the error. */
export type LineText = Either<LineTooLong | NotUtf8 | SourceError, string>;

/**
 * Reads the lines of a source that are not empty. Lines end with a newline, or with a carriage return and a newline;
 * the last one may end with the source, the first may begin with a byte order mark. At most `maxLineBytes` bytes of a
 * line are held in memory.
 */
export async function* readLines(
  source: Source,
  maxLineBytes: number = MAX_LINE_BYTES,
): AsyncGenerator<Line<LineText>> {
  const { push, end, position } = createLineCutter(maxLineBytes);
  try {
    for await (const bytes of bytesOf(source)) yield* push(bytes);
  } catch (error) {
    yield { ...position(), result: left(sourceError(error)) };
    return;
  }
  yield* end();
}

/** The position of a line. */
export type LinePosition = Omit<Line<unknown>, 'result'>;

/** Cuts pieces of bytes into lines. The lines that a call returns must be read before the next call. */
export interface LineCutter {
  /** Yields the lines that end in the next piece. */
  push(bytes: Uint8Array): Generator<Line<LineText>>;
  /** Yields the last line, after the last piece. */
  end(): Generator<Line<LineText>>;
  /** Returns the position of the current line, which has not ended yet. */
  position(): LinePosition;
}

/** Builds a cutter that starts at a line of the source. */
export const createLineCutter = (maxBytes: number, start: LinePosition = { line: 1, offset: 0 }): LineCutter => {
  const buffer = createLineBuffer(maxBytes);
  let { line, offset } = start;
  function* finishLine(newlineBytes: number): Generator<Line<LineText>> {
    const length = buffer.length();
    const result = decodeLine(buffer.take(), line === 1, maxBytes);
    const finished = { line, offset, result };
    line++;
    offset += length + newlineBytes;
    if (result._tag === 'Left' || !/^[ \t]*$/.test(result.right)) yield finished;
  }
  return {
    *push(bytes) {
      let from = 0;
      for (let to = bytes.indexOf(NEWLINE_BYTE); to >= 0; to = bytes.indexOf(NEWLINE_BYTE, from)) {
        buffer.add(bytes.subarray(from, to));
        yield* finishLine(1);
        from = to + 1;
      }
      buffer.add(bytes.subarray(from));
    },
    end: () => finishLine(0),
    position: () => ({ line, offset }),
  };
};

/** Builds a buffer for one line, which drops lines longer than `maxBytes`. */
const createLineBuffer = (maxBytes: number) => {
  let bytes = new Uint8Array(1024);
  let length = 0;
  return {
    length: () => length,
    add: (part: Uint8Array): void => {
      const end = length + part.length;
      if (end <= maxBytes) {
        if (end > bytes.length) bytes = enlarge(bytes, Math.min(maxBytes, Math.max(end, 2 * bytes.length)));
        bytes.set(part, length);
      }
      length = end;
    },
    /** Returns the bytes of the line, valid until more are added, and starts a new line; null if it was too long. */
    take: (): Uint8Array | null => {
      const line = length > maxBytes ? null : bytes.subarray(0, length);
      length = 0;
      return line;
    },
  };
};

const enlarge = (bytes: Uint8Array, length: number): Uint8Array<ArrayBuffer> => {
  const larger = new Uint8Array(length);
  larger.set(bytes);
  return larger;
};

const decodeLine = (bytes: Uint8Array | null, isFirst: boolean, maxBytes: number): LineText => {
  if (bytes === null) return left(lineTooLong(maxBytes));
  const text = decodeUtf8(bytes);
  if (text === null) return left({ _tag: 'NotUtf8', message: 'The bytes of the line are not UTF-8.' });
  return right(text.slice(isFirst && text.startsWith('\uFEFF') ? 1 : 0, text.endsWith('\r') ? -1 : undefined));
};
