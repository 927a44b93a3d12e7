import type { BaseState, GameId } from '../../src/index.js';
import * as antarctica from './antarctica.js';
import * as blueprints from './blueprints.js';
import * as frostpunk from './frostpunk.js';
import * as iglooIgloo from './igloo-igloo.js';
import * as nunatak from './nunatak.js';

interface Drawing {
  draw(state: BaseState): string;
}

/** How each game is drawn as text. */
export const drawings: Readonly<Record<GameId, Drawing>> = {
  antarctica,
  blueprints,
  frostpunk,
  'igloo-igloo': iglooIgloo,
  nunatak,
};
