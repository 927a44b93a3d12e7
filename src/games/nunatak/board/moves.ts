import type { Player } from '../../../core/contract/game.js';
import { SYMBOLS } from '../components/index.js';
import type { Move, SeenMove } from '../moves/index.js';
import type { State, View } from '../state/index.js';
import { cellName } from '../temple.js';
import { columnId } from './places.js';

/** The kinds of moves that touch no place. */
export const placeless: readonly Move['kind'][] = Object.freeze(['pass']);

/**
 * Lists the places that a move touches in this state. A square is touched at the cell that lies on it; the highest
 * one at the dome.
 */
export const placesOf = (move: Move | SeenMove, state: State | View): readonly string[] => {
  const decider = deciderOf(state);
  switch (move.kind) {
    case 'pass':
      return [];
    case 'take':
    case 'reserve':
      return [`slot-${state.line.indexOf(move.card)}`];
    case 'chooseBlockOwner':
      return ['taken'];
    case 'chooseSymbol':
      return ['taken', columnId(decider, move.symbol)];
    case 'pickFavour':
      return [`favour-${state.favourLine.indexOf(move.favour)}`];
    case 'useFavour':
      return [`favours-${decider}`];
    case 'exchange':
      return ['deck', `slot-${move.slot}`];
    case 'orderCards':
      return ['deck'];
    case 'transform':
      return [
        columnId(decider, state.filedCards[decider]!.find(({ card }) => card === move.card)?.countsAs ?? 'labourer'),
      ];
    case 'chooseNewType':
      return [columnId(decider, SYMBOLS.find((symbol) => symbol === move.newType) ?? 'artisan')];
    case 'scoreSquare':
      return [cellName(move.square)];
    default:
      return [cellName(move.cell)];
  }
};

/** Returns the player to act; for a dummy the human. */
export const deciderOf = ({ phase, turnOwner, players }: State | View): Player => {
  if ('decider' in phase) return phase.decider;
  return turnOwner < players ? turnOwner : 0;
};
