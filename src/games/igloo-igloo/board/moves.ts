import { type Cell, cellName, directionIndex, NEXT } from '../grid.js';
import type { Move } from '../moves/index.js';
import type { State, View } from '../state/index.js';

/** The kinds of moves that touch no place. */
export const placeless: readonly Move['kind'][] = Object.freeze(['endTurn']);

/** Lists the places that a move touches in this state: cells, and the hand from which a tile is played. */
export const placesOf = (
  move: Move,
  { decider, phase }: Pick<State | View, 'decider' | 'phase'>,
): readonly string[] => {
  const hand = `hand-${decider}`;
  switch (move.kind) {
    case 'endTurn':
      return [];
    case 'moveAnimals':
    case 'playEndurance':
      return [hand];
    case 'defend':
      return [hand, ...phasePlaces(phase)];
    case 'decline':
      return phasePlaces(phase);
    case 'thaw':
    case 'harpoon':
      return [hand, cellName(move.cell)];
    case 'drift':
    case 'stepAnimal':
    case 'walk':
      return [cellName(move.cell), cellName(NEXT[4 * move.cell + directionIndex(move.dir)]!)];
    default:
      return [cellName(move.cell)];
  }
};

/** Returns the cell that a phase is about; null if there is none. */
export const phaseCell = (phase: State['phase']): Cell | null => {
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

const phasePlaces = (phase: State['phase']): readonly string[] => {
  const cell = phaseCell(phase);
  return cell === null ? [] : [cellName(cell)];
};
