import type { Either } from 'fp-ts/lib/Either.js';
import { linesOf } from '../../archive/index.js';
import { accepted, refused } from '../../core/errors/verdict.js';
import { type InvalidEngineMessage, invalidMessage, LONGEST_MESSAGE } from './messages.js';

const NEWLINE = 10;

/**
 * Reads the lines of a stream as they are asked for, blank ones aside. The stream is read no further than that, so that
 * a flood waits in its pipe; it ends with a line that is too long.
 */
export async function* messageLines(
  source: AsyncIterable<Uint8Array>,
): AsyncGenerator<{ readonly line: number; readonly text: Either<InvalidEngineMessage, string> }> {
  for await (const { line, verdict } of linesOf(cutOff(source), LONGEST_MESSAGE)) {
    if (verdict._tag === 'Right') yield { line, text: accepted(verdict.right) };
    else if (verdict.left._tag !== 'SourceFailed')
      yield { line, text: refused(invalidMessage(null, '', WRONG[verdict.left._tag])) };
  }
}

const WRONG = { LineTooLong: `has more than ${LONGEST_MESSAGE} bytes`, NotUtf8: 'is not UTF-8' } as const;

/** Ends a stream in a line that is too long, which might never end. */
async function* cutOff(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let length = 0;
  for await (const piece of source) {
    yield piece;
    const last = piece.lastIndexOf(NEWLINE);
    length = last < 0 ? length + piece.length : piece.length - last - 1;
    if (length > LONGEST_MESSAGE) return;
  }
}
