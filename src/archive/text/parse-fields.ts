import type { Either } from 'fp-ts/lib/Either.js';
import { isObject } from '../../core/codec/reader.js';
import type { AnyGame } from '../../core/contract/game.js';
import { left, right, truncate } from '../../core/errors/errors.js';
import { parseJson } from '../json.js';
import { FIELD_PATHS, type HeaderName, isHeaderName, NO_VALUE } from './field-paths.js';
import type { TextError, TextSpan } from './text-error.js';

/** The header of a text. */
export interface Header {
  /** The values by the names of their fields, as they are written. */
  readonly values: ReadonlyMap<string, TextSpan>;
  /** The names, with their places. */
  readonly names: readonly TextSpan[];
  /** The index at which the moves begin. */
  readonly end: number;
}

/** Reads the header of a text: a field on each line, up to the first empty line. */
export const parseHeader = (text: string): Either<TextError, Header> => {
  const values = new Map<string, TextSpan>();
  const names: TextSpan[] = [];
  let index = text.startsWith('\uFEFF') ? 1 : 0;
  while (index < text.length) {
    const newline = text.indexOf('\n', index);
    const end = newline < 0 ? text.length : newline + 1;
    const line = text.slice(index, end);
    if (line.trim() !== '') {
      const [name, value] = splitField(line, index);
      if (name === null) return left(invalidField(value));
      if (values.has(name.text)) return left({ span: name, message: `The field '${name.text}' occurs twice.` });
      values.set(name.text, value);
      names.push(name);
    } else if (names.length > 0) return right({ values, names, end });
    index = end;
  }
  return right({ values, names, end: text.length });
};

/** Splits a line at its first colon; without a colon there is no name. */
const splitField = (line: string, start: number): readonly [name: TextSpan | null, value: TextSpan] => {
  const colon = line.indexOf(':');
  if (colon < 0) return [null, trimSpan(line, start)];
  return [trimSpan(line.slice(0, colon), start), trimSpan(line.slice(colon + 1), start + colon + 1)];
};

const trimSpan = (text: string, start: number): TextSpan => {
  const rest = text.trimStart();
  return { text: rest.trimEnd(), start: rest === '' ? start : start + text.length - rest.length };
};

const invalidField = (span: TextSpan): TextError => ({
  span,
  message: `'${truncate(span.text)}' is not a field: write 'name: value', and an empty line before the moves.`,
});

/** The fields of a header as parts of a record. */
export interface HeaderFields {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly options: Readonly<Record<string, unknown>>;
  /** Undefined if the header has none of its fields. */
  readonly envelope: Readonly<Record<string, unknown>> | undefined;
  /** The places of the values, by path in the record. */
  readonly spans: Map<string, TextSpan>;
}

/** A field: its path in the record, and its value or what is wrong with it. */
type HeaderField = readonly [path: string, value: Either<string, unknown>];

/** Reads the values of a header. */
export const parseFields = ({ names, values }: Header, game: AnyGame): Either<TextError, HeaderFields> => {
  const spans = new Map<string, TextSpan>();
  const valuesByPath = new Map<string, unknown>();
  for (const name of names) {
    const span = values.get(name.text)!;
    const field = parseField(name.text, span.text, game);
    if (field === null) return left(unknownField(name, game));
    const [path, value] = field;
    if (value._tag === 'Left') return left({ span, message: `${name.text}: ${value.left}` });
    spans.set(path, span.text === '' ? name : span);
    if (value.right !== undefined || path.endsWith('.name')) valuesByPath.set(path, value.right);
  }
  const { options, envelope, ...fields } = nestByPath(valuesByPath);
  return right({ fields, options: objectOrUndefined(options) ?? {}, envelope: objectOrUndefined(envelope), spans });
};

const objectOrUndefined = (value: unknown): HeaderFields['options'] | undefined =>
  isObject(value) ? value : undefined;

/** Matches the field of a player, who is numbered from 1. */
const PLAYER_FIELD = /^player ([1-9]\d?)(?: (id|rating))?$/;

/** Finds the field with a name; null if there is none. */
const parseField = (name: string, text: string, game: AnyGame): HeaderField | null => {
  if (isHeaderName(name)) return [FIELD_PATHS[name], parseFieldValue(name, text)];
  const [, seat, part = 'name'] = PLAYER_FIELD.exec(name) ?? [];
  if (seat !== undefined) return [`envelope.players[${Number(seat) - 1}].${part}`, parsePlayerValue(part, text)];
  const option = game.options.find((each) => each.name === name);
  return option === undefined ? null : [`options.${name}`, parseOptionValue(option, text)];
};

const unknownField = (span: TextSpan, game: AnyGame): TextError => {
  const options = game.options.map(({ name }) => name);
  const expected = [...options, ...Object.keys(FIELD_PATHS), 'player 1', 'player 1 id', 'player 1 rating'];
  return {
    span,
    expected,
    message: `There is no field '${truncate(span.text)}'; there are ${expected.join(', ')}.`,
  };
};

/** Builds a record from its values by path. */
const nestByPath = (valuesByPath: ReadonlyMap<string, unknown>): Record<string, unknown> => {
  const whole: Record<string, unknown> = {};
  for (const [path, value] of valuesByPath) {
    const keys = path.split(/[.[\]]+/);
    const last = keys.pop()!;
    let part = whole;
    for (const [i, key] of keys.entries()) {
      const next = (keys[i + 1] ?? last) as string;
      part[key] ??= /^\d/.test(next) ? [] : {};
      part = part[key] as Record<string, unknown>;
    }
    if (value === undefined) continue;
    part[last] = value;
  }
  return whole;
};

/** The value of a field, or a sentence that says what is wrong. */
type ReadValue = Either<string, unknown>;

/** Reads the value of a field that every game has. */
const parseFieldValue = (name: HeaderName, text: string): ReadValue => {
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
const parsePlayerValue = (part: string, text: string): ReadValue => {
  if (part === 'rating') return parseJsonValue(text);
  return part === 'name' && text === '' ? right(undefined) : parseTextValue(text);
};

/** Reads the value of an option: one of its values as text, or else the text, which the game refuses. */
const parseOptionValue = (option: AnyGame['options'][number], text: string): ReadValue => {
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
