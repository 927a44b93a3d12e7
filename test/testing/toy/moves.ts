import type { Hidden, HiddenMoveFields } from '../../../src/core/contract/game.js';
import { type Box, type Card, MOST_CARDS } from './components.js';

/** Takes the top card of the deck into the hand. Written `D`. */
export interface Draw {
  readonly kind: 'draw';
}

/** Plays a card from the hand into the player's row. Written `P0`. */
export interface Play {
  readonly kind: 'play';
  readonly card: Card;
}

/** Lays a card from the hand face down. Written `C0`. */
export interface Cover {
  readonly kind: 'cover';
  readonly card: Card;
}

/** Rolls the die. Written `R`. */
export interface Roll {
  readonly kind: 'roll';
}

/** Keeps the rolled value. Written `K`. */
export interface Keep {
  readonly kind: 'keep';
}

/** Gives the rolled value up. Written `L`. */
export interface Leave {
  readonly kind: 'leave';
}

/** A decision of a player. */
export type Move = Draw | Play | Cover | Roll | Keep | Leave;

/** A decision as a viewer sees it: the cards that others cover are hidden. Written `C?`. */
export type SeenMove = Exclude<Move, Cover> | { readonly kind: 'cover'; readonly card: Card | Hidden };

/** The fields of moves that only their player sees. */
export const moveSecrets: HiddenMoveFields<Move> = { cover: ['card'] };

const cards = Array.from({ length: MOST_CARDS }, (_, card) => card);

/** All moves by kind: plays and covers by card, for the largest number of cards. */
export const entries = {
  draw: [{ kind: 'draw' }] satisfies Draw[],
  play: cards.map((card): Play => ({ kind: 'play', card })),
  cover: cards.map((card): Cover => ({ kind: 'cover', card })),
  roll: [{ kind: 'roll' }] satisfies Roll[],
  keep: [{ kind: 'keep' }] satisfies Keep[],
  leave: [{ kind: 'leave' }] satisfies Leave[],
};

/** Returns the plays of the cards in the game. */
export const plays = ({ cards }: Box): readonly Play[] => entries.play.slice(0, cards.length);

/** Returns the covers of the cards in the game. */
export const covers = ({ cards }: Box): readonly Cover[] => entries.cover.slice(0, cards.length);

/**
 * Formats a move: `P` or `C` and the number of the card to play or cover; `D`, `R`, `K`, `L` to draw, roll, keep,
 * leave.
 */
export const format = (move: SeenMove): string => {
  switch (move.kind) {
    case 'draw':
      return 'D';
    case 'play':
      return `P${move.card}`;
    case 'cover':
      return `C${move.card}`;
    case 'roll':
      return 'R';
    case 'keep':
      return 'K';
    case 'leave':
      return 'L';
  }
};
