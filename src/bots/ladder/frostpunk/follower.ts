import { pickWeighted } from '../../../core/chance/random.js';
import type { Frostpunk } from '../../../games/frostpunk/index.js';
import type { Candidate, QuickBot } from '../../bot.js';
import { wantsBy } from './wants.js';
import type { Weights } from './weighing.js';

/** The settings of a bot of Frostpunk. */
export interface Follower {
  readonly weights: Weights;
  /** The distance below the best, by the weights, at which a move is still likely; with 0, the best is played. */
  readonly looseness: number;
}

/**
 * Makes a bot that plays by the weights. With looseness 0 it always plays the most valuable move; with more, it may
 * play any move, the less likely the further its value lies below the best.
 */
export const follower = ({ weights, looseness }: Follower): QuickBot<Frostpunk> => ({
  name: 'follower',
  begin: ({ game: { components } }) => {
    const wants = wantsBy(weights, components);
    return {
      answer: ({ view, moves, draw }) => {
        const candidates = moves
          .map((move): Candidate<Frostpunk> => ({ move, visits: 1, value: wants(move, view) }))
          .filter(({ value }) => value > Number.NEGATIVE_INFINITY)
          .sort((a, b) => b.value - a.value);
        const [best] = candidates;
        if (best === undefined) return { move: moves[0]! };
        if (looseness === 0) return { move: best.move, candidates };
        const weighed = candidates.map(({ value }) => Math.exp((value - best.value) / looseness));
        return { move: pickWeighted(candidates, weighed, draw).move, candidates };
      },
    };
  },
});
