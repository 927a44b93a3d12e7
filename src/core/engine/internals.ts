import type { Rules } from '../contract/game.js';
import type { Kernel } from '../contract/kernel.js';
import type { Types } from '../types/base-types.js';
import type { RulesEngine } from './engine.js';
import type { MoveIndex } from './move-index.js';

/** The internals of rules, for the functions of a whole game. */
export interface Internals<G extends Types> {
  readonly kernel: Kernel<G>;
  /** The tables that the rules read; only the kernel may change them. */
  readonly box: G['Box'];
  readonly engine: RulesEngine<G>;
  readonly moveIndex: MoveIndex<G['Move']>;
}

// Keyed by the function `play`, which games share with their rules.
const internalsByPlay = new WeakMap<object, unknown>();

/** Returns the internals of rules or a game; undefined if another copy of this package built them. */
export const internalsOf = <G extends Types>({ play }: Rules<G>): Internals<G> | undefined =>
  internalsByPlay.get(play) as Internals<G> | undefined;

/** Keeps the internals of rules, and returns the rules. */
export const registerInternals = <G extends Types>(rules: Rules<G>, internals: Internals<G>): Rules<G> => {
  internalsByPlay.set(rules.play, internals);
  return rules;
};
