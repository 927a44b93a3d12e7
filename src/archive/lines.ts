import type { Either } from 'fp-ts/lib/Either.js';
import type { Validated } from '../core/validate-record.js';
import { accepted, refused } from '../core/verdict.js';
import { bytesOf, type Source, textIn } from './bytes.js';
import { sourceFailed } from './document.js';
import { LONGEST_LINE, tooLong, validateLine } from './line.js';
import type { ArchiveFault, LineTooLong, NotUtf8, SourceFailed } from './line-fault.js';
import { type Resolve, resolve as resolveHere } from './resolve.js';

/** A line of an archive. */
export interface Line<A> {
  /** Which line, from 1; empty ones count. */
  readonly line: number;
  /** Where it begins, in bytes from the beginning. */
  readonly offset: number;
  /** What was asked of it. */
  readonly verdict: A;
}

/** How archives are read. */
export interface Reading {
  /** Finds the game of a record; among those of this package if nothing is said. */
  readonly resolve?: Resolve;
  /** The most bytes that a line may have; 4 MiB if nothing is said. */
  readonly longest?: number;
}

/**
 * The games on the lines of an archive, one after the other. One bad line never stops the rest, nothing throws, and the
 * memory it takes depends on the longest line alone. Empty lines are passed over.
 */
export async function* validateLines(
  source: Source,
  { resolve = resolveHere, longest = LONGEST_LINE }: Reading = {},
): AsyncGenerator<Line<Either<ArchiveFault, Validated>>> {
  for await (const { line, offset, verdict } of linesOf(source, longest)) {
    yield { line, offset, verdict: verdict._tag === 'Left' ? verdict : validateLine(verdict.right, resolve, longest) };
  }
}

/** The text of a line, or why there is none. */
export type LineText = Either<LineTooLong | NotUtf8 | SourceFailed, string>;

/**
 * The lines of a source that are not empty. They end with a newline, or with a carriage return and a newline; the last
 * one may end with the source, the first may begin with a byte order mark. No more of a line is held than is allowed.
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

/** Where a line stands. */
export type LinePlace = Omit<Line<unknown>, 'verdict'>;

/** Cuts bytes that come in pieces into lines; all that it gives out is to be taken before the next piece. */
export interface LineCutter {
  /** The lines that end in the next piece. */
  push(bytes: Uint8Array): Generator<Line<LineText>>;
  /** The last line, when nothing more comes. */
  end(): Generator<Line<LineText>>;
  /** Where the line begins that has not ended yet. */
  place(): LinePlace;
}

/** Begins to cut at a place. */
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

/** The byte with which a line ends. */
export const NEWLINE = 10;

/** Holds the bytes of a line, as long as they are not too many. */
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
    /** What is held, until more is added; null if it is too much. */
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
