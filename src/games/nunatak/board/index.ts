/**
 * The table of Nunatak as data: places with their outlines, printed content, and the places where moves are made.
 *
 * @module
 */
import type { Board, BoardLayout } from '../../../board/board.js';
import { createWhyNot, type ExplainPlace } from '../../../board/why-not.js';
import {
  type Card,
  type Components,
  type Favour,
  components as printed,
  type Quantity,
  type Tile,
} from '../components/index.js';
import { rules as printedRules } from '../rules.js';
import type { State } from '../state/index.js';
import type { Nunatak } from '../types.js';
import { placesOf } from './moves.js';
import { countOwners, createPlaces, type PlaceKind } from './places.js';
import { layoutTable, tableHeight } from './tables.js';

export type { Board, Place } from '../../../board/board.js';
export type { WhyNot } from '../../../board/why-not.js';
export { placeless, placesOf } from './moves.js';
export type { PlaceKind } from './places.js';

/** The printed cards, tiles and favours, by number. */
export interface PrintedCards {
  readonly cards: readonly Card[];
  readonly tiles: readonly Tile[];
  readonly favours: readonly Favour[];
  /** The two lines of each completion card. */
  readonly completion: readonly (readonly [Quantity, Quantity])[];
}

/** Returns the table for a number of players. */
export const board = (
  { players }: Pick<State, 'players'>,
  { cards, tiles, favours, completionCards }: Components = printed,
  layout: BoardLayout = 'tall',
): Board<PlaceKind, PrintedCards> => {
  const table = layoutTable(layout);
  return {
    width: table.width,
    height: tableHeight(table, countOwners(players)),
    places: createPlaces(players, table),
    cards: { cards, tiles, favours, completion: completionCards },
  };
};

/**
 * Returns why nothing can be done at a place: the refusal of the move that is closest to being legal, or, if no move there
 * belongs to the pending decision, the phase. Null where something can be done.
 *
 * @param rules - The rules, if the game comes from `withComponents`.
 * @function
 */
export const whyNot: ExplainPlace<Nunatak> = createWhyNot(printedRules, placesOf, {
  absentReasons: ['not-held'],
});
