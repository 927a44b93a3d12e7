import type { Either } from 'fp-ts/lib/Either.js';
import { isObject } from '../../core/codec/reader.js';
import type { AnyGame } from '../../core/contract/game.js';
import { left, right, truncate } from '../../core/errors/errors.js';
import { FIELD_PATHS, isHeaderName } from './field-paths.js';
import type { Header } from './parse-header.js';
import { parseFieldValue, parseOptionValue, parsePlayerValue } from './parse-values.js';
import type { TextError, TextSpan } from './text-error.js';

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
