import type { BaseState, Hidden, Types } from '../types/base-types.js';

/** The schema of a field of a state, as data from which codecs are built. `View` is the type of the field in a view. */
export type TypedSchema<A, View = A> = FieldSchema & {
  /** The types of the values, for the compiler only. */
  readonly types?: SchemaTypes<A, View>;
} & ([View] extends [A] ? unknown : Omit<HideableSchema<A, View>, 'type'>);

/** The schema of a field of which views can hide something. */
export interface HideableSchema<A, View> {
  readonly type: FieldSchema['type'];
  /** The types of the values, for the compiler only; missing where `hideable` was forgotten. */
  readonly hideable: SchemaTypes<A, View>;
}

/** The types of the values of a schema; `acceptsView` makes the type of a view invariant. */
export interface SchemaTypes<A, View> {
  /** The value in a state. */
  readonly state: A;
  /** The value in a view. */
  readonly view: View;
  /** Makes `View` invariant. */
  readonly acceptsView: (view: View) => void;
}

/** The schemas of the fields of a state, in their order. */
export type SchemasOf<State, View> = {
  readonly [K in keyof State]-?: K extends keyof View ? SchemaOfField<State[K], View[K]> : never;
};

/** The schema of one field: where it is hideable, the compiler says so in a line if that was forgotten. */
export type SchemaOfField<A, View> = [View] extends [A] ? TypedSchema<A, View> : HideableSchema<A, View>;

/** The schemas of the fields of a game's states, in their order, without those with which every state begins. */
export type StateSchema<G extends Types> = SchemasOf<
  Omit<G['State'], keyof StateHeaderFields>,
  Omit<G['View'], keyof StateHeaderFields | 'viewer'>
>;

/** The fields with which every state begins. */
type StateHeaderFields = Omit<BaseState, 'phase'>;

/**
 * The meaning of numbers that are ids of components or players: `idsPerSeat` consecutive numbers, from 0 on, for each of
 * `seats` seats. Later numbers belong to nobody.
 */
export interface IdRange {
  readonly seats: number;
  readonly idsPerSeat: number;
}

/** A pool of cards: as long as the game lasts, each of them lies in one place of the state. */
export interface Pool {
  readonly name: string;
  /** The id of each card; cards with the same id look the same. */
  readonly cards: readonly number[];
}

/**
 * The schemas as plain data; `idRange` is the meaning of a number, or of the indexes of a list. A number can be a card of
 * a `pool`. A hideable field names who sees it, if its masks are derived from that, and when everybody does.
 */
export type FieldSchema =
  | {
      readonly type: 'integer';
      readonly min: number;
      readonly max: number;
      readonly idRange?: IdRange;
      readonly pool?: Pool;
    }
  | { readonly type: 'enum'; readonly values: readonly string[] }
  | { readonly type: 'text'; readonly maxCharacters: number }
  | { readonly type: 'flag' }
  | {
      readonly type: 'list';
      readonly of: FieldSchema;
      readonly minItems: number;
      readonly maxItems: number;
      readonly idRange?: IdRange;
      readonly isSorted?: boolean;
    }
  | { readonly type: 'object'; readonly name: string; readonly fields: FieldSchemas }
  | { readonly type: 'union'; readonly name: string; readonly variants: Readonly<Record<string, FieldSchemas>> }
  | { readonly type: 'orNone'; readonly none: null | 'none'; readonly of: FieldSchema }
  | {
      readonly type: 'hideable';
      readonly of: FieldSchema;
      readonly seenBy?: 'owner' | 'nobody';
      readonly until?: 'over';
    };
/** Shapes by field. */
export type FieldSchemas = Readonly<Record<string, FieldSchema>>;

/** The type of a field in a state, by its schema. */
export type StateOf<S> = S extends { readonly types?: { readonly state: infer A } } ? A : never;
/** The type of a field in a view, by its schema. */
export type ViewOf<S> = S extends { readonly types?: { readonly view: infer V } } ? V : never;
/** The schemas of some fields, with the types of their values. */
export type TypedSchemas = Readonly<
  Record<string, FieldSchema & { readonly types?: { readonly state: unknown; readonly view: unknown } }>
>;
type ObjectSchema<F extends TypedSchemas> = TypedSchema<
  { readonly [K in keyof F]: StateOf<F[K]> },
  { readonly [K in keyof F]: ViewOf<F[K]> }
