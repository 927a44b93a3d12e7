import { HIDDEN } from '../../../core/contract/game.js';
import { MAX_CARDS_SEEN, SYMBOL_LETTERS, SYMBOLS } from '../components/index.js';
import { cellName } from '../temple.js';
import { NEW_TYPES, type SeenMove } from './kinds.js';

export { MOVES } from './catalogue.js';
export type * from './kinds.js';
export { ORDERS } from './kinds.js';

/** Writes a move: a letter for the kind, then a number, the text of a cell, or letters. */
export const format = (move: SeenMove): string => {
  switch (move.kind) {
    case 'take':
      return `t${move.card}`;
    case 'chooseBlockOwner':
      return move.blockOwner === 'self' ? 'me' : 'siku';
    case 'chooseSymbol':
      return `as${SYMBOL_LETTERS[SYMBOLS.indexOf(move.symbol)]}`;
    case 'place':
    case 'liftTile':
    case 'dropTile':
    case 'braceBlock':
      return `${move.kind[0]}${cellName(move.cell)}`;
    case 'scoreSquare':
      return `s${cellName(move.square)}`;
    case 'pickFavour':
      return `f${move.favour}`;
    case 'useFavour':
      return `u${move.favour}`;
    case 'reserve':
      return `r${move.card}`;
    case 'exchange':
      return `x${move.deckIndex + 1}${move.slot + 1}`;
    case 'orderCards':
      return `o${move.order === HIDDEN ? HIDDEN.repeat(MAX_CARDS_SEEN) : move.order}`;
    case 'transform':
      return `c${move.card}`;
    case 'chooseNewType':
      return `i${'LSRPWBGE'[NEW_TYPES.indexOf(move.newType)]}`;
    case 'pass':
      return '-';
  }
};
