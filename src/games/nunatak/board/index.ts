/**
 * The table of Nunatak as data: places with their outlines, printed content, and the places where moves are made.
 *
 * @module
 */
import type { Board } from '../../../board/board.js';
import {
  type Card,
  type Components,
  type Favour,
  components as printed,
  type Quantity,
  type Tile,
} from '../components/index.js';
import type { State } from '../state/index.js';
import { areaHeight, type PlaceKind, places, WIDTH } from './places.js';

export type { Board, Place } from '../../../board/board.js';
export { placeless, placesOf } from './moves.js';
export type { PlaceKind } from './places.js';

/** The printed cards, tiles and favours, by number. */
export interface Cards {
  readonly cards: readonly Card[];
  readonly tiles: readonly Tile[];
  readonly favours: readonly Favour[];
  /** The two lines of each completion card. */
  readonly completion: readonly (readonly [Quantity, Quantity])[];
}

/** Returns the table for a number of players. */
export const board = (
  { players }: Pick<State, 'players'>,
  { cards, tiles, favours, completion }: Components = printed,
): Board<PlaceKind, Cards> => ({
  width: WIDTH,
  height: areaHeight(players),
  places: places(players),
  cards: { cards, tiles, favours, completion },
});
