/**
 * The table of Antarctica as data: places with their outlines, printed content, and the places where moves are made.
 *
 * @module
 */
import type { Board, BoardLayout } from '../../../board/board.js';
import { createWhyNot, type ExplainPlace } from '../../../board/why-not.js';
import {
  type BuildingCard,
  type Components,
  DECKS,
  type Deck,
  components as printed,
  type Track,
} from '../components/index.js';
import { rules as printedRules } from '../rules.js';
import type { State } from '../state/index.js';
import type { Antarctica } from '../types.js';
import { placesOf } from './moves.js';
import { createPlaces, type PlaceKind } from './places.js';
import { layoutTable, tableHeight } from './tables.js';

export type { Board, Place } from '../../../board/board.js';
export type { WhyNot } from '../../../board/why-not.js';
export { placeless, placesOf } from './moves.js';
export type { PlaceKind } from './places.js';

/** A building card with its printed content. */
export interface PrintedCard extends BuildingCard {
  readonly id: string;
  readonly deck: Deck;
}

/** The printed building cards and tracks, by number. */
export interface PrintedCards {
  readonly buildings: readonly PrintedCard[];
  readonly tracks: readonly Track[];
}

/** Returns the table for a number of players; zones and tracks that they do not use are not open. */
export const board = (
  { players }: Pick<State, 'players'>,
  components: Components = printed,
  layout: BoardLayout = 'tall',
): Board<PlaceKind, PrintedCards> => {
  const table = layoutTable(layout);
  return {
    width: table.width,
    height: tableHeight(table, players),
    places: createPlaces(players, components, table),
    cards: {
      buildings: DECKS.flatMap((deck) =>
        components.decks[deck].map((card, i) => ({
          ...card,
          id: `${deck[0]!.toUpperCase()}${String(i + 1).padStart(2, '0')}`,
          deck,
        })),
      ),
      tracks: components.tracks,
    },
  };
};

/**
 * Returns why nothing can be done at a place: the refusal of the move that is closest to being legal, or, if no move there
 * belongs to the pending decision, the phase. Null where something can be done.
 *
 * @param rules - The rules, if the game comes from `withComponents`.
 * @function
 */
export const whyNot: ExplainPlace<Antarctica> = createWhyNot(printedRules, placesOf, {
  absentReasons: ['not-in-hand'],
});
