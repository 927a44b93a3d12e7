import type { BaseState, Hidden, Types } from '../types/base-types.js';

/** The shape of a field of a state, as data from which codecs are built. `View` is the type of the field in a view. */
export type Shape<A, View = A> = Form & {
  /** The types of the values, for the compiler only. */
  readonly holds?: Held<A, View>;
};

/** The types of the values of a shape; `shows` makes the type of a view invariant. */
export interface Held<A, View> {
  /** The value in a state. */
  readonly state: A;
  /** The value in a view. */
  readonly view: View;
  /** Makes `View` invariant. */
  readonly shows: (view: View) => void;
}

/** The shapes of the fields of a state, in their order. */
export type FieldsOf<State, View> = {
  readonly [K in keyof State]-?: K extends keyof View ? Shape<State[K], View[K]> : never;
};

/** The shapes of the fields of a game's states, in their order, without those with which every state begins. */
export type StateFields<G extends Types> = FieldsOf<
  Omit<G['State'], keyof HeadFields>,
  Omit<G['View'], keyof HeadFields | 'viewer'>
>;

/** The fields with which every state begins. */
type HeadFields = Omit<BaseState, 'phase'>;

/**
 * The meaning of numbers that are ids of components or players: `each` consecutive numbers, from 0 on, for each of
 * `seats` seats. Later numbers belong to nobody.
 */
export interface Names {
  readonly seats: number;
  readonly each: number;
}

/** The shapes as plain data; `names` is the meaning of a number, or of the places of a list. */
export type Form =
  | { readonly is: 'whole'; readonly from: number; readonly to: number; readonly names?: Names }
  | { readonly is: 'word'; readonly words: readonly string[] }
  | { readonly is: 'text'; readonly most: number }
  | { readonly is: 'flag' }
  | { readonly is: 'list'; readonly of: Form; readonly least: number; readonly most: number; readonly names?: Names }
  | { readonly is: 'record'; readonly name: string; readonly fields: Forms }
  | { readonly is: 'variants'; readonly name: string; readonly variants: Readonly<Record<string, Forms>> }
  | { readonly is: 'either'; readonly none: null | 'none'; readonly of: Form }
  | { readonly is: 'secret'; readonly of: Form };
/** Shapes by field. */
export type Forms = Readonly<Record<string, Form>>;

type StateOf<S> = S extends { readonly holds?: { readonly state: infer A } } ? A : never;
type ViewOf<S> = S extends { readonly holds?: { readonly view: infer V } } ? V : never;
type Shapes = Readonly<Record<string, Form & { readonly holds?: { readonly state: unknown; readonly view: unknown } }>>;
type RecordShape<F extends Shapes> = Shape<
  { readonly [K in keyof F]: StateOf<F[K]> },
  { readonly [K in keyof F]: ViewOf<F[K]> }
>;

/** The shape of an integer from `from` to `to`, both included. */
export const whole = (from: number, to: number): Shape<number> => ({ is: 'whole', from, to });

/** The shape of an amount from 0 to `most`. */
export const count = (most: number): Shape<number> => whole(0, most);

/** The shape of an id from 0 to `things` - 1, such as a card or a cell. */
export const thing = (things: number): Shape<number> => naming(whole(0, things - 1));

/** The shape of an id from 0 to `things` - 1, or -1 for none. */
export const thingOrNone = (things: number): Shape<number> => naming(whole(-1, things - 1));

/** The shape of a player in a game of `players`. */
export const seat = (players: number): Shape<number> => naming(whole(0, players - 1), seatsOf(players));

/** The shape of a list with an item for each player. */
export const perSeat = <A, V>(of: Shape<A, V>, players: number): Shape<readonly A[], readonly V[]> =>
  naming(listOf(of, players), seatsOf(players));

/** Assigns `each` consecutive numbers, or places of a list, to each of `seats` seats. */
export const seatsOf = (seats: number, each = 1): Names => ({ seats, each });

/** Returns a shape with a meaning for its numbers or places; without `names` they are ids that belong to nobody. */
export const naming = <A, V>(shape: Shape<A, V>, names: Names = seatsOf(0)): Shape<A, V> =>
  Object.assign({}, shape, { names });

/** The shape of one of the given strings. */
export const word = <const A extends string>(...words: readonly A[]): Shape<A> => ({ is: 'word', words });

/** The shape of a text of 1 to `most` characters. */
export const textUpTo = (most: number): Shape<string> => ({ is: 'text', most });

/** The shape of a boolean. */
export const flag: Shape<boolean> = { is: 'flag' };

/** The shape of a list of exactly `length` items. */
export const listOf = <A, V>(of: Shape<A, V>, length: number): Shape<readonly A[], readonly V[]> => ({
  is: 'list',
  of,
  least: length,
  most: length,
});

/** The shape of a list of at most `most` items. */
export const listUpTo = <A, V>(of: Shape<A, V>, most: number): Shape<readonly A[], readonly V[]> => ({
  is: 'list',
  of,
  least: 0,
  most,
});

/** The shape of a list of two items. */
export const pairOf = <A>(of: Shape<A>): Shape<readonly [A, A]> => ({ is: 'list', of, least: 2, most: 2 });

/** The shape of a value or null. */
export const orNull = <A, V>(of: Shape<A, V>): Shape<A | null, V | null> => ({ is: 'either', none: null, of });

/** The shape of a value or `'none'`. */
export const orNone = <A, V>(of: Shape<A, V>): Shape<A | 'none', V | 'none'> => ({ is: 'either', none: 'none', of });

/** The shape of a record with these fields; errors call it `name`. */
export const recordOf = <F extends Shapes>(name: string, fields: F): RecordShape<F> => ({
  is: 'record',
  name,
  fields,
});

/** The shape of a union of records by `kind`; each kind has the fields given here. */
export const variantsOf = <const K extends Readonly<Record<string, Shapes>>>(
  name: string,
  variants: K,
): Shape<
  { [Kind in keyof K & string]: { readonly kind: Kind } & StateOf<RecordShape<K[Kind]>> }[keyof K & string],
  { [Kind in keyof K & string]: { readonly kind: Kind } & ViewOf<RecordShape<K[Kind]>> }[keyof K & string]
> => ({
  is: 'variants',
  name,
  variants,
});

/** The shape of a value that may be hidden in a view. */
export const secret = <A>(of: Shape<A>): Shape<A, A | Hidden> => ({ is: 'secret', of });
