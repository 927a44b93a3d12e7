import type { Either } from 'fp-ts/lib/Either.js';
import { left, right, truncate } from '../core/errors/errors.js';
import { findDuplicateKey } from './duplicate-key.js';
import { type DuplicateKey, errorText, type LossyNumber, type NotJson } from './line-error.js';
import { findLossyNumber, type NumberLoss } from './lossy-number.js';

/** The error of a text that is not JSON, or that readers of JSON would change. */
export type JsonError = NotJson | DuplicateKey | LossyNumber;

/** Reads a JSON text as it is written: a key that occurs twice and a number that would change are errors. */
export const parseJson = (text: string): Either<JsonError, unknown> => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return left({ _tag: 'NotJson', message: errorText(error) });
  }
  const key = findDuplicateKey(text, value);
  if (key !== undefined) return left(duplicateKey(key));
  const number = findLossyNumber(text);
  return number === undefined ? right(value) : left(lossyNumber(number));
};

const duplicateKey = (key: string): DuplicateKey => ({
  _tag: 'DuplicateKey',
  key: truncate(key),
  message: `The key '${truncate(key)}' occurs twice in one record.`,
});

const lossyNumber = ({ written, read }: NumberLoss): LossyNumber => {
  const [found, expected] = [truncate(written), read === 'null' ? 'no number at all' : read];
  return {
    _tag: 'LossyNumber',
    found,
    expected,
    message: `The number ${found} would be read as ${expected}: write it as a text, or as readers keep it.`,
  };
};
