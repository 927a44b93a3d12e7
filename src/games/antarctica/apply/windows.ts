import { ask } from '../../../core/contract/run.js';
import { changed, replaced } from '../../../core/data/list.js';
import { NUMBER_OF } from '../components/index.js';
import type { Advance, Pass, Relocate, Take } from '../moves/index.js';
import type { Run } from '../run.js';
import {
  type Advancing,
  type AdvancingAll,
  type Asking,
  type Drafting,
  moverOf,
  type Phase,
  type Picking,
  rightOf,
} from '../state/index.js';
import { askToAdvance, askToMove } from './effects.js';
import { sailTo } from './pieces.js';
import { advanceCube } from './research.js';
import { moveSun } from './turn.js';

/** @rule AN-BLD-10 AN-EFF-12 AN-EFF-13 */
export const advance = (run: Run, { track }: Advance, phase: Advancing | AdvancingAll): void => {
  const { player } = phase;
  if (phase.kind === 'advance') return advanceCube(run, { player, track, steps: phase.steps }, 'building');
  advanceCube(run, { player, track, steps: run.box.components.steps.effect }, 'effect');
  nextToAdvance(run, phase, replaced(phase.taken, track, true));
};

const nextToAdvance = (run: Run, { player, left }: Asking, taken: readonly boolean[]): void => {
  askToAdvance(run, rightOf(run.draft, player), left - 1, taken);
};

const nextToMove = (run: Run, { player, left }: Asking): void => {
  askToMove(run, rightOf(run.draft, player), left - 1);
};

/** @rule AN-EFF-6 AN-EFF-7 */
export const relocate = (run: Run, { zone, position, to }: Relocate, phase: Asking): void => {
  sailTo(run, { from: zone, position, to }, 'effect');
  nextToMove(run, phase);
};

/** @rule AN-EFF-14 AN-ICE-8 */
export const pass = (run: Run, _: Pass, phase: Phase): void => {
  if (phase.kind === 'shipMove') nextToMove(run, phase);
  else declineTurn(run);
};

const declineTurn = (run: Run): void => {
  const { draft, emit } = run;
  draft.turn.begun = true;
  emit?.({ kind: 'turnDeclined', player: moverOf(draft), zone: draft.sun });
  moveSun(run);
};

/** @rule AN-SHP-5 AN-EFF-10 */
export const take = (run: Run, { card }: Take, phase: Picking | Drafting): void => {
  const { draft, emit } = run;
  const { player } = phase;
  const next = rightOf(draft, player);
  const left = phase.left - 1;
  const number = NUMBER_OF[card];
  if (phase.kind === 'pick') {
    draft.pile = changed(draft.pile, number, -1);
    draft.phase = { kind: 'pick', player: next, left };
  } else {
    draft.phase = { kind: 'draft', player: next, left, row: changed(phase.row, number, -1) };
  }
  draft.hand = replaced(draft.hand, player, changed(draft.hand[player]!, number, 1));
  emit?.({ kind: 'cardTaken', player, card, from: phase.kind === 'pick' ? 'pile' : 'row' });
  if (left > 0) ask(run, draft.phase);
};
