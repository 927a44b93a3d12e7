import type { Either } from 'fp-ts/lib/Either.js';
import { left } from '../core/errors/errors.js';
import type { ValidatedRecord } from '../core/records/validate-record.js';
import { catchThrown, validateDocumentBy } from './document.js';
import { type JsonError, parseJson } from './json.js';
import { type LineError, lineTooLong } from './line-error.js';
import type { Resolve } from './resolve.js';

/** Validates a line of an archive by the game that `resolve` finds: its end and score, or the first error. Never throws. */
export const validateLineBy = (
  text: string,
  resolve: Resolve,
  maxBytes: number,
): Either<LineError, ValidatedRecord> => {
  if (text.length > maxBytes) return left(lineTooLong(maxBytes)); // a text has no more units than bytes
  return catchThrown((): Either<LineError, ValidatedRecord> => {
    const document = parseJson(text);
    return document._tag === 'Left'
      ? left(withLineMessage(document.left, text))
      : validateDocumentBy(document.right, resolve);
  });
};

/** Returns the error of a line that is not JSON in words for a line. */
const withLineMessage = (error: JsonError, text: string): JsonError => {
  if (error._tag !== 'NotJson') return error;
  const reason = ONLY_OPENING_BRACKET.test(text)
    ? 'it begins something that goes on in the next line, and a record is one line'
    : error.message;
  return { _tag: 'NotJson', message: `The line is not JSON: ${reason}` };
};

/** Matches a line on which nothing but the beginning of a document stands. */
const ONLY_OPENING_BRACKET = /^\s*[[{]\s*$/;
