import { type Cell, NEXT, nameOf, numberOf } from '../grid.js';
import type { Move } from '../moves/index.js';
import type { State, View } from '../state/index.js';

/** The kinds of moves that touch no place. */
export const placeless: readonly Move['kind'][] = Object.freeze(['end']);

/** Lists the places that a move touches in this position: cells, and the hand from which a tile is played. */
export const placesOf = (move: Move, { player, phase }: Pick<State | View, 'player' | 'phase'>): readonly string[] => {
  const hand = `hand-${player}`;
  switch (move.kind) {
    case 'end':
      return [];
    case 'animals':
    case 'endurance':
      return [hand];
    case 'defend':
      return [hand, ...whereOf(phase)];
    case 'decline':
      return whereOf(phase);
    case 'thaw':
    case 'harpoon':
      return [hand, nameOf(move.cell)];
    case 'drift':
    case 'step':
    case 'walk':
      return [nameOf(move.cell), nameOf(NEXT[4 * move.cell + numberOf(move.dir)]!)];
    default:
      return [nameOf(move.cell)];
  }
};

/** Returns the cell that a phase is about; null if there is none. */
export const cellOf = (phase: State['phase']): Cell | null => {
  switch (phase.kind) {
    case 'attack':
    case 'flee':
      return phase.cell;
    case 'displace':
      return phase.gap;
    case 'kayak':
      return phase.from;
    default:
      return null;
  }
};

const whereOf = (phase: State['phase']): readonly string[] => {
  const cell = cellOf(phase);
  return cell === null ? [] : [nameOf(cell)];
};
