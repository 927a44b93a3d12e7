import type { Either } from 'fp-ts/lib/Either.js';
import type { AnyGame } from '../../core/contract/game.js';
import { left, right } from '../../core/errors/errors.js';
import { parseJson } from '../json.js';
import { type HeaderName, NO_VALUE } from './field-paths.js';

/** The value of a field, or a sentence that says what is wrong. */
type ReadValue = Either<string, unknown>;

/** Reads the value of a field that every game has. */
export const parseFieldValue = (name: HeaderName, text: string): ReadValue => {
  switch (name) {
    case 'start':
    case 'meta':
      return parseJsonValue(text);
    case 'clocks':
    case 'comments':
    case 'envelope':
      return parseEmptyValue(name, text);
    case 'termination':
      return text.startsWith('{') ? parseJsonValue(text) : right({ kind: text });
    case 'result':
      return text === NO_VALUE ? right(undefined) : parseJsonValue(text);
    case 'seed':
      return text === NO_VALUE ? right(undefined) : parseTextValue(text);
    default:
      return parseTextValue(text);
  }
};

/** Reads a field of a player: `name`, `id` or `rating`; a name may be empty. */
export const parsePlayerValue = (part: string, text: string): ReadValue => {
  if (part === 'rating') return parseJsonValue(text);
  return part === 'name' && text === '' ? right(undefined) : parseTextValue(text);
};

/** Reads the value of an option: one of its values as text, or else the text, which the game refuses. */
export const parseOptionValue = (option: AnyGame['options'][number], text: string): ReadValue => {
  const value = parseTextValue(text);
  if (value._tag === 'Left') return value;
  return right(option.values.find((each) => String(each) === value.right) ?? value.right);
};

/** Reads a text, which is JSON if it begins with a quotation mark. */
const parseTextValue = (text: string): Either<string, string> => {
  if (!text.startsWith('"')) return right(text);
  const value = parseJsonValue(text);
  if (value._tag === 'Left') return value;
  return typeof value.right === 'string' ? right(value.right) : left(NOT_JSON);
};

const NOT_JSON = 'This is not JSON: a text that begins with a quotation mark must be a whole JSON text.';

const parseJsonValue = (text: string): ReadValue => {
  const value = parseJson(text);
  if (value._tag === 'Right') return value;
  if (value.left._tag !== 'NotJson') return left(value.left.message);
  return left(text.startsWith('"') ? NOT_JSON : 'This is not JSON.');
};

/** Reads an empty list or envelope, which alone stands in a header. */
const parseEmptyValue = (name: HeaderName, text: string): ReadValue => {
  const empty = name === 'envelope' ? '{}' : '[]';
  if (text === empty) return right(name === 'envelope' ? {} : []);
  return left(`The field '${name}' can only be ${empty}: what it contains stands in other places of the text.`);
};
