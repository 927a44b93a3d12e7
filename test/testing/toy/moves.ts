import type { Hidden, MoveSecrets } from '../../../src/core/game.js';
import { type Box, type Card, MOST_CARDS } from './components.js';

/** The top card of the deck is taken into one's hand. Written `D`. */
export interface Draw {
  readonly kind: 'draw';
}

/** A card of one's hand is laid into one's row. Written `P0`. */
export interface Play {
  readonly kind: 'play';
  readonly card: Card;
}

/** A card of one's hand is laid face down. Written `C0`. */
export interface Cover {
  readonly kind: 'cover';
  readonly card: Card;
}

/** The die is rolled. Written `R`. */
export interface Roll {
  readonly kind: 'roll';
}

/** The rolled value is kept. Written `K`. */
export interface Keep {
  readonly kind: 'keep';
}

/** The rolled value is left. Written `L`. */
export interface Leave {
  readonly kind: 'leave';
}

/** A decision of a player. */
export type Move = Draw | Play | Cover | Roll | Keep | Leave;

/** A decision as somebody may know it: which card others cover is hidden. Written `C?`. */
export type SeenMove = Exclude<Move, Cover> | { readonly kind: 'cover'; readonly card: Card | Hidden };

/** The fields of moves that only who makes them may see. */
export const moveSecrets: MoveSecrets<Move> = { cover: ['card'] };

const cards = Array.from({ length: MOST_CARDS }, (_, card) => card);

/** Every move there is, by kind: plays and covers by card, for as many cards as there can be. */
export const entries = {
  draw: [{ kind: 'draw' }] satisfies Draw[],
  play: cards.map((card): Play => ({ kind: 'play', card })),
  cover: cards.map((card): Cover => ({ kind: 'cover', card })),
  roll: [{ kind: 'roll' }] satisfies Roll[],
  keep: [{ kind: 'keep' }] satisfies Keep[],
  leave: [{ kind: 'leave' }] satisfies Leave[],
};

/** The plays of the cards that there are. */
export const plays = ({ cards }: Box): readonly Play[] => entries.play.slice(0, cards.length);

/** The covers of the cards that there are. */
export const covers = ({ cards }: Box): readonly Cover[] => entries.cover.slice(0, cards.length);

/** `P` or `C` and the number of the card to play or cover; `D`, `R`, `K`, `L` to draw, roll, keep, leave. */
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
