import type { Provenances } from '../../../src/core/game.js';

/** The number of a card, from 0. */
export type Card = number;

/** How many cards a player is dealt. */
export const DEALT = 2;
/** How many cards a hand may hold. */
export const HAND = 3;
/** The fewest cards with which the game can be played. */
export const FEWEST_CARDS = 6;
/** The most cards with which the game can be played. */
export const MOST_CARDS = 9;
/** The number of faces of the die. */
export const FACES = 6;

/** What is in the box. */
export interface Components {
  /** Where the figures of each part come from. */
  readonly provenance: Provenances;
  /** The points on each card. */
  readonly values: readonly number[];
}

/** The printed game. */
export const components: Components = {
  provenance: { values: 'authored' },
  values: [1, 1, 2, 3, 5, 8],
};

/** What the rules read. */
export interface Box {
  /** The id of the components. */
  readonly id: string;
  /** The points on each card. */
  readonly values: readonly number[];
  /** The numbers of all cards. */
  readonly cards: readonly Card[];
}

/** The tables that the rules read. */
export const prepare = ({ values }: Components, id: string): Box => ({
  id,
  values,
  cards: values.map((_, card) => card),
});
