import type { RandomState } from '../chance/random.js';
import type { Mutable } from '../data/copy.js';

/**
 * A copy of a state that the rules may change. Every field can be replaced; only the fields that the copy owns, since
 * they were copied for it, can also be changed in place. The others are shared with the state it was copied from.
 */
export type DraftOf<State, Owned extends keyof State> = Omit<Mutable<State>, Owned> & {
  -readonly [K in Owned]: Mutable<State[K]>;
};

/** A view with a random state in place of the hidden one; its other hidden fields stay hidden. */
export type SeededView<View> = Omit<View, 'random' | 'viewer'> & { readonly random: RandomState };

/** A changeable copy of a view, whose hidden fields are still to be filled in. */
export type UnfilledView<View> = Mutable<SeededView<View>>;
