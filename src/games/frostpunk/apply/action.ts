import { joined } from '../../../core/data/list.js';
import { scoutsOf } from '../city/index.js';
import { CITIZENS } from '../components/vocabulary.js';
import { drawTile } from '../effects/buildings.js';
import { takeFrom } from '../effects/goods.js';
import { canShift } from '../legal/actions.js';
import { canBuildOn } from '../legal/building.js';
import { ask, type Run, start, startBuiltIn } from '../run.js';
import { IDLE, type Phase, stepOf } from '../state/index.js';
import type { StageRules } from './steps.js';

const ASK_TURN: Phase = Object.freeze({ kind: 'turn', card: -1 });
const ASK_BUILD: Phase = Object.freeze({ kind: 'build' });
const ASK_SHIFT: Phase = Object.freeze({ kind: 'shift' });

const TURN = stepOf('action', 'turn');
const EFFECT = stepOf('action', 'effect');

/**
 * Sets the number of Meeples to what the Citizens allow; then exhausted tokens are covered.
 * @rule FP-ACT-1 FP-ACT-2
 */
const musterMeeples = ({ draft, box, emit }: Run): void => {
  for (const [type, kind] of CITIZENS.entries()) {
    const before = draft.reserve[type]! + scoutsOf(draft, type);
    const by = box.components.tracks.meeplesFor[type]![draft.citizens[type]!]! - before;
    const home = draft.reserve[type]! + by;
    draft.reserve[type] = Math.max(0, home);
    for (let slot = draft.stacks.length - 1, missing = -home; slot >= 0 && missing > 0; slot--) {
      if (draft.stacks[slot]!.scout !== kind) continue;
      draft.stacks[slot] = { cards: draft.stacks[slot]!.cards, scout: 'none', at: 0 };
      missing--;
    }
    draft.covered[type] = Math.min(draft.tired[type]!, draft.reserve[type]!);
    if (by !== 0) emit?.({ kind: 'meeplesChanged', type: kind, by });
  }
};

/** @rule FP-COOP-3 FP-MOVE-2 */
const askTurn = (run: Run): void => ask(run, ASK_TURN);

/** Does nothing: sickness is put on the agenda as the Meeple is placed. */
const cold = (): void => {};

/**
 * Starts the effect of the action, or of the card that replaces it.
 * @rule FP-ACT-5 FP-CIT-2
 */
const effect = (run: Run): void => {
  const { draft, box } = run;
  const { kind, card, site } = draft.act;
  if (card >= 0) start(run, box.lists.citizens[card]!.main);
  else if (kind === 'gather') takeFrom(run, site, box.components.tracks.actions.gathered);
  else if (kind === 'use') startBuiltIn(run, 'use');
  else goOnActing(run);
};

/** @rule FP-LAW-8 */
const offerShift = (run: Run): void => {
  if (canShift(run.draft, run.box)) ask(run, ASK_SHIFT);
};

/**
 * Passes the turn to the next player who has not passed; if there is none, the phase ends.
 * @rule FP-COOP-3 FP-CIT-5
 */
const nextPlayer = (run: Run): void => {
  const { draft } = run;
  if (draft.act.card >= 0) draft.citizenDiscard = joined(draft.citizenDiscard, draft.act.card);
  draft.act = IDLE;
  for (let i = 1; i <= draft.players; i++) {
    const player = (draft.actor + i) % draft.players;
    if (draft.passed[player]) continue;
    draft.actor = player;
    draft.step = TURN;
    return askTurn(run);
  }
  draft.actor = draft.leader;
  draft.passed = draft.passed.map(() => false);
};

/** Continues the step with more turns, tiles or sub-actions. */
const again = (run: Run): void => {
  const { step } = run.draft;
  if (step === TURN) askTurn(run);
  else if (step === EFFECT) goOnActing(run);
};

/** @rule FP-ACT-9 FP-ACT-14 */
const goOnActing = (run: Run): void => {
  const { draft, box } = run;
  const { kind, left, zone, woodLess } = draft.act;
  if (left === 0) return;
  if (kind === 'clear' && zone !== 'none') {
    const tile = drawTile(run, zone);
    if (tile !== false) ask(run, tile);
  } else if (kind === 'build' && canBuildOn(draft, box, woodLess)) ask(run, ASK_BUILD);
};

/** The Action phase. */
export const action: StageRules<'action'> = {
  steps: { muster: musterMeeples, turn: askTurn, cold, effect, shift: offerShift, next: nextPlayer },
  again,
};
