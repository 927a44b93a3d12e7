import type { BasePhase, BaseState, Hidden, Types, Viewer } from './game.js';

/**
 * What a field of a state may hold, as data: codecs are made of it, and views. `View` is what a view may hold in its
 * place.
 */
export type Shape<A, View = A> = Form & {
  // `shows` is there for the compiler alone: a view must not hold what the type of views does not have, nor less.
  readonly holds?: { readonly state: A; readonly view: View; readonly shows: (view: View) => void };
};

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

/** The shapes as plain data. */
export type Form =
  | { readonly is: 'whole'; readonly from: number; readonly to: number }
  | { readonly is: 'word'; readonly words: readonly string[] }
  | { readonly is: 'text'; readonly most: number }
  | { readonly is: 'flag' }
  | { readonly is: 'list'; readonly of: Form; readonly least: number; readonly most: number }
  | { readonly is: 'record'; readonly name: string; readonly fields: Forms }
  | { readonly is: 'variants'; readonly name: string; readonly variants: Readonly<Record<string, Forms>> }
  | { readonly is: 'either'; readonly none: null | 'none'; readonly of: Form }
  | { readonly is: 'secret'; readonly of: Form; readonly from: HiddenFrom };
/** Shapes by field. */
export type Forms = Readonly<Record<string, Form>>;

/** Whether a value is hidden from a viewer; `i` and `j` say where it is in the lists around it, the outer one first. */
type HiddenFrom = {
  bivarianceHack(state: BaseState, viewer: Viewer, value: unknown, i: number, j: number): boolean;
}['bivarianceHack'];

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

/** A value that is hidden from those of whom `from` says so. */
export const secret = <A>(of: Shape<A>, from: HiddenFrom = always): Shape<A, A | Hidden> => ({
  is: 'secret',
  of,
  from,
});

const always = (): boolean => true;

/** The fields with secrets in them. */
export const secretsIn = (fields: Partial<Forms>): Forms =>
  Object.fromEntries(Object.entries(fields).flatMap(([key, form]) => (form && hasSecrets(form) ? [[key, form]] : [])));

const hasSecrets = (form: Form): boolean => {
  switch (form.is) {
    case 'secret':
      return true;
    case 'either':
    case 'list':
      return hasSecrets(form.of);
    case 'record':
      return Object.values(form.fields).some(hasSecrets);
    case 'variants':
      return Object.values(form.variants).some((fields) => Object.values(fields).some(hasSecrets));
    default:
      return false;
  }
};

/** What becomes of a secret value that is hidden from a viewer, or is not. */
export type Veil = (value: unknown, isHidden: boolean) => unknown;

/** A field as a viewer may know it. */
export const veiled = (form: Form, state: BaseState, viewer: Viewer, veil: Veil, value: unknown): unknown => {
  const cover = (form: Form, value: unknown, i: number, j: number): unknown => {
    switch (form.is) {
      case 'secret':
        return veil(value, form.from(state, viewer, value, i, j));
      case 'either':
        return value === form.none ? value : cover(form.of, value, i, j);
      case 'list':
        return (value as readonly unknown[]).map((item, at) => cover(form.of, item, i < 0 ? at : i, i < 0 ? j : at));
      case 'record':
        return coverFields(form.fields, value as object, i, j);
      case 'variants':
        return coverFields(form.variants[(value as BasePhase).kind]!, value as object, i, j);
      default:
        return value;
    }
  };
  const coverFields = (fields: Forms, value: object, i: number, j: number): object =>
    Object.fromEntries(
      Object.entries(value).map(([key, part]) => [
        key,
        Object.hasOwn(fields, key) ? cover(fields[key]!, part, i, j) : part,
      ]),
    );
  return cover(form, value, -1, -1);
};
