import { appended } from '../../../core/data/list.js';
import { countScouts } from '../city/index.js';
import { CITIZEN_TYPES } from '../components/vocabulary.js';
import { drawTileToPlace } from '../effects/buildings.js';
import { takeFromSpace } from '../effects/resources.js';
import { canWorkLongShift } from '../legal/actions.js';
import { canDoSubAction } from '../legal/building.js';
import { ask, pushBuiltIn, pushList, type Run } from '../run.js';
import type { Draft } from '../state/draft.js';
import { IDLE, type Phase, stepOf } from '../state/index.js';
import type { StageRules } from './stage-rules.js';

const ASK_TURN: Phase = Object.freeze({ kind: 'turn', armedCard: -1 });
const ASK_BUILD: Phase = Object.freeze({ kind: 'build' });
const ASK_LONG_SHIFT: Phase = Object.freeze({ kind: 'longShift' });

const TURN_STEP = stepOf('action', 'turn');
const EFFECT_STEP = stepOf('action', 'effect');

/**
 * Sets the number of Meeples to what the Citizens allow; then exhausted tokens are covered.
 * @rule FP-ACT-1
 */
const musterMeeples = ({ draft, box, emit }: Run): void => {
  for (const [citizenIndex, citizenType] of CITIZEN_TYPES.entries()) {
    const target = box.components.tracks.meeplesFor[citizenIndex]![draft.citizens[citizenIndex]!]!;
    const change = target - draft.reserveMeeples[citizenIndex]! - countScouts(draft, citizenIndex);
    const missing = changeReserve(draft, citizenIndex, change);
    recallScouts(draft, citizenIndex, missing);
    coverTiredTokens(draft, citizenIndex);
    if (change !== 0) emit?.({ kind: 'meeplesChanged', meeple: citizenType, by: change });
  }
};

/** Changes the Meeples of a type in the Reserve; returns how many it lacks to give up. */
const changeReserve = ({ reserveMeeples }: Draft, citizenIndex: number, change: number): number => {
  const changed = reserveMeeples[citizenIndex]! + change;
  reserveMeeples[citizenIndex] = Math.max(0, changed);
  return Math.max(0, -changed);
};

/** Takes a number of Scouts of a type from their Expeditions, the one on the highest slot first. */
const recallScouts = ({ expeditionStacks }: Draft, citizenIndex: number, count: number): void => {
  let recalled = 0;
  for (let slot = expeditionStacks.length - 1; slot >= 0; slot--) {
    const { cards, scout } = expeditionStacks[slot]!;
    if (recalled === count || scout !== CITIZEN_TYPES[citizenIndex]) continue;
    expeditionStacks[slot] = { cards, scout: 'none', scoutSpace: 0 };
    recalled++;
  }
};

/** @rule FP-ACT-2 */
const coverTiredTokens = ({ coveredTokens, tiredTokens, reserveMeeples }: Draft, citizenIndex: number): void => {
  coveredTokens[citizenIndex] = Math.min(tiredTokens[citizenIndex]!, reserveMeeples[citizenIndex]!);
};

/** @rule FP-COOP-3 FP-MOVE-2 */
const askTurn = (run: Run): void => ask(run, ASK_TURN);

/** Does nothing: sickness is put on the effect stack as the Meeple is placed. */
const doNothing = (): void => {};

/**
 * Starts the effect of the action, or of the card that replaces it.
 * @rule FP-ACT-5 FP-CIT-2
 */
const beginEffect = (run: Run): void => {
  const { draft, box } = run;
  const { kind, citizenCard, site } = draft.currentAction;
  if (citizenCard >= 0) pushList(run, box.listsByCard.citizens[citizenCard]!.main);
  else if (kind === 'gather') takeFromSpace(run, site, box.components.tracks.actions.resourcesPerGather);
  else if (kind === 'use') pushBuiltIn(run, 'use');
  else continueAction(run);
};

/** @rule FP-LAW-8 */
const offerLongShift = (run: Run): void => {
  if (canWorkLongShift(run.draft, run.box)) ask(run, ASK_LONG_SHIFT);
};

/**
 * Passes the turn to the next player who has not passed; if there is none, the phase ends.
 * @rule FP-COOP-3 FP-CIT-5
 */
const passTurnOn = (run: Run): void => {
  const { draft } = run;
  if (draft.currentAction.citizenCard >= 0)
    draft.discardedCitizenCards = appended(draft.discardedCitizenCards, draft.currentAction.citizenCard);
  draft.currentAction = IDLE;
  for (let i = 1; i <= draft.players; i++) {
    const player = (draft.decider + i) % draft.players;
    if (draft.hasPassed[player]) continue;
    draft.decider = player;
    draft.step = TURN_STEP;
    return askTurn(run);
  }
  draft.decider = draft.leader;
  draft.hasPassed = draft.hasPassed.map(() => false);
};

/** Continues the step with more turns, tiles or sub-actions. */
const offerAgain = (run: Run): void => {
  const { step } = run.draft;
  if (step === TURN_STEP) askTurn(run);
  else if (step === EFFECT_STEP) continueAction(run);
};

/** @rule FP-ACT-9 FP-ACT-14 */
const continueAction = (run: Run): void => {
  const { draft, box } = run;
  const { kind, subActionsLeft, zone, woodDiscount } = draft.currentAction;
  if (subActionsLeft === 0) return;
  if (kind === 'clear' && zone !== 'none') {
    const decision = drawTileToPlace(run, zone);
    if (decision !== 'noTarget') ask(run, decision);
  } else if (kind === 'build' && canDoSubAction(draft, box, woodDiscount)) ask(run, ASK_BUILD);
};

/** The Action phase. */
export const action: StageRules<'action'> = {
  steps: {
    muster: musterMeeples,
    turn: askTurn,
    cold: doNothing,
    effect: beginEffect,
    longShift: offerLongShift,
    next: passTurnOn,
  },
  offerAgain,
};
