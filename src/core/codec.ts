import type { Either } from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';
import type { Catalogue } from './catalogue.js';
import type { Draft } from './draft.js';
import { canonical } from './fingerprint.js';
import { HIDDEN, type Hidden, type Provenance, type Provenances, type Viewer } from './game.js';
import type { RandomState } from './random.js';
import { refused } from './verdict.js';

/**
 * An io-ts codec whose `decode` answers with one typed error instead of a list, faces any value without throwing, and
 * hands out a fresh value with its fields in the documented order. `asType` makes an ordinary io-ts codec of it.
 */
export interface Codec<A, E> {
  /** What it reads. */
  readonly name: string;
  /** Whether `decode` would accept a value. */
  is(value: unknown): value is A;
  /** The value itself: it is JSON already. */
  encode(value: A): A;
  /** A fresh copy of a value, or the first thing that is wrong with it. */
  decode(value: unknown): Either<E, A>;
  /** How io-ts asks. */
  readonly validate: t.Validate<unknown, A>;
}

/** The io-ts codec of one of ours, to build into io-ts codecs of your own. */
export const asType = <A>(codec: Codec<A, unknown>): t.Type<A> =>
  new t.Type(codec.name, (value) => codec.is(value), codec.validate, t.identity);

/** The public codec of a type; `invalid` makes the error out of the path and sentence of the first fault. */
export const codecOf = <A, E>(type: t.Type<A>, invalid: (path: string, message: string) => E): Codec<A, E> => {
  const guarded = build(type.name, (value) => {
    try {
      return type.validate(value, HERE);
    } catch {
      return fault(value, `${type.name} cannot be read`); // a getter or a proxy that throws
    }
  });
  const decode = (value: unknown): Either<E, A> => {
    const decoded = guarded.validate(value, HERE);
    if (decoded._tag === 'Right') return decoded;
    const { context, message } = decoded.left[0]!;
    return refused(invalid(pathOf(context), message!));
  };
  return { name: type.name, is: guarded.is, encode: t.identity, decode, validate: guarded.validate };
};

/** Inside, places are written from the leaf up: a reader speaks of its own value only. */
const HERE: t.Context = [];

const build = <A>(name: string, read: (value: unknown) => t.Validation<A>): t.Type<A> =>
  new t.Type(
    name,
    (value): value is A => read(value)._tag === 'Right',
    (value, context) => {
      const decoded = read(value);
      return decoded._tag === 'Right' || context.length === 0 ? decoded : placed(context, decoded.left);
    },
    t.identity,
  );

const placed = (context: t.Context, faults: t.Errors): t.Validation<never> =>
  t.failures(faults.map((each) => ({ ...each, context: [...context, ...each.context] })));

/** The faults of a part, seen from the whole: `key` is a field, or an index in brackets. */
const at = (key: string, faults: t.Errors): t.Validation<never> => placed([{ key, type: part }], faults);

const part: t.Mixed = build('a part', t.success);

const pathOf = (context: t.Context): string =>
  context.map(({ key }, depth) => (depth === 0 || key.startsWith('[') ? key : `.${key}`)).join('');

const LONGEST_SHOWN = 40;

// Values are shown in errors by their kind only: they may be huge, cyclic or hostile.
const kindOf = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a record';
  if (typeof value === 'string' && value.length <= LONGEST_SHOWN) return `'${value}'`;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return `a ${typeof value}`;
};

const fault = (value: unknown, message: string): t.Validation<never> => t.failure(value, HERE, message);

const unwanted = (value: unknown, wanted: string): t.Validation<never> =>
  fault(value, `expected ${wanted}, got ${kindOf(value)}`);

const leaf = <A>(wanted: string, is: (value: unknown) => value is A): t.Type<A> =>
  build(wanted, (value) => (is(value) ? t.success(value) : unwanted(value, wanted)));

/** Integers but -0, which JSON does not keep. */
const isCount = (value: unknown): value is number => Number.isInteger(value) && !Object.is(value, -0);

/** An integer from `min` to `max`, both included. */
export const integer = (min: number, max: number): t.Type<number> =>
  leaf(`an integer from ${min} to ${max}`, (value): value is number => isCount(value) && value >= min && value <= max);

/** A string of `min` to `max` characters. */
export const text = (min: number, max: number): t.Type<string> =>
  leaf(
    `a string of ${min} to ${max} characters`,
    (value): value is string => typeof value === 'string' && value.length >= min && value.length <= max,
  );

/** True or false. */
export const boolean: t.Type<boolean> = leaf('true or false', (value): value is boolean => typeof value === 'boolean');

/** One of a few named values. */
export const oneOf = <const A extends string | number | null>(...values: readonly A[]): t.Type<A> =>
  leaf(values.map(kindOf).join(' or '), (value): value is A => (values as readonly unknown[]).includes(value));

