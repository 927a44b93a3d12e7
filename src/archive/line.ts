import type { Either } from 'fp-ts/lib/Either.js';
import { refused } from '../core/errors/verdict.js';
import type { Validated } from '../core/records/validate-record.js';
import { guarded, validateDocument } from './document.js';
import { type JsonFault, readJson } from './json.js';
import { type LineFault, tooLong } from './line-fault.js';
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
  return guarded((): Either<LineFault, Validated> => {
    const document = readJson(text);
    return document._tag === 'Left' ? refused(ofLine(document.left, text)) : validateDocument(document.right, resolve);
  });
};

/** Returns the error of a line that is not JSON in words for a line. */
const ofLine = (fault: JsonFault, text: string): JsonFault => {
  if (fault._tag !== 'NotJson') return fault;
  const why = BEGUN.test(text)
    ? 'it begins something that goes on in the next line, and a record is one line'
    : fault.message;
  return { _tag: 'NotJson', message: `The line is not JSON: ${why}` };
};

/** Matches a line on which nothing but the beginning of a document stands. */
const BEGUN = /^\s*[[{]\s*$/;
