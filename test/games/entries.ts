import type { AnyGame } from '../../src/core/contract/game.js';
import * as antarctica from '../../src/games/antarctica/index.js';
import * as blueprints from '../../src/games/blueprints/index.js';
import * as frostpunk from '../../src/games/frostpunk/index.js';
import * as iglooIgloo from '../../src/games/igloo-igloo/index.js';
import * as nunatak from '../../src/games/nunatak/index.js';

/** The entry of a game: its public names, including the whole game. */
export interface Entry {
  readonly game: AnyGame;
}

/** The entries of all games, by id. */
export const entries: Readonly<Record<string, Entry>> = {
  antarctica,
  blueprints,
  frostpunk,
  'igloo-igloo': iglooIgloo,
  nunatak,
};
