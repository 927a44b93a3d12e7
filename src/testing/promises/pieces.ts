import type { Types } from '../../core/contract/game.js';
import { assertEqual } from '../assert.js';
import type { Counts, Suite } from '../suite.js';
import { forAllGames } from '../trial.js';

/** Checks that every piece of the box is in exactly one place of the state. */
export const piecesAreConserved = <G extends Types>(suite: Suite<G>): void =>
  forAllGames(suite, ({ trial, turns }) => {
    const printed = sortCounts(suite.pieces.countInBox(trial.options));
    for (const { state } of turns(1))
      assertEqual(sortCounts(suite.pieces.countInState(state)), printed, 'the pieces do not add up');
  });

/** Sorts counts by name and drops zeros. */
export const sortCounts = (counts: Counts): Counts =>
  Object.fromEntries(
    Object.entries(counts)
      .filter(([, count]) => count !== 0)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
