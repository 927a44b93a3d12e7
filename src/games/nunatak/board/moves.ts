import type { Player } from '../../../core/contract/game.js';
import { SYMBOLS } from '../components/index.js';
import type { Move, SeenMove } from '../moves/index.js';
import type { State, View } from '../state/index.js';
import { nameOf } from '../temple.js';
import { columnOf } from './places.js';

/** The kinds of moves that touch no place. */
export const placeless: readonly Move['kind'][] = Object.freeze(['pass']);

/**
 * Lists the places that a move touches in this position. A square is touched at the cell that lies on it; the highest
 * one at the dome.
 */
export const placesOf = (move: Move | SeenMove, position: State | View): readonly string[] => {
  const asked = askedIn(position);
  switch (move.kind) {
    case 'pass':
      return [];
    case 'take':
    case 'reserve':
      return [`slot-${position.line.indexOf(move.card)}`];
    case 'use':
      return ['taken'];
    case 'as':
      return ['taken', columnOf(asked, move.symbol)];
    case 'pick':
      return [`favour-${position.favourLine.indexOf(move.favour)}`];
    case 'favour':
      return [`favours-${asked}`];
    case 'exchange':
      return ['deck', `slot-${move.slot}`];
    case 'order':
      return ['deck'];
    case 'transform':
      return [columnOf(asked, position.areas[asked]!.find(({ card }) => card === move.card)?.as ?? 'labourer')];
    case 'into':
      return [columnOf(asked, SYMBOLS.find((symbol) => symbol === move.into) ?? 'artisan')];
    case 'square':
      return [nameOf(move.cell)];
    default:
      return [nameOf(move.cell)];
  }
};

/** Returns the player to act; for a dummy the human. */
export const askedIn = ({ phase, active, players }: State | View): Player => {
  if ('asked' in phase) return phase.asked;
  return active < players ? active : 0;
};
