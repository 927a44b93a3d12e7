import type { Either } from 'fp-ts/lib/Either.js';
import { accepted, refused } from '../core/errors/verdict.js';
import { shortened } from '../core/play/check-origin.js';
import { type ChangedNumber, changedNumber } from './changed-number.js';
import { keyTwice } from './key-twice.js';
import { errorText, type KeyTwice, type NotJson, type NumberChanged } from './line-fault.js';

/** The error of a text that is not JSON, or that readers of JSON would change. */
export type JsonFault = NotJson | KeyTwice | NumberChanged;

/** Reads a JSON text as it is written: a key that occurs twice and a number that would change are errors. */
export const readJson = (text: string): Either<JsonFault, unknown> => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return refused({ _tag: 'NotJson', message: errorText(error) });
  }
  const key = keyTwice(text, value);
  if (key !== undefined) return refused(twice(key));
  const number = changedNumber(text);
  return number === undefined ? accepted(value) : refused(numberChanged(number));
};

const twice = (key: string): KeyTwice => ({
  _tag: 'KeyTwice',
  key: shortened(key),
  message: `The key '${shortened(key)}' occurs twice in one record.`,
});

const numberChanged = ({ written, read }: ChangedNumber): NumberChanged => {
  const [found, expected] = [shortened(written), read === 'null' ? 'no number at all' : read];
  return {
    _tag: 'NumberChanged',
    found,
    expected,
    message: `The number ${found} would be read as ${expected}: write it as a text, or as readers keep it.`,
  };
};
