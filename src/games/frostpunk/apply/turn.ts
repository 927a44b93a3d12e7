import { replaced } from '../../../core/data/list.js';
import { offerOf } from '../city/index.js';
import { changeHeat, spend } from '../effects/goods.js';
import type { Feed, HandCard, Word } from '../moves/index.js';
import { ask, askOption, type Run, start, startBuiltIn } from '../run.js';
import type { BarePhase } from '../state/index.js';
import { goTo } from './stage.js';

/**
 * Burns Coal and raises the heat by as much.
 * @rule FP-GEN-1 FP-ACT-3 FP-NIGHT-3
 */
export const feed = (run: Run, { n }: Feed): void => {
  spend(run, 'coal', n);
  changeHeat(run, run.draft.heat + n);
};

/** @rule FP-COOP-3 */
export const pass = (run: Run): void => {
  const { draft, emit } = run;
  draft.passed = replaced(draft.passed, draft.actor, true);
  emit?.({ kind: 'passed', player: draft.actor });
  goTo(run, 'action', 'next');
};

/**
 * Arms a Citizen card: it waits in the turn for its action.
 * @rule FP-CIT-1 FP-CIT-4 FP-CIT-5
 */
export const arm = (run: Run, { card }: HandCard): void => {
  const { draft, box, emit } = run;
  draft.hand = draft.hand.filter((each) => each !== card);
  draft.cardPlayed = true;
  ask(run, { kind: 'turn', card });
  emit?.({ kind: 'citizenPlayed', player: draft.actor, card: box.components.citizens[card]!.id });
};

/** @rule FP-ACT-20 FP-EXP-2 */
export const call = (run: Run): void => {
  const { draft, emit } = run;
  draft.callUsed = true;
  emit?.({ kind: 'callUsed', player: draft.actor });
  askOption(run, run.box.lists.call);
};

/** Ends the sub-actions or the Dusk menu; elsewhere declines the offer. */
export const done = (run: Run, _: Word, { kind }: BarePhase): void => {
  const { draft } = run;
  if (kind === 'build') draft.act = { ...draft.act, left: 0 };
  if (kind === 'dusk') goTo(run, 'dusk', 'evening');
};

/** @rule FP-LAW-8 */
export const shift = (run: Run): void => {
  const { draft, box } = run;
  const list = offerOf(draft, box, 'longShift')?.list;
  if (!list) return;
  draft.shiftUsed = true;
  start(run, list);
  startBuiltIn(run, 'use');
};
