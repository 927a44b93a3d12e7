import type { Game, Types } from '../../src/core/contract/game.js';
import { game as antarctica } from '../../src/games/antarctica/index.js';
import { game as blueprints } from '../../src/games/blueprints/index.js';
import { game as frostpunk } from '../../src/games/frostpunk/index.js';
import { game as iglooIgloo } from '../../src/games/igloo-igloo/index.js';
import { game as nunatak } from '../../src/games/nunatak/index.js';
import { type GamePromise, type Plan, promises } from '../../src/testing/index.js';
import { plan as antarcticaPlan } from '../../test/games/antarctica/plan.js';
import { plan as blueprintsPlan } from '../../test/games/blueprints/plan.js';
import { plan as frostpunkPlan } from '../../test/games/frostpunk/plan.js';
import { plan as iglooIglooPlan } from '../../test/games/igloo-igloo/plan.js';
import { plan as nunatakPlan } from '../../test/games/nunatak/plan.js';

/** Returns the promises of a game, to be checked in `games` random games from a seed of fast-check. */
export type CreatePromises = (games: number, seed: number) => readonly GamePromise[];

const createPromises =
  <G extends Types>(game: Game<G>, plan: Plan<G>): CreatePromises =>
  (games, seed) =>
    promises(game, { ...plan, games, seed });

const PROMISES: Readonly<Record<string, CreatePromises>> = {
  antarctica: createPromises(antarctica, antarcticaPlan),
  blueprints: createPromises(blueprints, blueprintsPlan),
  frostpunk: createPromises(frostpunk, frostpunkPlan),
  'igloo-igloo': createPromises(iglooIgloo, iglooIglooPlan),
  nunatak: createPromises(nunatak, nunatakPlan),
};

/** The games with promises to check. */
export const GAMES: readonly string[] = Object.keys(PROMISES);

export const promisesOf = (game: string): CreatePromises => PROMISES[game]!;

/** The sentences of the promises, which are the same for all games. */
export const TITLES: readonly string[] = promisesOf(GAMES[0]!)(1, 0).map(({ title }) => title);
