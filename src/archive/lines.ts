import type { Either } from 'fp-ts/lib/Either.js';
import { accepted, refused } from '../core/errors/verdict.js';
import type { Validated } from '../core/records/validate-record.js';
import { bytesOf, type Source, textIn } from './bytes.js';
import { validateLine } from './line.js';
import {
  type ArchiveFault,
  type LineTooLong,
  type NotUtf8,
  type SourceFailed,
  sourceFailed,
  tooLong,
} from './line-fault.js';
import { LONGEST_LINE } from './longest-line.js';
import { NEWLINE } from './newline.js';
import { type Resolve, resolve as resolveHere } from './resolve.js';

/** A line of an archive. */
export interface Line<A> {
  /** The number of the line, from 1; empty lines count. */
  readonly line: number;
  /** The position of its first byte in the source. */
  readonly offset: number;
  /** The text of the line, its validated record, or the error. */
  readonly verdict: A;
}

/** The options for reading an archive. */
export interface ReadingOptions {
  /** Finds the game of a record; by default among the games of this package. */
  readonly resolve?: Resolve;
  /** The most bytes that a line may have; 4 MiB by default. */
  readonly longest?: number;
}

/**
 * Validates the lines of an archive one after the other. An invalid line does not stop the rest, nothing throws, and
 * memory depends only on the longest line. Empty lines are skipped.
 */
export async function* validateLines(
  source: Source,
  { resolve = resolveHere, longest = LONGEST_LINE }: ReadingOptions = {},
): AsyncGenerator<Line<Either<ArchiveFault, Validated>>> {
  for await (const { line, offset, verdict } of linesOf(source, longest)) {
    yield { line, offset, verdict: verdict._tag === 'Left' ? verdict : validateLine(verdict.right, resolve, longest) };
  }
}

/** The text of a line, or the error. */
export type LineText = Either<LineTooLong | NotUtf8 | SourceFailed, string>;

/**
 * Reads the lines of a source that are not empty. Lines end with a newline, or with a carriage return and a newline;
 * the last one may end with the source, the first may begin with a byte order mark. At most `longest` bytes of a line
 * are held in memory.
 */
export async function* linesOf(source: Source, longest: number = LONGEST_LINE): AsyncGenerator<Line<LineText>> {
  const { push, end, place } = lineCutter(longest);
  try {
    for await (const bytes of bytesOf(source)) yield* push(bytes);
  } catch (error) {
    yield { ...place(), verdict: refused(sourceFailed(error)) };
    return;
  }
  yield* end();
}

/** The position of a line. */
export type LinePlace = Omit<Line<unknown>, 'verdict'>;

/** Cuts pieces of bytes into lines. The lines that a call returns must be read before the next call. */
export interface LineCutter {
  /** Yields the lines that end in the next piece. */
  push(bytes: Uint8Array): Generator<Line<LineText>>;
  /** Yields the last line, after the last piece. */
  end(): Generator<Line<LineText>>;
  /** Returns the position of the current line, which has not ended yet. */
  place(): LinePlace;
}

/** Builds a cutter that starts at a line of the source. */
export const lineCutter = (longest: number, begin: LinePlace = { line: 1, offset: 0 }): LineCutter => {
  const held = holder(longest);
  let { line, offset } = begin;
  function* next(ended: number): Generator<Line<LineText>> {
    const length = held.length();
    const verdict = textOf(held.taken(), line === 1, longest);
    const found = { line, offset, verdict };
    line++;
    offset += length + ended;
    if (verdict._tag === 'Left' || !/^[ \t]*$/.test(verdict.right)) yield found;
  }
  return {
    *push(bytes) {
      let from = 0;
      for (let to = bytes.indexOf(NEWLINE); to >= 0; to = bytes.indexOf(NEWLINE, from)) {
        held.add(bytes.subarray(from, to));
        yield* next(1);
        from = to + 1;
      }
      held.add(bytes.subarray(from));
    },
    end: () => next(0),
    place: () => ({ line, offset }),
  };
};

/** Builds a buffer for one line, which drops lines longer than `longest`. */
const holder = (longest: number) => {
  let bytes = new Uint8Array(1024);
  let length = 0;
  return {
    length: () => length,
    add: (part: Uint8Array): void => {
      const end = length + part.length;
      if (end <= longest) {
        if (end > bytes.length) bytes = grown(bytes, Math.min(longest, Math.max(end, 2 * bytes.length)));
        bytes.set(part, length);
      }
      length = end;
    },
    /** Returns the bytes of the line, valid until more are added, and starts a new line; null if it was too long. */
    taken: (): Uint8Array | null => {
      const taken = length > longest ? null : bytes.subarray(0, length);
      length = 0;
      return taken;
    },
  };
};

const grown = (bytes: Uint8Array, length: number): Uint8Array<ArrayBuffer> => {
  const larger = new Uint8Array(length);
  larger.set(bytes);
  return larger;
};

const textOf = (bytes: Uint8Array | null, isFirst: boolean, longest: number): LineText => {
  if (bytes === null) return refused(tooLong(longest));
  const text = textIn(bytes);
  if (text === null) return refused({ _tag: 'NotUtf8', message: 'The bytes of the line are not UTF-8.' });
  return accepted(text.slice(isFirst && text.startsWith('\uFEFF') ? 1 : 0, text.endsWith('\r') ? -1 : undefined));
};
