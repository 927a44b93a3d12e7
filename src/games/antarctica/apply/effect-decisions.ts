import { withAdded, withItemAt } from '../../../core/data/list.js';
import { ask } from '../../../core/engine/play.js';
import { SHIPYARD_CARD_INDEX } from '../components/index.js';
import type { Advance, Pass, RelocateShip, TakeCard } from '../moves/index.js';
import type { Run } from '../run.js';
import {
  type AdvanceAllPhase,
  type AdvancePhase,
  type DraftPhase,
  moverOf,
  nextPlayer,
  type Phase,
  type PickPhase,
  type TurnOrderPhase,
} from '../state/index.js';
import { askToAdvance, askToRelocate } from './effects.js';
import { moveShip } from './pieces.js';
import { advanceCube } from './research.js';
import { moveSun } from './turn.js';

/** @rule AN-BLD-10 AN-EFF-12 AN-EFF-13 */
export const advance = (run: Run, { track }: Advance, phase: AdvancePhase | AdvanceAllPhase): void => {
  const { decider } = phase;
  if (phase.kind === 'advance') return advanceCube(run, { player: decider, track, steps: phase.steps }, 'building');
  advanceCube(run, { player: decider, track, steps: run.box.components.steps.effect }, 'effect');
  askNextToAdvance(run, phase, withItemAt(phase.tracksChosen, track, true));
};

const askNextToAdvance = (
  run: Run,
  { decider, playersLeft }: TurnOrderPhase,
  tracksChosen: readonly boolean[],
): void => {
  askToAdvance(run, nextPlayer(run.draft, decider), playersLeft - 1, tracksChosen);
};

const askNextToRelocate = (run: Run, { decider, playersLeft }: TurnOrderPhase): void => {
  askToRelocate(run, nextPlayer(run.draft, decider), playersLeft - 1);
};

/** @rule AN-EFF-6 AN-EFF-7 */
export const relocateShip = (run: Run, { zone, position, to }: RelocateShip, phase: TurnOrderPhase): void => {
  moveShip(run, { from: zone, position, to }, 'effect');
  askNextToRelocate(run, phase);
};

/** @rule AN-EFF-14 AN-ICE-8 */
export const pass = (run: Run, _: Pass, phase: Phase): void => {
  if (phase.kind === 'relocateShip') askNextToRelocate(run, phase);
  else declineTurn(run);
};

const declineTurn = (run: Run): void => {
  const { draft, emit } = run;
  draft.turn.hasMadeMove = true;
  emit?.({ kind: 'turnDeclined', player: moverOf(draft), zone: draft.sun });
  moveSun(run);
};

/** @rule AN-SHP-5 AN-EFF-10 */
export const takeCard = (run: Run, { card }: TakeCard, phase: PickPhase | DraftPhase): void => {
  const { draft, emit } = run;
  const { decider } = phase;
  const next = nextPlayer(draft, decider);
  const playersLeft = phase.playersLeft - 1;
  const cardIndex = SHIPYARD_CARD_INDEX[card];
  if (phase.kind === 'pick') {
    draft.shipyardPile = withAdded(draft.shipyardPile, cardIndex, -1);
    draft.phase = { kind: 'pick', decider: next, playersLeft };
  } else {
    draft.phase = { kind: 'draft', decider: next, playersLeft, row: withAdded(phase.row, cardIndex, -1) };
  }
  draft.hands = withItemAt(draft.hands, decider, withAdded(draft.hands[decider]!, cardIndex, 1));
  emit?.({ kind: 'cardTaken', player: decider, card, from: phase.kind === 'pick' ? 'pile' : 'row' });
  if (playersLeft > 0) ask(run, draft.phase);
};
