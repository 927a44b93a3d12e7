import type { Provenances } from '../../../src/core/contract/game.js';

/** The number of a card, from 0. */
export type Card = number;

/** The number of cards dealt to each player. */
export const DEALT = 2;
/** The most cards in a hand. */
export const HAND = 3;
/** The fewest cards with which the game can be played. */
export const FEWEST_CARDS = 6;
/** The most cards with which the game can be played. */
export const MOST_CARDS = 9;
/** The number of faces of the die. */
export const FACES = 6;

/** The components of the game. */
export interface Components {
  /** The provenance of the data of each part. */
  readonly provenance: Provenances;
  /** The points on each card. */
  readonly values: readonly number[];
}

/** The printed components. */
export const components: Components = {
  provenance: { values: 'authored' },
  values: [1, 1, 2, 3, 5, 8],
};

/** The tables that the rules read. */
export interface Box {
  /** The id of the components. */
  readonly id: string;
  /** The points on each card. */
  readonly values: readonly number[];
  /** The numbers of all cards. */
  readonly cards: readonly Card[];
}

/** Prepares the tables that the rules read. */
export const prepare = ({ values }: Components, id: string): Box => ({
  id,
  values,
  cards: values.map((_, card) => card),
});
