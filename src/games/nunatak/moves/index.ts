import { HIDDEN } from '../../../core/contract/game.js';
import { LETTERS, SEEN, SYMBOLS } from '../components/index.js';
import { nameOf } from '../temple.js';
import { INTO, type SeenMove } from './kinds.js';

export { entries } from './catalogue.js';
export type * from './kinds.js';
export { moveSecrets, ORDERS } from './kinds.js';

/** Writes a move: a letter for the kind, then a number, the text of a cell, or letters. */
export const format = (move: SeenMove): string => {
  switch (move.kind) {
    case 'take':
      return `t${move.card}`;
    case 'use':
      return move.for === 'self' ? 'me' : 'siku';
    case 'as':
      return `as${LETTERS[SYMBOLS.indexOf(move.symbol)]}`;
    case 'place':
    case 'lift':
    case 'drop':
    case 'brace':
      return `${move.kind[0]}${nameOf(move.cell)}`;
    case 'square':
      return `s${nameOf(move.cell)}`;
    case 'pick':
      return `f${move.favour}`;
    case 'favour':
      return `u${move.favour}`;
    case 'reserve':
      return `r${move.card}`;
    case 'exchange':
      return `x${move.from + 1}${move.slot + 1}`;
    case 'order':
      return `o${move.order === HIDDEN ? HIDDEN.repeat(SEEN) : move.order}`;
    case 'transform':
      return `c${move.card}`;
    case 'into':
      return `i${'LSRPWBGE'[INTO.indexOf(move.into)]}`;
    case 'pass':
      return '-';
  }
};
