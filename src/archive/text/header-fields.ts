import type { Either } from 'fp-ts/lib/Either.js';
import { isRecord } from '../../core/codec/type.js';
import type { AnyGame } from '../../core/contract/game.js';
import { accepted, refused } from '../../core/errors/verdict.js';
import { shortened } from '../../core/play/check-origin.js';
import { FIELDS, isField } from './fields.js';
import type { Header } from './header.js';
import type { Mistake, Placed } from './mistake.js';
import { fieldValue, optionValue, playerValue } from './values.js';

/** The fields of a header as parts of a record. */
export interface HeaderFields {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly options: Readonly<Record<string, unknown>>;
  /** Undefined if the header has none of its fields. */
  readonly envelope: Readonly<Record<string, unknown>> | undefined;
  /** The places of the values, by path in the record. */
  readonly places: Map<string, Placed>;
}

/** A field: its path in the record, and its value or what is wrong with it. */
type Field = readonly [path: string, value: Either<string, unknown>];

/** Reads the values of a header. */
export const fieldsOf = ({ names, values }: Header, game: AnyGame): Either<Mistake, HeaderFields> => {
  const places = new Map<string, Placed>();
  const found = new Map<string, unknown>();
  for (const name of names) {
    const place = values.get(name.text)!;
    const field = fieldOf(name.text, place.text, game);
    if (field === null) return refused(unknownField(name, game));
    const [path, value] = field;
    if (value._tag === 'Left') return refused({ place, message: `${name.text}: ${value.left}` });
    places.set(path, place.text === '' ? name : place);
    if (value.right !== undefined || path.endsWith('.name')) found.set(path, value.right);
  }
  const { options, envelope, ...fields } = nested(found);
  return accepted({ fields, options: partOf(options) ?? {}, envelope: partOf(envelope), places });
};

const partOf = (value: unknown): HeaderFields['options'] | undefined => (isRecord(value) ? value : undefined);

/** Matches the field of a player, who is numbered from 1. */
const PLAYER = /^player ([1-9]\d?)(?: (id|rating))?$/;

/** Finds the field with a name; null if there is none. */
const fieldOf = (name: string, text: string, game: AnyGame): Field | null => {
  if (isField(name)) return [FIELDS[name], fieldValue(name, text)];
  const [, seat, part = 'name'] = PLAYER.exec(name) ?? [];
  if (seat !== undefined) return [`envelope.players[${Number(seat) - 1}].${part}`, playerValue(part, text)];
  const option = game.options.find((each) => each.name === name);
  return option === undefined ? null : [`options.${name}`, optionValue(option, text)];
};

const unknownField = (place: Placed, game: AnyGame): Mistake => {
  const options = game.options.map(({ name }) => name);
  const expected = [...options, ...Object.keys(FIELDS), 'player 1', 'player 1 id', 'player 1 rating'];
  return {
    place,
    expected,
    message: `There is no field '${shortened(place.text)}'; there are ${expected.join(', ')}.`,
  };
};

/** Builds a record from its values by path. */
const nested = (found: ReadonlyMap<string, unknown>): Record<string, unknown> => {
  const whole: Record<string, unknown> = {};
  for (const [path, value] of found) {
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
