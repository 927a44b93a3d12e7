import type { Either } from 'fp-ts/lib/Either.js';
import { readLines } from '../../archive/index.js';
import { left, right } from '../../core/errors/errors.js';
import { type InvalidEngineMessage, invalidMessage, MAX_MESSAGE_BYTES } from './messages.js';

const NEWLINE_BYTE = 10;

/**
 * Reads the lines of a stream as they are asked for, blank ones aside. The stream is read no further than that, so that
 * a flood waits in its pipe; it ends with a line that is too long.
 */
export async function* readMessageLines(
  source: AsyncIterable<Uint8Array>,
): AsyncGenerator<{ readonly line: number; readonly text: Either<InvalidEngineMessage, string> }> {
  for await (const { line, result } of readLines(stopAtLongLine(source), MAX_MESSAGE_BYTES)) {
    if (result._tag === 'Right') yield { line, text: right(result.right) };
    else if (result.left._tag !== 'SourceError')
      yield { line, text: left(invalidMessage(null, '', LINE_ERRORS[result.left._tag])) };
  }
}

const LINE_ERRORS = { LineTooLong: `has more than ${MAX_MESSAGE_BYTES} bytes`, NotUtf8: 'is not UTF-8' } as const;

/** Ends a stream in a line that is too long, which might never end. */
async function* stopAtLongLine(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let length = 0;
  for await (const piece of source) {
    yield piece;
    const last = piece.lastIndexOf(NEWLINE_BYTE);
    length = last < 0 ? length + piece.length : piece.length - last - 1;
    if (length > MAX_MESSAGE_BYTES) return;
  }
}