/** The first of two types that fits; its errors are those of the last. */
export const either = <A, B>(first: t.Type<A>, last: t.Type<B>): t.Type<A | B> =>
  build(`${first.name} or ${last.name}`, (value): t.Validation<A | B> => {
    const decoded = first.validate(value, HERE);
    return decoded._tag === 'Right' ? decoded : last.validate(value, HERE);
  });

/** A value, or null for none. */
export const nullable = <A>(type: t.Type<A>): t.Type<A | null> => either(oneOf(null), type);

/** A field that may be left out, or undefined. */
export const optional = <A>(type: t.Type<A>): t.Type<A | undefined> =>
  build(type.name, (value) => (value === undefined ? t.success(undefined) : type.validate(value, HERE)));

/** A field that is filled in when it is left out. */
export const orElse = <A>(type: t.Type<A>, absent: A): t.Type<A> =>
  build(type.name, (value) => (value === undefined ? t.success(absent) : type.validate(value, HERE)));

/** The types of a record's fields. */
export type Fields = Readonly<Record<string, t.Mixed>>;

type IsOptional<A> = unknown extends A ? false : undefined extends A ? true : false;
type OptionalKey<F extends Fields> = { [K in keyof F]: IsOptional<t.TypeOf<F[K]>> extends true ? K : never }[keyof F];

/** The record that has these fields. */
export type RecordOf<F extends Fields> = {
  readonly [K in Exclude<keyof F, OptionalKey<F>>]: t.TypeOf<F[K]>;
} & { readonly [K in OptionalKey<F>]?: Exclude<t.TypeOf<F[K]>, undefined> };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const own = (value: Readonly<Record<string, unknown>>, key: string): unknown =>
  Object.hasOwn(value, key) ? value[key] : undefined;

/** A record with just these fields, none missing and none more; undefined counts as missing. */
export const record = <F extends Fields>(name: string, fields: F): t.Type<RecordOf<F>> =>
  build(name, (value): t.Validation<RecordOf<F>> => {
    if (!isRecord(value)) return unwanted(value, name);
    for (const key of Reflect.ownKeys(value)) {
      if (typeof key === 'string' && (Object.hasOwn(fields, key) || value[key] === undefined)) continue;
      return at(String(key).slice(0, LONGEST_SHOWN), [
        { value: undefined, context: HERE, message: `is no field of ${name}` },
      ]);
    }
    const decoded: Record<string, unknown> = {};
    for (const key of Object.keys(fields)) {
      const field = fields[key]!.validate(own(value, key), HERE);
      if (field._tag === 'Left') return at(key, field.left);
      if (field.right !== undefined) decoded[key] = field.right;
    }
    return t.success(decoded as RecordOf<F>);
  });

/** The records of `variants`. */
export type VariantOf<V extends Readonly<Record<string, Fields>>> = {
  [K in keyof V & string]: { readonly kind: K } & RecordOf<V[K]>;
}[keyof V & string];

/** A record told apart by its `kind`; each kind has the fields given here. */
export const variants = <const V extends Readonly<Record<string, Fields>>>(
  name: string,
  kinds: V,
): t.Type<VariantOf<V>> => {
  const kind = oneOf(...Object.keys(kinds));
  const types = new Map<string, t.Mixed>(
    Object.entries(kinds).map(([key, fields]) => [key, record(name, { kind: oneOf(key), ...fields })]),
  );
  return build(name, (value): t.Validation<VariantOf<V>> => {
    if (!isRecord(value)) return unwanted(value, name);
    const named = kind.validate(own(value, 'kind'), HERE);
    return named._tag === 'Left' ? at('kind', named.left) : types.get(named.right)!.validate(value, HERE);
  });
};

/** A list of `min` to `max` items; a longer one is refused before any item is looked at. */
export const list = <A>(item: t.Type<A>, min: number, max: number): t.Type<readonly A[]> => {
  const name = min === max ? `a list of ${min}` : `a list of ${min} to ${max}`;
  return build(name, (value): t.Validation<readonly A[]> => {
    if (!Array.isArray(value)) return unwanted(value, name);
    const length: unknown = value.length;
    if (typeof length !== 'number' || !(length >= min && length <= max)) {
      return fault(value, `expected ${name}, got ${length}`);
    }
    const items: A[] = [];
    for (let i = 0; i < length; i++) {
      const decoded = item.validate(value[i], HERE);
      if (decoded._tag === 'Left') return at(`[${i}]`, decoded.left);
      items.push(decoded.right);
    }
    return t.success(items);
  });
};

