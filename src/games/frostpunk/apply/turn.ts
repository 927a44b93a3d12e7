import { withItemAt } from '../../../core/data/list.js';
import { activeModifier } from '../city/index.js';
import { changeHeat, spendResource } from '../effects/resources.js';
import type { BareMove, BurnCoalMove, HandCardMove } from '../moves/index.js';
import { ask, askOption, pushBuiltIn, pushList, type Run } from '../run.js';
import type { BarePhase } from '../state/index.js';
import { beginStep } from './stage.js';

/**
 * Burns Coal and raises the heat by as much.
 * @rule FP-GEN-1 FP-ACT-3 FP-NIGHT-3
 */
export const burnCoal = (run: Run, { amount }: BurnCoalMove): void => {
  spendResource(run, 'coal', amount);
  changeHeat(run, run.draft.heat + amount);
};

/** @rule FP-COOP-3 */
export const pass = (run: Run): void => {
  const { draft, emit } = run;
  draft.hasPassed = withItemAt(draft.hasPassed, draft.decider, true);
  emit?.({ kind: 'playerPassed', player: draft.decider });
  beginStep(run, 'action', 'next');
};

/**
 * Arms a Citizen card: it waits in the turn for its action.
 * @rule FP-CIT-1 FP-CIT-4 FP-CIT-5
 */
export const playCard = (run: Run, { card: armedCard }: HandCardMove): void => {
  const { draft, box, emit } = run;
  draft.hand = draft.hand.filter((each) => each !== armedCard);
  draft.hasPlayedCard = true;
  ask(run, { kind: 'turn', armedCard });
  emit?.({ kind: 'citizenCardPlayed', player: draft.decider, card: box.components.citizenCards[armedCard]!.id });
};

/** @rule FP-ACT-20 FP-EXP-2 */
export const useCallOfDuty = (run: Run): void => {
  const { draft, emit } = run;
  draft.isCallOfDutyUsed = true;
  emit?.({ kind: 'callOfDutyUsed', player: draft.decider });
  askOption(run, run.box.listsByCard.callOfDuty);
};

/** Ends the sub-actions or the Dusk menu; elsewhere declines the offer. */
export const finishDecision = (run: Run, _: BareMove, { kind }: BarePhase): void => {
  const { draft } = run;
  if (kind === 'build') draft.currentAction = { ...draft.currentAction, subActionsLeft: 0 };
  if (kind === 'dusk') beginStep(run, 'dusk', 'evening');
};

/** @rule FP-LAW-8 */
export const workLongShift = (run: Run): void => {
  const { draft, box } = run;
  const list = activeModifier(draft, box, 'longShift')?.list;
  if (!list) return;
  draft.isLongShiftUsed = true;
  pushList(run, list);
  pushBuiltIn(run, 'use');
};
