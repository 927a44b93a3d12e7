import { pickWeighted } from '../../../core/random.js';
import type { Frostpunk } from '../../../games/frostpunk/index.js';
import type { Candidate, QuickBot } from '../../bot.js';
import { fitted } from '../levels.js';
import { wantsBy } from './wants.js';
import type { Weights } from './weighing.js';

/**
 * A player who does what the city wants by some weights: always what it wants most, or, with a looseness above 0, anything,
 * but seldom what it wants less by more than that.
 */
export const followerOf = (weights: Weights, looseness: number): QuickBot<Frostpunk> =>
  fitted(({ game: { components } }) => {
    const wants = wantsBy(weights, components);
    return {
      name: 'follower',
      begin: () => ({
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
      }),
    };
  });
