import type { Move } from './kinds.js';

/** The kinds of moves that are written as one word, with that word. */
const WORDS = {
  recruit: 'recruit',
  buildShip: 'ship',
  pass: 'pass',
  end: 'end',
  playScientist: 'card-scientist',
  playRecruits: 'card-recruits',
} as const;

/**
 * Writes a move as one token: `at3` `cube1` `to5` `recruit` `centre2` `build-double` `ship` `up0` `pass` `end`, and so
 * on.
 */
export const format = (move: Move): string => {
  switch (move.kind) {
    case 'placeShip':
      return `at${move.zone}`;
    case 'placeStartCube':
      return `cube${move.track}`;
    case 'sail':
      return `to${move.to}`;
    case 'recruit':
    case 'buildShip':
    case 'pass':
    case 'end':
    case 'playScientist':
    case 'playRecruits':
      return WORDS[move.kind];
    case 'research':
      return `centre${move.track}`;
    case 'build':
      return `build-${move.deck}`;
    case 'advance':
      return `up${move.track}`;
    case 'playProgress':
      return `card-up${move.track}`;
    case 'playIcebreaker':
      return `card-ice${move.zone}`;
    case 'sacrifice':
      return `give-${move.piece}`;
    case 'scuttle':
      return `give-${move.zone}.${move.position}`;
    case 'takeCard':
      return `take-${move.card}`;
    case 'relocateShip':
      return `${move.zone}.${move.position}>${move.to}`;
  }
};
