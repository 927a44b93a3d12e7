import type { Either } from 'fp-ts/lib/Either.js';
import { accepted, refused } from '../core/errors/verdict.js';
import { shortened } from '../core/play/check-origin.js';
import type { Validated } from '../core/records/validate-record.js';
import { type ChangedNumber, changedNumber } from './changed-number.js';
import { guarded, validateDocument } from './document.js';
import { keyTwice } from './key-twice.js';
import { errorText, type LineFault, tooLong } from './line-fault.js';
import { LONGEST_LINE } from './longest-line.js';
import { type Resolve, resolve as resolveHere } from './resolve.js';

/**
 * Validates a line of an archive: the end and score of its game, or the first error. Never throws.
 *
 * @example
 * ```ts run
 * import { validateLine } from 'sastrugi/archive';
 *
 * const verdict = validateLine('{"format":"sastrugi-record/2","id":"A7"');
 * console.log(verdict._tag === 'Left' && verdict.left._tag); // => NotJson
 * ```
 */
export const validateLine = (
  text: string,
  resolve: Resolve = resolveHere,
  longest: number = LONGEST_LINE,
): Either<LineFault, Validated> => {
  if (text.length > longest) return refused(tooLong(longest)); // a text has no more units than bytes
  const document = parsed(text);
  if (document._tag === 'Left') return document;
  return guarded(() => {
    const key = keyTwice(text, document.right);
    if (key !== undefined) return refused(twice(key));
    const number = changedNumber(text);
    return number === undefined ? validateDocument(document.right, resolve) : refused(numberChanged(number));
  });
};

const parsed = (text: string): Either<LineFault, unknown> => {
  try {
    return accepted(JSON.parse(text));
  } catch (error) {
    const why = BEGUN.test(text)
      ? 'it begins something that goes on in the next line, and a record is one line'
      : errorText(error);
    return refused({ _tag: 'NotJson', message: `The line is not JSON: ${why}` });
  }
};

/** Matches a line on which nothing but the beginning of a document stands. */
const BEGUN = /^\s*[[{]\s*$/;

const twice = (key: string): LineFault => ({
  _tag: 'KeyTwice',
  key: shortened(key),
  message: `The key '${shortened(key)}' occurs twice in one record.`,
});

const numberChanged = ({ written, read }: ChangedNumber): LineFault => {
  const [found, expected] = [shortened(written), read === 'null' ? 'no number at all' : read];
  return {
    _tag: 'NumberChanged',
    found,
    expected,
    message: `The number ${found} would be read as ${expected}: write it as a text, or as readers keep it.`,
  };
};
