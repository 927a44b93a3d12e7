import type { Draft } from '../../../core/draft.js';
import type { Emit, Player } from '../../../core/game.js';
import { changed } from '../../../core/list.js';
import { type Box, POINTS } from '../components.js';
import type { Event } from '../events.js';
import { canStep } from '../legal/animals.js';
import { canMelt } from '../legal/ice.js';
import { canAct } from '../legal/index.js';
import type { Place } from '../moves/index.js';
import { score } from '../score.js';
import type { Phase, State, Used } from '../state.js';
import { changeInuits } from './pieces.js';

const MELT: Draft<Phase> = Object.freeze({ kind: 'melt' });
const ANIMALS: Draft<Phase> = Object.freeze({ kind: 'animals' });
const ACT: Draft<Phase> = Object.freeze({ kind: 'act' });
const OVER: Draft<Phase> = Object.freeze({ kind: 'over' });

/** What the mover has used when his turn begins. */
export const UNUSED: Used = Object.freeze({ thaw: false, harpoon: false, animals: false, endurance: false });

/** The player on the left. */
export const nextOf = ({ players }: State, player: Player): Player => (player + 1) % players;

/** @rule IG-PLACE-1 IG-PLACE-3 */
export const place = (draft: Draft<State>, box: Box, { cell }: Place, emit: Emit<Event>): void => {
  const { player } = draft;
  draft.inuitsLeft = changed(draft.inuitsLeft, player, -1);
  changeInuits(draft, player, cell, 1);
  emit?.({ kind: 'inuitPlaced', player, cell });
  const next = nextOf(draft, player);
  if (draft.inuitsLeft[next] === 0) return beginTurn(draft, box, next, emit);
  draft.turn = next;
  draft.player = next;
};

/** @rule IG-TURN-1 */
const beginTurn = (draft: Draft<State>, box: Box, player: Player, emit: Emit<Event>): void => {
  draft.turn = player;
  draft.player = player;
  draft.melted = false;
  draft.points = 0;
  draft.steps = 0;
  draft.used = UNUSED;
  emit?.({ kind: 'turnStarted', player });
  askForMelt(draft, box, emit);
};

/**
 * The melt is compulsory; where nothing can melt the game is over, whatever is held.
 * @rule IG-MELT-3 IG-MELT-4 IG-END-1 IG-KEPT-4
 */
const askForMelt = (draft: Draft<State>, box: Box, emit: Emit<Event>): void => {
  if (canMelt(draft)) {
    draft.phase = MELT;
    return;
  }
  draft.phase = OVER;
  emit?.({ kind: 'gameEnded', winners: score(draft, box).winners });
};

/**
 * The melt is done, and all that followed from it: the second phase begins.
 * @rule IG-TURN-2
 */
export const endMelt = (draft: Draft<State>, box: Box, emit: Emit<Event>): void => {
  draft.melted = true;
  draft.points = POINTS;
  askForAction(draft, box, emit);
};

/**
 * Asks the mover what to do next; when he holds nothing and has nothing to do, his turn ends.
 * @rule IG-TURN-4
 */
export const askForAction = (draft: Draft<State>, box: Box, emit: Emit<Event>): void => {
  draft.phase = ACT;
  if (draft.handSizes[draft.turn] === 0 && !canAct(draft, box)) endTurn(draft, box, true, emit);
};

/** @rule IG-TURN-3 */
export const endTurn = (draft: Draft<State>, box: Box, byItself: boolean, emit: Emit<Event>): void => {
  emit?.({ kind: 'turnEnded', player: draft.turn, unspent: draft.points, byItself });
  beginTurn(draft, box, nextOf(draft, draft.turn), emit);
};

/**
 * Goes on where a kept tile or an attack has interrupted the turn.
 * @rule IG-ANIMAL-2 IG-ANIMAL-8
 */
export const resume = (draft: Draft<State>, box: Box, emit: Emit<Event>): void => {
  draft.player = draft.turn;
  if (draft.steps > 0 && canStep(draft)) {
    draft.phase = ANIMALS;
    return;
  }
  draft.steps = 0;
  if (draft.melted) askForAction(draft, box, emit);
  else askForMelt(draft, box, emit);
};
