import { pickWeighted } from '../../../core/chance/random.js';
import type { Frostpunk } from '../../../games/frostpunk/index.js';
import type { Candidate, SyncBot } from '../../bot.js';
import { createMoveEvaluator } from './move-values.js';
import type { Weights } from './weights-type.js';

/** The settings of a bot of Frostpunk. */
export interface FrostpunkBotSettings {
  readonly weights: Weights;
  /** The distance below the best, by the weights, at which a move is still likely; with 0, the best is played. */
  readonly looseness: number;
}

/**
 * Makes a bot that plays by the weights. With looseness 0 it always plays the most valuable move; with more, it may
 * play any move, the less likely the further its value lies below the best.
 */
export const frostpunkBot = ({ weights, looseness }: FrostpunkBotSettings): SyncBot<Frostpunk> => ({
  name: 'frostpunk',
  begin: ({ game: { components } }) => {
    const evaluateMove = createMoveEvaluator(weights, components);
    return {
      answer: ({ view, moves, randomInt }) => {
        const candidates = moves
          .map((move): Candidate<Frostpunk> => ({ move, visits: 1, value: evaluateMove(move, view) }))
          .filter(({ value }) => value > Number.NEGATIVE_INFINITY)
          .sort((a, b) => b.value - a.value);
        const [best] = candidates;
        if (best === undefined) return { move: moves[0]! };
        if (looseness === 0) return { move: best.move, candidates };
        const likelihoods = candidates.map(({ value }) => Math.exp((value - best.value) / looseness));
        return { move: pickWeighted(candidates, likelihoods, randomInt).move, candidates };
      },
    };
  },
});
