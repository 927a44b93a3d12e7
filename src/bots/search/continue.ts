import type { Types } from '../../core/contract/game.js';
import { createBudgetCounter, type SearchOptions } from './options.js';
import type { SearchState } from './search-state.js';

/** The number of iterations after which a search checks again if its answer can change. */
const CHECK_INTERVAL = 32;

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
export const createContinueCheck = <G extends Types>(
  { forest, game }: SearchState<G>,
  options: SearchOptions<G>,
  { root, moves }: RootDecision<G>,
): (() => boolean) => {
  if (moves.length === 1) return () => false;
  const { stopEarly = 'iterations' in options.budget } = options;
  const iterationsLeftAfter = createBudgetCounter(options);
  const legal = new Set(moves.map(game.actionOf));
  /** Returns the number of visits by which the move tried most is ahead of the next. */
  const lead = (): number => {
    let first = 0;
    let second = 0;
    for (let node = forest.lastChild[root]!; node !== 0; node = forest.nextSibling[node]!) {
      if (!legal.has(forest.key[node]!)) continue;
      const visits = forest.visits[node]!;
      second = Math.max(second, Math.min(first, visits));
      first = Math.max(first, visits);
    }
    return first - second;
  };
  let done = 0;
  return () => {
    const iterationsLeft = iterationsLeftAfter(done);
    if (iterationsLeft <= 0 || (stopEarly && done % CHECK_INTERVAL === 0 && lead() > iterationsLeft)) return false;
    done++;
    return true;
  };
};
