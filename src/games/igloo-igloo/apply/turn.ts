import type { Player } from '../../../core/contract/game.js';
import { withAdded } from '../../../core/data/list.js';
import { ask } from '../../../core/engine/play.js';
import { canAnyAnimalStep } from '../legal/animals.js';
import { hasMeltableTile } from '../legal/ice.js';
import type { PlaceInuit } from '../moves/index.js';
import type { Run } from '../run.js';
import { score } from '../score/index.js';
import type { Phase, State, UsedTileTypes } from '../state/index.js';
import { changeInuits } from './pieces.js';

/** The phase in which an inuit is put on the crown. */
export const PLACE_PHASE: Phase = Object.freeze({ kind: 'placeInuit' });
const MELT_PHASE: Phase = Object.freeze({ kind: 'melt' });
const STEP_PHASE: Phase = Object.freeze({ kind: 'stepAnimal' });
const ACT_PHASE: Phase = Object.freeze({ kind: 'act' });
const OVER_PHASE: Phase = Object.freeze({ kind: 'over' });

/** The types of kept tiles used at the start of a turn: none. */
export const NOTHING_USED: UsedTileTypes = Object.freeze({
  thaw: false,
  harpoon: false,
  animals: false,
  endurance: false,
});

/** Returns the player on the left. */
export const nextPlayer = ({ players }: State, player: Player): Player => (player + 1) % players;

/** @rule IG-PLACE-1 IG-PLACE-2 IG-PLACE-3 */
export const placeInuit = (run: Run, { cell }: PlaceInuit): void => {
  const { draft, emit } = run;
  const { decider } = draft;
  draft.freeInuits = withAdded(draft.freeInuits, decider, -1);
  changeInuits(draft, decider, cell, 1);
  emit?.({ kind: 'inuitPlaced', player: decider, cell });
  const next = nextPlayer(draft, decider);
  if (draft.freeInuits[next] === 0) return beginTurn(run, next);
  draft.turnPlayer = next;
  draft.decider = next;
  ask(run, PLACE_PHASE);
};

/** @rule IG-TURN-1 */
const beginTurn = ({ draft, emit }: Run, player: Player): void => {
  draft.phase = MELT_PHASE;
  draft.turnPlayer = player;
  draft.decider = player;
  draft.hasMelted = false;
  draft.actionPointsLeft = 0;
  draft.usedThisTurn = NOTHING_USED;
  emit?.({ kind: 'turnStarted', player });
};

/** @rule IG-TURN-3 IG-TURN-4 */
export const endTurn = (run: Run): void => {
  const { draft, emit, isForced } = run;
  const unspentPoints = draft.actionPointsLeft;
  draft.actionPointsLeft = 0;
  emit?.({ kind: 'turnEnded', player: draft.turnPlayer, unspentPoints, isAutomatic: isForced });
  beginTurn(run, nextPlayer(draft, draft.turnPlayer));
};

/**
 * Continues the turn: with the steps of a tile that moves animals, the melt, or the actions after it.
 * @rule IG-ANIMAL-2 IG-ANIMAL-8
 */
export const nextStep = (run: Run): void => {
  const { draft } = run;
  draft.decider = draft.turnPlayer;
  if (draft.animalStepsLeft > 0 && canAnyAnimalStep(draft)) return ask(run, STEP_PHASE);
  draft.animalStepsLeft = 0;
  if (draft.hasMelted) ask(run, ACT_PHASE);
  else askForMelt(run);
};

/**
 * Makes the melt the pending decision. It is compulsory: if nothing can melt the game is over, whatever tiles are held.
 * @rule IG-MELT-3 IG-MELT-4 IG-END-1 IG-KEPT-4
 */
const askForMelt = (run: Run): void => {
  const { draft, box, emit } = run;
  if (hasMeltableTile(draft)) return ask(run, MELT_PHASE);
  ask(run, OVER_PHASE);
  emit?.({ kind: 'gameOver', winners: score(draft, box).winners });
};

/**
 * Ends the melt with everything that it caused, and begins the second phase.
 * @rule IG-TURN-2
 */
export const beginActions = ({ draft, box }: Run): void => {
  draft.hasMelted = true;
  draft.actionPointsLeft = box.components.actionPoints;
};
