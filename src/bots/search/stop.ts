import type { Types } from '../../core/contract/game.js';
import type { Engine } from './engine.js';
import { budgetOf, type SearchOptions } from './options.js';

/** The number of iterations after which a search checks again if its answer can change. */
const CHECK = 32;

/** The decision that a search is about. */
interface RootDecision<G extends Types> {
  readonly root: number;
  /** The legal moves. */
  readonly moves: readonly G['Move'][];
}

/**
 * Returns a function that checks before each iteration if the budget allows it, and if another move can still overtake
 * the one tried most.
 */
export const goingOn = <G extends Types>(
  { forest, game }: Engine<G>,
  options: SearchOptions<G>,
  { root, moves }: RootDecision<G>,
): (() => boolean) => {
  if (moves.length === 1) return () => false;
  const { early = 'iterations' in options.budget } = options;
  const leftAfter = budgetOf(options);
  const legal = new Set(moves.map(game.actionOf));
  /** Returns the number of visits by which the move tried most is ahead of the next. */
  const lead = (): number => {
    let first = 0;
    let second = 0;
    for (let node = forest.child[root]!; node !== 0; node = forest.next[node]!) {
      if (!legal.has(forest.key[node]!)) continue;
      const visits = forest.visits[node]!;
      second = Math.max(second, Math.min(first, visits));
      first = Math.max(first, visits);
    }
    return first - second;
  };
  let done = 0;
  return () => {
    const left = leftAfter(done);
    if (left <= 0 || (early && done % CHECK === 0 && lead() > left)) return false;
    done++;
    return true;
  };
};
