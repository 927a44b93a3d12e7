/**
 * Positions as drawings: those of all games by id, and what drawings of games of your own can be made of.
 *
 * @module
 */

import type { Board } from '../core/board.js';
import type { BaseMove, BaseState, BaseView } from '../core/game.js';
import * as antarcticaBoard from '../games/antarctica/board/index.js';
import * as antarctica from '../games/antarctica/draw/index.js';
import * as blueprintsBoard from '../games/blueprints/board/index.js';
import * as blueprints from '../games/blueprints/draw/index.js';
import * as frostpunkBoard from '../games/frostpunk/board/index.js';
import * as frostpunk from '../games/frostpunk/draw/index.js';
import * as iglooIglooBoard from '../games/igloo-igloo/board/index.js';
import * as iglooIgloo from '../games/igloo-igloo/draw/index.js';
import * as nunatakBoard from '../games/nunatak/board/index.js';
import * as nunatak from '../games/nunatak/draw/index.js';
import type { DrawOptions, Element } from '../picture/index.js';

export type { Board, Circle, Place, Point, Polygon, Rectangle, Shape } from '../core/board.js';
export * from '../picture/index.js';

/** What a game looks like, for code that serves any game. */
export interface Drawing {
  /** The table as data. */
  board(position: Pick<BaseState, 'players'>): Board;
  /** The ids of the places that a move touches, made in this position. */
  placesOf(move: BaseMove, position: BaseState | BaseView): readonly string[];
  /** The kinds of moves that touch no place. */
  readonly placeless: readonly string[];
  /** A position as SVG. */
  draw(position: BaseState | BaseView, options?: DrawOptions): string;
  /** A position as a tree of elements. */
  picture(position: BaseState | BaseView, options?: DrawOptions): Element;
  /** A position as lines of text. */
  drawText(position: BaseState | BaseView): string;
}

const merged = (board: unknown, draw: unknown): Drawing => ({ ...(board as object), ...(draw as object) }) as Drawing;

/** What each game looks like, by its id. */
export const drawings: Readonly<Record<string, Drawing>> = {
  antarctica: merged(antarcticaBoard, antarctica),
  blueprints: merged(blueprintsBoard, blueprints),
  frostpunk: merged(frostpunkBoard, frostpunk),
  'igloo-igloo': merged(iglooIglooBoard, iglooIgloo),
  nunatak: merged(nunatakBoard, nunatak),
};
