import type { BaseMove, BaseState } from '../../src/core/contract/game.js';
import type { Move, State } from '../../src/games/frostpunk/index.js';
import { builder } from '../../test/games/antarctica/weights.js';
import { TASTES, tasteful } from '../../test/games/blueprints/tastes.js';
import { careful, curious } from '../../test/games/frostpunk/players.js';
import { thrifty, wild } from '../../test/games/igloo-igloo/choosers.js';
import { CHOOSERS } from '../../test/games/nunatak/naive/choosers.js';
import { greedyMove } from '../frostpunk/greedy.js';
import type { RandomInt } from './generator.js';

/** Picks the moves of a game. */
export interface Picker {
  pick(moves: readonly BaseMove[], state: BaseState, below: RandomInt): BaseMove;
}

/**
 * Returns a uniform picker for every other game, and a weighted one for the others, which reaches more of the rules.
 */
export const createPicker = (game: string, number: number, randomInt: RandomInt): Picker =>
  number % 2 === 0 ? UNIFORM : (WEIGHTED_PICKERS[game]?.(randomInt) ?? UNIFORM);

const UNIFORM: Picker = { pick: (moves, _, below) => moves[below(moves.length)]! };

const WEIGHTED_PICKERS: Readonly<Record<string, (below: RandomInt) => Picker>> = {
  antarctica: () => ({ pick: builder }),
  blueprints: (below) => ({ pick: tasteful(below(TASTES.length)) }),
  frostpunk: (below) => createFrostpunkPicker(below(20), `${below(2 ** 30)}`),
  'igloo-igloo': (below) => ({ pick: [wild, thrifty][below(2)]! }),
  nunatak: (below) => ({ pick: Object.values(CHOOSERS)[below(Object.keys(CHOOSERS).length)]! }),
};

/**
 * Pickers that look ahead see most of the game, and only they win at times, but they are slow, so few games use them.
 */
const createFrostpunkPicker = (number: number, seed: string): Picker => {
  if (number === 0) return { pick: curious(seed) };
  return { pick: number <= 3 ? lookAhead(seed) : careful };
};

const lookAhead = (seed: string) => {
  let ply = 0;
  return (moves: readonly Move[], state: State): Move => greedyMove(moves, state, `${seed} ${ply++}`);
};
