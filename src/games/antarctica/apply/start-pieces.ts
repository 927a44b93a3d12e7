import { withAdded, withItemAt } from '../../../core/data/list.js';
import { ask } from '../../../core/engine/play.js';
import { PLACING_ORDER } from '../components/index.js';
import type { PlaceShip, PlaceStartCube } from '../moves/index.js';
import type { Run } from '../run.js';
import { type DecisionPhase, nextPlayer, type PlaceShipPhase, placerOf } from '../state/index.js';
import { enqueueShip } from './pieces.js';
import { moveSun } from './turn.js';

/**
 * Puts a starting ship into a queue; after the last one the second of two players places a cube, or the sun moves.
 * @rule AN-SET-13 AN-SET-14 AN-SET-17
 */
export const placeShip = (run: Run, { zone }: PlaceShip, { placingIndex }: PlaceShipPhase): void => {
  const { draft } = run;
  const { players, startPlayer } = draft;
  enqueueShip(run, placerOf(draft, placingIndex), zone, 'set-up');
  if (placingIndex + 1 < PLACING_ORDER[players].length) ask(run, { kind: 'placeShip', placingIndex: placingIndex + 1 });
  else if (players === 2) ask(run, { kind: 'placeStartCube', decider: nextPlayer(draft, startPlayer) });
  else moveSun(run);
};

/** @rule AN-SET-16 AN-SET-17 */
export const placeStartCube = (run: Run, { track }: PlaceStartCube, { decider }: DecisionPhase): void => {
  const { draft, emit } = run;
  draft.freeCubes = withAdded(draft.freeCubes, decider, -1);
  draft.cubeSpaces = withItemAt(draft.cubeSpaces, track, withItemAt(draft.cubeSpaces[track]!, decider, 1));
  emit?.({ kind: 'cubeAdvanced', player: decider, track, from: 0, to: 1, reason: 'start' });
  moveSun(run);
};
