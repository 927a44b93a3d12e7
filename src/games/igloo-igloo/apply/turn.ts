import type { Player } from '../../../core/contract/game.js';
import { ask } from '../../../core/contract/run.js';
import { changed } from '../../../core/data/list.js';
import { canStep } from '../legal/animals.js';
import { canMelt } from '../legal/ice.js';
import type { Place } from '../moves/index.js';
import type { Run } from '../run.js';
import { score } from '../score/index.js';
import type { Phase, State, Used } from '../state/index.js';
import { changeInuits } from './pieces.js';

/** The phase in which an inuit is put on the crown. */
export const PLACE: Phase = Object.freeze({ kind: 'place' });
const MELT: Phase = Object.freeze({ kind: 'melt' });
const ANIMALS: Phase = Object.freeze({ kind: 'animals' });
const ACT: Phase = Object.freeze({ kind: 'act' });
const OVER: Phase = Object.freeze({ kind: 'over' });

/** The types of kept tiles used at the start of a turn: none. */
export const UNUSED: Used = Object.freeze({ thaw: false, harpoon: false, animals: false, endurance: false });

/** Returns the player on the left. */
export const nextOf = ({ players }: State, player: Player): Player => (player + 1) % players;

/** @rule IG-PLACE-1 IG-PLACE-2 IG-PLACE-3 */
export const place = (run: Run, { cell }: Place): void => {
  const { draft, emit } = run;
  const { player } = draft;
  draft.inuitsLeft = changed(draft.inuitsLeft, player, -1);
  changeInuits(draft, player, cell, 1);
  emit?.({ kind: 'inuitPlaced', player, cell });
  const next = nextOf(draft, player);
  if (draft.inuitsLeft[next] === 0) return beginTurn(run, next);
  draft.turn = next;
  draft.player = next;
  ask(run, PLACE);
};

/** @rule IG-TURN-1 */
const beginTurn = ({ draft, emit }: Run, player: Player): void => {
  draft.phase = MELT;
  draft.turn = player;
  draft.player = player;
  draft.melted = false;
  draft.points = 0;
  draft.used = UNUSED;
  emit?.({ kind: 'turnStarted', player });
};

/** @rule IG-TURN-3 IG-TURN-4 */
export const endTurn = (run: Run): void => {
  const { draft, emit, forced } = run;
  const unspent = draft.points;
  draft.points = 0;
  emit?.({ kind: 'turnEnded', player: draft.turn, unspent, byItself: forced });
  beginTurn(run, nextOf(draft, draft.turn));
};

/**
 * Continues the turn: with the steps of a tile that moves animals, the melt, or the actions after it.
 * @rule IG-ANIMAL-2 IG-ANIMAL-8
 */
export const goOn = (run: Run): void => {
  const { draft } = run;
  draft.player = draft.turn;
  if (draft.steps > 0 && canStep(draft)) return ask(run, ANIMALS);
  draft.steps = 0;
  if (draft.melted) ask(run, ACT);
  else askForMelt(run);
};

/**
 * Makes the melt the pending decision. It is compulsory: if nothing can melt the game is over, whatever tiles are held.
 * @rule IG-MELT-3 IG-MELT-4 IG-END-1 IG-KEPT-4
 */
const askForMelt = (run: Run): void => {
  const { draft, box, emit } = run;
  if (canMelt(draft)) return ask(run, MELT);
  ask(run, OVER);
  emit?.({ kind: 'gameOver', winners: score(draft, box).winners });
};

/**
 * Ends the melt with everything that it caused, and begins the second phase.
 * @rule IG-TURN-2
 */
export const endMelt = ({ draft, box }: Run): void => {
  draft.melted = true;
  draft.points = box.components.points;
};