>;

/** The schema of an integer from `min` to `max`, both included. */
export const intBetween = (min: number, max: number): TypedSchema<number> => ({ type: 'integer', min, max });

/** The schema of an amount from 0 to `max`. */
export const countUpTo = (max: number): TypedSchema<number> => intBetween(0, max);

/** The schema of an id from 0 to `count` - 1, such as a card or a cell. */
export const idBelow = (count: number): TypedSchema<number> => withIdRange(intBetween(0, count - 1));

/** The schema of an id from 0 to `count` - 1, or -1 for none. */
export const idBelowOrNone = (count: number): TypedSchema<number> => withIdRange(intBetween(-1, count - 1));

/** The schema of a player in a game of `players`. */
export const playerBelow = (players: number): TypedSchema<number> =>
  withIdRange(intBetween(0, players - 1), idsOfSeats(players));

/** The schema of a list with an item for each player. */
export const listPerPlayer = <A, V>(of: TypedSchema<A, V>, players: number): TypedSchema<readonly A[], readonly V[]> =>
  withIdRange(listOf(of, players), idsOfSeats(players));

/** Assigns `idsPerSeat` consecutive numbers, or indexes of a list, to each of `seats` seats. */
export const idsOfSeats = (seats: number, idsPerSeat = 1): IdRange => ({ seats, idsPerSeat });

/** Returns a schema with a meaning for its numbers or indexes; without `idRange` they are ids that belong to nobody. */
export const withIdRange = <A, V>(schema: TypedSchema<A, V>, idRange: IdRange = idsOfSeats(0)): TypedSchema<A, V> =>
  Object.assign({}, schema, { idRange });

/** The schema of one of the given strings. */
export const enumOf = <const A extends string>(...values: readonly A[]): TypedSchema<A> => ({ type: 'enum', values });

/** The schema of a text of 1 to `maxCharacters`. */
export const textUpTo = (maxCharacters: number): TypedSchema<string> => ({ type: 'text', maxCharacters });

/** The schema of a boolean. */
export const flag: TypedSchema<boolean> = { type: 'flag' };

/** The schema of a list of exactly `length` items. */
export const listOf = <A, V>(of: TypedSchema<A, V>, length: number): TypedSchema<readonly A[], readonly V[]> => ({
  type: 'list',
  of,
  minItems: length,
  maxItems: length,
});

/** The schema of a list of at most `maxItems`. */
export const listUpTo = <A, V>(of: TypedSchema<A, V>, maxItems: number): TypedSchema<readonly A[], readonly V[]> => ({
  type: 'list',
  of,
  minItems: 0,
  maxItems,
});

/** The schema of a list of two items. */
export const pairOf = <A>(of: TypedSchema<A>): TypedSchema<readonly [A, A]> => ({
  type: 'list',
  of,
  minItems: 2,
  maxItems: 2,
});

/** The schema of a value or null. */
export const orNull = <A, V>(of: TypedSchema<A, V>): TypedSchema<A | null, V | null> => ({
  type: 'orNone',
  none: null,
  of,
});

/** The schema of a value or `'none'`. */
export const orNone = <A, V>(of: TypedSchema<A, V>): TypedSchema<A | 'none', V | 'none'> => ({
  type: 'orNone',
  none: 'none',
  of,
});

/** The schema of a record with these fields; errors call it `name`. */
export const objectOf = <F extends TypedSchemas>(name: string, fields: F): ObjectSchema<F> => ({
  type: 'object',
  name,
  fields,
});

/** The schema of a union of records by `kind`; each kind has the fields given here. */
export const unionOf = <const K extends Readonly<Record<string, TypedSchemas>>>(
  name: string,
  variants: K,
): TypedSchema<
  { [Kind in keyof K & string]: { readonly kind: Kind } & StateOf<ObjectSchema<K[Kind]>> }[keyof K & string],
  { [Kind in keyof K & string]: { readonly kind: Kind } & ViewOf<ObjectSchema<K[Kind]>> }[keyof K & string]
> => ({
  type: 'union',
  name,
  variants,
});

/** The schema of a value that may be hidden in a view. */
export const hideable = <A>(of: TypedSchema<A>): TypedSchema<A, A | Hidden> => ({ type: 'hideable', of });
