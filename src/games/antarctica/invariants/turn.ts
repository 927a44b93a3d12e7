import { type Box, SHIPS } from '../components/index.js';
import { ownerOf, type Ship, type State } from '../state/index.js';
import { isOpen } from '../zones.js';

/** Checks that the game can go on with the turn and the stop. */
export const brokenTurn = (state: State, box: Box): string | null => {
  const { turn, stop, phase, calm } = state;
  const { kind } = phase;
  if (turn.acted && !turn.moved) return 'turn.acted';
  if (turn.closing && !turn.acted) return 'turn.closing';
  if ((turn.target !== null) !== turn.moved) return 'turn.target';
  if (turn.target !== null && !isOpen(state, box, turn.target)) return 'turn.target';
  if (!isShip(state, box, turn.ship)) return 'turn.ship';
  if (!isShip(state, box, stop.second)) return 'stop.second';
  if (brokenBuilt(state, box)) return 'turn.built';
  if (kind === 'over') return null;
  if (calm >= box.components.stalemate) return 'calm';
  return kind === 'placing' || kind === 'startCube' ? null : (brokenShip(state) ?? brokenStop(state));
};

const isShip = ({ players }: State, box: Box, ship: Ship | null): boolean =>
  ship === null || ship % SHIPS < box.components.material[players].ships;

/** Checks whether a ship built in this turn is still free, or is listed twice. */
const brokenBuilt = (state: State, box: Box): boolean => {
  const { built } = state.turn;
  if (new Set(built).size < built.length) return true;
  return built.some((ship) => !isShip(state, box, ship) || state.freeShips[ownerOf(ship)]!.includes(ship));
};

/** Checks that the ship of the turn stands at the front of the sun's zone until it moves. */
const brokenShip = ({ turn, queues, sun }: State): string | null => {
  if (turn.ship === null || turn.player !== ownerOf(turn.ship)) return 'turn.player';
  return turn.moved || queues[sun]![0] === turn.ship ? null : 'turn.ship';
};

/** Checks that the second ship stands behind the first until that has moved, and then at the front. */
const brokenStop = ({ turn, stop: { second, fires }, queues, sun, icebreakers }: State): string | null => {
  const place = turn.part === 'first' && !turn.moved ? 1 : 0;
  if (second !== null && queues[sun]![place] !== second) return 'stop.second';
  if (fires === null) return null;
  if (turn.part === 'second' || !icebreakers[sun]!.includes(fires)) return 'stop.fires';
  return second === null || ownerOf(second) === fires ? null : 'stop.fires';
};
