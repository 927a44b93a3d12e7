import type { AnyGame } from '../../src/core/contract/game.js';
import type { Types } from '../../src/index.js';
import { optionsToTry } from '../../src/testing/index.js';
import { type Chooser, randomGame, type Turn } from '../../src/testing/random-game.js';
import { plan as antarctica } from '../games/antarctica/plan.js';
import { plan as blueprints } from '../games/blueprints/plan.js';
import { plan as frostpunk } from '../games/frostpunk/plan.js';
import { plan as iglooIgloo } from '../games/igloo-igloo/plan.js';
import { plan as nunatak } from '../games/nunatak/plan.js';
import { games, some } from '../support/games.js';

/** The choosers with which a game is played. */
interface Plan {
  readonly choosers?: Readonly<Record<string, unknown>>;
}

const PLANS: Readonly<Record<string, Plan>> = {
  antarctica,
  blueprints,
  frostpunk,
  'igloo-igloo': iglooIgloo,
  nunatak,
};

/** The number of positions of a game where few games are played. */
const MIN_POSITIONS = 3;

/**
 * Yields positions of whole games of each kind, played at random and by the game's choosers: the last, and `count`
 * before it, or a share of them.
 */
export const positionsOf = function* (game: AnyGame, count: number): Generator<Turn<Types>, void> {
  const { choosers = {} } = PLANS[game.id]!;
  for (const option of some(optionsToTry(game).slice(0, 8), 4)) {
    for (const chooser of [undefined, ...Object.values(choosers)]) {
      // The choosers of a game are typed for its own states and moves.
      const turns = [...randomGame(game, { ...option, seed: 'tongues' }, chooser as Chooser<Types> | undefined)];
      const step = Math.ceil(turns.length / Math.max(MIN_POSITIONS, games(count)));
      yield* turns.filter((_, i) => i % step === 0 || i === turns.length - 1);
    }
  }
};
