import { isOpen } from '../board.js';
import type { Box } from '../components/index.js';
import { ownerOf, type State } from '../state/index.js';

/** The turn and the stop are such that the game can go on with them. */
export const brokenTurn = (state: State, box: Box): string | null => {
  const { turn, phase, calm } = state;
  const isOver = phase.kind === 'over';
  const isBefore = phase.kind === 'placing' || phase.kind === 'start-cube';
  if (turn.acted && !turn.moved) return 'turn.acted';
  if (turn.closing && !turn.acted) return 'turn.closing';
  if ((turn.target !== null) !== turn.moved) return 'turn.target';
  if (turn.target !== null && !isOpen(state, box, turn.target)) return 'turn.target';
  if (new Set(turn.built).size < turn.built.length || turn.built.some((ship) => !exists(state, ship))) {
    return 'turn.built';
  }
  if (isOver) return null;
  if (calm >= box.components.stalemate) return 'calm';
  return isBefore ? null : (brokenShip(state) ?? brokenStop(state));
};

const exists = ({ queues, freeShips, lostShips }: State, ship: number): boolean =>
  [queues, freeShips, lostShips].some((places) => places.some((s) => s.includes(ship)));

/** The ship of the turn stands at the front of the sun's zone until it moves. */
const brokenShip = ({ turn, queues, sun }: State): string | null => {
  if (turn.ship === null || turn.player !== ownerOf(turn.ship)) return 'turn.player';
  return turn.moved || queues[sun]![0] === turn.ship ? null : 'turn.ship';
};

/** The second ship stands behind the first until that has moved, and then at the front. */
const brokenStop = ({ turn, stop, queues, sun, icebreakers }: State): string | null => {
  const place = turn.part === 'first' && !turn.moved ? 1 : 0;
  if (stop.second !== null && queues[sun]![place] !== stop.second) return 'stop.second';
  return stop.fires && icebreakers[sun] === null ? 'stop.fires' : null;
};
