import type { Either } from 'fp-ts/lib/Either.js';
import type { AnyGame } from '../../core/contract/game.js';
import { accepted, refused } from '../../core/errors/verdict.js';
import { readJson } from '../json.js';
import { type HeaderName, NONE } from './fields.js';

/** The value of a field, or a sentence that says what is wrong. */
type ReadValue = Either<string, unknown>;

/** Reads the value of a field that every game has. */
export const fieldValue = (name: HeaderName, text: string): ReadValue => {
  switch (name) {
    case 'start':
    case 'meta':
      return jsonValue(text);
    case 'clocks':
    case 'comments':
    case 'envelope':
      return emptyValue(name, text);
    case 'termination':
      return text.startsWith('{') ? jsonValue(text) : accepted({ kind: text });
    case 'result':
      return text === NONE ? accepted(undefined) : jsonValue(text);
    case 'seed':
      return text === NONE ? accepted(undefined) : textValue(text);
    default:
      return textValue(text);
  }
};

/** Reads a field of a player: `name`, `id` or `rating`; a name may be empty. */
export const playerValue = (part: string, text: string): ReadValue => {
  if (part === 'rating') return jsonValue(text);
  return part === 'name' && text === '' ? accepted(undefined) : textValue(text);
};

/** Reads the value of an option: one of its values as text, or else the text, which the game refuses. */
export const optionValue = (option: AnyGame['options'][number], text: string): ReadValue => {
  const value = textValue(text);
  if (value._tag === 'Left') return value;
  return accepted(option.values.find((each) => String(each) === value.right) ?? value.right);
};

/** Reads a text, which is JSON if it begins with a quotation mark. */
const textValue = (text: string): Either<string, string> => {
  if (!text.startsWith('"')) return accepted(text);
  const value = jsonValue(text);
  if (value._tag === 'Left') return value;
  return typeof value.right === 'string' ? accepted(value.right) : refused(NOT_JSON);
};

const NOT_JSON = 'This is not JSON: a text that begins with a quotation mark must be a whole JSON text.';

const jsonValue = (text: string): ReadValue => {
  const value = readJson(text);
  if (value._tag === 'Right') return value;
  if (value.left._tag !== 'NotJson') return refused(value.left.message);
  return refused(text.startsWith('"') ? NOT_JSON : 'This is not JSON.');
};

/** Reads an empty list or envelope, which alone stands in a header. */
const emptyValue = (name: HeaderName, text: string): ReadValue => {
  const empty = name === 'envelope' ? '{}' : '[]';
  if (text === empty) return accepted(name === 'envelope' ? {} : []);
  return refused(`The field '${name}' can only be ${empty}: what it contains stands in other places of the text.`);
};
