/**
 * All five games, loaded together, for servers and tools. An app that plays one game imports it alone, or loads it by
 * `loadGame` of `sastrugi`.
 *
 * @module
 */
import type { AnyGame } from '../core/contract/game.js';
import { game as antarctica } from './antarctica/index.js';
import { game as blueprints } from './blueprints/index.js';
import { game as frostpunk } from './frostpunk/index.js';
import { game as iglooIgloo } from './igloo-igloo/index.js';
import { game as nunatak } from './nunatak/index.js';

/** The games by id. */
export const games = { antarctica, blueprints, frostpunk, 'igloo-igloo': iglooIgloo, nunatak } as const;

/** The type of each game by id. */
export type Games = typeof games;

/** Returns the game with an id, for generic code; undefined if there is none. */
export const gameOf = (id: string): AnyGame | undefined =>
  Object.hasOwn(games, id) ? (games[id as keyof Games] as AnyGame) : undefined;
