import type { BaseState, Hidden, Types } from './game.js';

/** What a field of a state may hold, as data, of which codecs are made. `View` is what a view may hold in its place. */
export type Shape<A, View = A> = Form & {
  /** What it holds, for the compiler alone. */
  readonly holds?: Held<A, View>;
};

/** What a shape holds; by `shows` a view must not hold more than its type has, nor less. */
export interface Held<A, View> {
  /** In a state. */
  readonly state: A;
  /** In a view. */
  readonly view: View;
  /** Holds views to their type. */
  readonly shows: (view: View) => void;
}

/** What the fields of a state hold, in their order. */
export type FieldsOf<State, View> = {
  readonly [K in keyof State]-?: K extends keyof View ? Shape<State[K], View[K]> : never;
};

/** The fields of a game's states but those that every state begins with, in their order. */
export type StateFields<G extends Types> = FieldsOf<
  Omit<G['State'], keyof Head>,
  Omit<G['View'], keyof Head | 'viewer'>
>;

/** What every state begins with. */
type Head = Omit<BaseState, 'phase'>;

/**
 * What numbers name, where they are no amounts: things, or seats. From 0 on there are `each` numbers for each of so many
 * seats, and those that follow belong to nobody.
 */
export interface Names {
  readonly seats: number;
  readonly each: number;
}

/** The shapes as plain data; `names` is what a number names, or the places of a list. */
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

/** An integer from `from` to `to`, both included. */
export const whole = (from: number, to: number): Shape<number> => ({ is: 'whole', from, to });

/** A number of things, of which there are no more than `most`. */
export const count = (most: number): Shape<number> => whole(0, most);

/** The number of one of so many things, such as a card or a cell. */
export const thing = (things: number): Shape<number> => naming(whole(0, things - 1));

/** The number of one of so many things, or -1 for none. */
export const thingOrNone = (things: number): Shape<number> => naming(whole(-1, things - 1));

/** A player, of whom there are so many. */
export const seat = (players: number): Shape<number> => naming(whole(0, players - 1), seatsOf(players));

/** A list that has something for each of so many players. */
export const perSeat = <A, V>(of: Shape<A, V>, players: number): Shape<readonly A[], readonly V[]> =>
  naming(listOf(of, players), seatsOf(players));

/** So many seats, each with so many numbers, or places of a list, in a row. */
export const seatsOf = (seats: number, each = 1): Names => ({ seats, each });

/** The same numbers, or a list with the same places, of which it is known what they name; things unless told. */
export const naming = <A, V>(shape: Shape<A, V>, names: Names = seatsOf(0)): Shape<A, V> =>
  Object.assign({}, shape, { names });

/** One of a few named values. */
export const word = <const A extends string>(...words: readonly A[]): Shape<A> => ({ is: 'word', words });

/** A text of 1 to `most` characters. */
export const textUpTo = (most: number): Shape<string> => ({ is: 'text', most });

/** True or false. */
export const flag: Shape<boolean> = { is: 'flag' };

/** A list of so many. */
export const listOf = <A, V>(of: Shape<A, V>, length: number): Shape<readonly A[], readonly V[]> => ({
  is: 'list',
  of,
  least: length,
  most: length,
});

/** A list of at most so many. */
export const listUpTo = <A, V>(of: Shape<A, V>, most: number): Shape<readonly A[], readonly V[]> => ({
  is: 'list',
  of,
  least: 0,
  most,
});

/** A list of two. */
export const pairOf = <A>(of: Shape<A>): Shape<readonly [A, A]> => ({ is: 'list', of, least: 2, most: 2 });

/** A value, or null for none. */
export const orNull = <A, V>(of: Shape<A, V>): Shape<A | null, V | null> => ({ is: 'either', none: null, of });

/** A value, or `'none'`. */
export const orNone = <A, V>(of: Shape<A, V>): Shape<A | 'none', V | 'none'> => ({ is: 'either', none: 'none', of });

/** A record with these fields; `name` is what errors call it. */
export const recordOf = <F extends Shapes>(name: string, fields: F): RecordShape<F> => ({
  is: 'record',
  name,
  fields,
});

/** A record told apart by its `kind`; each kind has the fields given here. */
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

/** A value that may be hidden in a view. */
export const secret = <A>(of: Shape<A>): Shape<A, A | Hidden> => ({ is: 'secret', of });
