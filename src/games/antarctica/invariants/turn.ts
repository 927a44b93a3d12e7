import { type Box, SHIPS_PER_PLAYER } from '../components/index.js';
import { ownerOf, type Ship, type State } from '../state/index.js';
import { isZoneOpen } from '../zones.js';

/** Checks that the game can go on with the turn and the stop. */
export const turnContradiction = (state: State, box: Box): string | null => {
  const { turn, stop, phase, quietSunSteps } = state;
  const { kind } = phase;
  if (turn.hasActed && !turn.hasSailed) return 'turn.hasActed';
  if (turn.endsAfterEffects && !turn.hasActed) return 'turn.endsAfterEffects';
  if ((turn.targetZone !== null) !== turn.hasSailed) return 'turn.targetZone';
  if (turn.targetZone !== null && !isZoneOpen(state, box, turn.targetZone)) return 'turn.targetZone';
  if (!isPossibleShip(state, box, turn.ship)) return 'turn.ship';
  if (!isPossibleShip(state, box, stop.secondShip)) return 'stop.secondShip';
  if (hasWrongShipsBuilt(state, box)) return 'turn.shipsBuilt';
  if (kind === 'over') return null;
  if (quietSunSteps >= box.components.stalemate) return 'quietSunSteps';
  return kind === 'placeShip' || kind === 'placeStartCube'
    ? null
    : (turnShipContradiction(state) ?? stopContradiction(state));
};

const isPossibleShip = ({ players }: State, box: Box, ship: Ship | null): boolean =>
  ship === null || ship % SHIPS_PER_PLAYER < box.components.playerPieces[players].ships;

/** Checks whether a ship built in this turn is still free, or is listed twice. */
const hasWrongShipsBuilt = (state: State, box: Box): boolean => {
  const { shipsBuilt } = state.turn;
  if (new Set(shipsBuilt).size < shipsBuilt.length) return true;
  return shipsBuilt.some((ship) => !isPossibleShip(state, box, ship) || state.freeShips[ownerOf(ship)]!.includes(ship));
};

/** Checks that the ship of the turn stands at the front of the sun's zone until it moves. */
const turnShipContradiction = ({ turn, queues, sun }: State): string | null => {
  if (turn.ship === null || turn.player !== ownerOf(turn.ship)) return 'turn.player';
  return turn.hasSailed || queues[sun]![0] === turn.ship ? null : 'turn.ship';
};

/** Checks that the second ship stands behind the first until that has moved, and then at the front. */
const stopContradiction = ({
  turn,
  stop: { secondShip, icebreakerPlayer },
  queues,
  sun,
  icebreakers,
}: State): string | null => {
  const index = turn.turnOfStop === 'first' && !turn.hasSailed ? 1 : 0;
  if (secondShip !== null && queues[sun]![index] !== secondShip) return 'stop.secondShip';
  if (icebreakerPlayer === null) return null;
  if (turn.turnOfStop === 'second' || !icebreakers[sun]!.includes(icebreakerPlayer)) return 'stop.icebreakerPlayer';
  return secondShip === null || ownerOf(secondShip) === icebreakerPlayer ? null : 'stop.icebreakerPlayer';
};