/** A list of two. */
export const pair = <A>(item: t.Type<A>): t.Type<readonly [A, A]> =>
  list(item, 2, 2) as t.Mixed as t.Type<readonly [A, A]>;

/** Part of the components that nobody can replace: left out, or as it is. */
export const fixed = <A>(value: A): t.Type<A> => {
  const printed = canonical(value);
  return build('fixed', (found) =>
    found === value || found === undefined || canonical(json(found)) === printed
      ? t.success(value)
      : fault(found, 'cannot be replaced'),
  );
};

const provenance = oneOf('rulebook', 'public', 'reconstructed', 'authored');

/** Where each part's figures come from; what an owner does not say of his own is as printed. */
export const provenances = (printed: Provenances): t.Type<Provenances> =>
  orElse(
    record<Record<string, t.Type<Provenance>>>(
      'provenance',
      Object.fromEntries(Object.entries(printed).map(([part, source]) => [part, orElse(provenance, source)])),
    ),
    printed,
  );

/** The entries of a catalogue; fresh objects with the same fields are replaced by them. */
export const entryOf = <Move>({ moves, indexOf }: Catalogue<Move>): t.Type<Move> =>
  build('a move of the catalogue', (value) => {
    const number = indexOf(value);
    return number < 0 ? unwanted(value, 'a move of the catalogue') : t.success(moves[number] as Move);
  });

/** A type whose values must also agree with themselves: `broken` answers with the path of the first that does not. */
export const agreeing = <A>(type: t.Type<A>, broken: (value: A) => string | null): t.Type<A> =>
  build(type.name, (value) => {
    const decoded = type.validate(value, HERE);
    if (decoded._tag === 'Left') return decoded;
    const path = broken(decoded.right);
    if (path === null) return decoded;
    const disagrees: t.ValidationError = {
      value,
      context: HERE,
      message: 'contradicts the rest, or what the rules allow',
    };
    return path === '' ? t.failures([disagrees]) : at(path, [disagrees]);
  });

/** A type whose errors say in brackets what `name` calls their place, such as the id of the card that the path numbers. */
export const naming = <A>(type: t.Type<A>, name: (path: string, value: unknown) => string | undefined): t.Type<A> =>
  build(type.name, (value) => {
    const decoded = type.validate(value, HERE);
    if (decoded._tag === 'Right') return decoded;
    const first = decoded.left[0]!;
    const called = name(pathOf(first.context), value);
    return called === undefined ? decoded : t.failures([{ ...first, message: `${first.message} (${called})` }]);
  });

const DEEPEST = 32;
const MOST_VALUES = 100_000;

/** A copy of a JSON value within limits; throws where it is none, which `codecOf` turns into an error. */
const json = (value: unknown): unknown => {
  let values = 0;
  const copy = (part: unknown, depth: number): unknown => {
    if (++values > MOST_VALUES || depth > DEEPEST) throw new RangeError('too large');
    if (part === null || typeof part === 'string' || typeof part === 'boolean') return part;
    if (typeof part === 'number' && Number.isFinite(part)) return part + 0;
    if (Array.isArray(part) && part.length <= MOST_VALUES) return Array.from(part, (item) => copy(item, depth + 1));
    if (!isRecord(part)) throw new TypeError('no JSON');
    return Object.fromEntries(Object.keys(part).map((key) => [key, copy(part[key], depth + 1)]));
  };
  return copy(value, 0);
};

/** Any JSON value of a moderate size. */
export const anyJson: t.Type<unknown> = build('JSON', (value) => {
  try {
    return t.success(json(value));
  } catch {
    return unwanted(value, 'JSON of moderate size');
  }
});

/** How the secret leaves of a state are read: as they are in a state, as they are or `HIDDEN` in a view. */
export type Veil<H extends Hidden> = <A>(type: t.Type<A>) => t.Type<A | H>;

/** The leaves of a state: nothing is hidden. */
export const open: Veil<never> = (type) => type;

/** The leaves of a view: anything secret may be hidden. */
export const veiled: Veil<Hidden> = (type) => either(oneOf(HIDDEN), type);

/** Who may look: one of so many players, or a spectator. */
export const viewerOf = (players: number): t.Type<Viewer> => either(oneOf('spectator'), integer(0, players - 1));

const share = leaf(
  'a multiple of 2^-32 below 1',
  (value): value is number => typeof value === 'number' && value >= 0 && value < 1 && isCount(value * 4294967296),
);

/** The random state inside a state. */
export const randomState: t.Type<RandomState> = record('a random state', {
  c: integer(0, 2091639),
  s0: share,
  s1: share,
  s2: share,
});

/** A deep copy of plain data. */
export const copyOf = <A>(value: A): Draft<A> => {
  const copy = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(copy);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, copy(inner)]));
  };
  return copy(value) as Draft<A>;
};
