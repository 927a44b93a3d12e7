import type { Rules } from '../contract/game.js';
import type { Kernel } from '../contract/kernel.js';
import type { Types } from '../types/base-types.js';
import type { Catalogue } from './catalogue.js';
import type { Play } from './play.js';

/** The internals of rules, for the functions of a whole game. */
export interface Internals<G extends Types> {
  readonly kernel: Kernel<G>;
  /** The tables that the rules read; only the kernel may change them. */
  readonly box: G['Box'];
  readonly play: Play<G>;
  readonly catalogue: Catalogue<G['Move']>;
}

// Keyed by the function `play`, which games share with their rules.
const internals = new WeakMap<object, unknown>();

/** Returns the internals of rules or a game; undefined if another copy of this package built them. */
export const internalsOf = <G extends Types>({ play }: Rules<G>): Internals<G> | undefined =>
  internals.get(play) as Internals<G> | undefined;

/** Keeps the internals of rules, and returns the rules. */
export const keepInternals = <G extends Types>(rules: Rules<G>, inside: Internals<G>): Rules<G> => {
  internals.set(rules.play, inside);
  return rules;
};
