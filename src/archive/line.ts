import type { Either } from 'fp-ts/lib/Either.js';
import type { Proved } from '../core/record-proof.js';
import { shown } from '../core/strangers.js';
import { accepted, refused } from '../core/verdict.js';
import { keyTwice } from './key-twice.js';
import type { LineFault, LineTooLong } from './line-fault.js';
import { guarded, proveDocument, said } from './prove.js';
import { type Resolve, resolve as resolveHere } from './resolve.js';

/** The most bytes that a line may have where nothing else is said: 4 MiB. */
export const LONGEST_LINE = 4_194_304;

/**
 * The game on a line of an archive, or the first thing that is wrong with the line. Never throws.
 *
 * @example
 * ```ts run
 * import { validateLine } from 'sastrugi/archive';
 *
 * const verdict = validateLine('{"format":"sastrugi-record/2","id":"A7"');
 * console.log(verdict._tag === 'Left' && verdict.left._tag); // => NotJson
 * ```
 */
export const validateLine = (text: string, resolve: Resolve = resolveHere): Either<LineFault, Proved> =>
  text.length > LONGEST_LINE ? refused(tooLong(LONGEST_LINE)) : proveLine(text, resolve);

/** The refusal of a line for its length. */
export const tooLong = (limit: number): LineTooLong => ({
  _tag: 'LineTooLong',
  limit,
  message: `The line has more than ${limit} bytes.`,
});

/** The game on a line of whatever length. */
export const proveLine = (text: string, resolve: Resolve): Either<LineFault, Proved> => {
  const document = parsed(text);
  if (document._tag === 'Left') return document;
  return guarded(() => {
    const key = keyTwice(text, document.right);
    return key === undefined ? proveDocument(document.right, resolve) : refused(twice(key));
  });
};

const parsed = (text: string): Either<LineFault, unknown> => {
  try {
    return accepted(JSON.parse(text));
  } catch (error) {
    return refused({ _tag: 'NotJson', message: `The line is not JSON: ${said(error)}` });
  }
};

const twice = (key: string): LineFault => ({
  _tag: 'KeyTwice',
  key: shown(key),
  message: `The key '${shown(key)}' stands twice in one place.`,
});
