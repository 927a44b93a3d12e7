import type { Plugin } from 'boardgame.io/internal';
import { nextWord, type RandomState, randomStateOf } from '../../src/core/chance/stream.js';
import type { Mutable } from '../../src/core/data/copy.js';

/**
 * Draws from the library's own stream in the place of boardgame.io's `random`, so that all subjects play the same
 * games. Its state is kept as boardgame.io keeps that of its own.
 */
export const ownChance: Plugin<RandomState, { Number(): number; state: RandomState }> = {
  name: 'chance',
  setup: ({ game }) => randomStateOf(game.seed ?? ''),
  api: ({ data }) => {
    const random: Mutable<RandomState> = { ...data };
    return { Number: () => nextWord(random) / 2 ** 32, state: random };
  },
  flush: ({ api }) => api.state,
};
