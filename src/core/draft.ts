import type { RandomState } from './random.js';

/** The same record or list without `readonly`; what it holds stays as it is. */
export type Mutable<A> = { -readonly [K in keyof A]: A[K] };

/**
 * A copy of a state that the rules may change. Every field can be replaced; only the fields that the copy owns, since
 * they were copied for it, can also be changed in place. The others are shared with the state it was copied from.
 */
export type DraftOf<State, Owned extends keyof State> = Omit<Mutable<State>, Owned> & {
  -readonly [K in Owned]: Mutable<State[K]>;
};

/** A view with a random state in place of the hidden one; its other hidden fields stay hidden. */
export type Seeded<View> = Omit<View, 'random' | 'viewer'> & { readonly random: RandomState };

/** A changeable copy of a view, whose hidden fields are still to be filled in. */
export type Unfilled<View> = Mutable<Seeded<View>>;

/** Returns a deep copy of plain data. */
export const copyOf = <A>(value: A): A => {
  const copy = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(copy);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, copy(inner)]));
  };
  return copy(value) as A;
};
