/**
 * Drawings of positions: those of all games by id, and the means to draw other games.
 *
 * @module
 */
import { drawing as antarctica } from '../games/antarctica/draw/index.js';
import { drawing as blueprints } from '../games/blueprints/draw/index.js';
import { drawing as frostpunk } from '../games/frostpunk/draw/index.js';
import { drawing as iglooIgloo } from '../games/igloo-igloo/draw/index.js';
import { drawing as nunatak } from '../games/nunatak/draw/index.js';
import type { Drawing } from './picture.js';

export type {
  Board,
  BoardLayout,
  Circle,
  Outline,
  Place,
  PlaceDetails,
  Point,
  Polygon,
  Rectangle,
} from '../board/board.js';
export * from './picture.js';

/** The drawing functions of each game, by game id. */
export const drawings: Readonly<Record<string, Drawing>> = Object.freeze({
  antarctica,
  blueprints,
  frostpunk,
  'igloo-igloo': iglooIgloo,
  nunatak,
});
