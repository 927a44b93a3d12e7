import type { Draft } from '../../../core/draft.js';
import type { Emit, Player } from '../../../core/game.js';
import { changed } from '../../../core/list.js';
import type { Box } from '../components/box.js';
import { NUMBER_OF, SHIPYARD_CARDS, type ShipyardCard } from '../components/index.js';
import type { Event } from '../events/index.js';
import type { Advance, Relocate, Take } from '../moves.js';
import type { State } from '../state/index.js';
import { askToAdvance, askToMove } from './effects.js';
import { goOn, moveSun } from './flow.js';
import { replaced } from './lists.js';
import { sailTo } from './pieces.js';
import { advanceCube } from './research.js';

const EFFECT_STEPS = 3;

/** @rule AN-BLD-10 AN-EFF-12 AN-EFF-13 */
export const advance = (draft: Draft<State>, box: Box, { track }: Advance, emit: Emit<Event>): void => {
  const { phase } = draft;
  if (phase.kind === 'advance') {
    const { player, steps } = phase;
    advanceCube(draft, box, { player, track, steps }, 'building', emit);
    goOn(draft, box, emit);
  } else if (phase.kind === 'advance-three') {
    advanceCube(draft, box, { player: phase.player, track, steps: EFFECT_STEPS }, 'effect', emit);
    nextToAdvance(draft, box, replaced(phase.taken, track, true), emit);
  }
};

const nextToAdvance = (draft: Draft<State>, box: Box, taken: readonly boolean[], emit: Emit<Event>): void => {
  const { phase, players } = draft;
  if (phase.kind !== 'advance-three') return;
  const next = (phase.player + 1) % players;
  if (!askToAdvance(draft, box, next, phase.left - 1, taken)) goOn(draft, box, emit);
};

const nextToMove = (draft: Draft<State>, box: Box, emit: Emit<Event>): void => {
  const { phase, players } = draft;
  if (phase.kind !== 'ship-move') return;
  if (!askToMove(draft, box, (phase.player + 1) % players, phase.left - 1)) goOn(draft, box, emit);
};

/** @rule AN-EFF-6 AN-EFF-7 */
export const relocate = (draft: Draft<State>, box: Box, { zone, position, to }: Relocate, emit: Emit<Event>): void => {
  sailTo(draft, { from: zone, position, to }, 'effect', emit);
  nextToMove(draft, box, emit);
};

/** @rule AN-BLD-11 AN-EFF-3 AN-EFF-14 AN-ICE-8 */
export const pass = (draft: Draft<State>, box: Box, emit: Emit<Event>): void => {
  const { phase, turn, sun } = draft;
  switch (phase.kind) {
    case 'turn':
      emit?.({ kind: 'turn-declined', player: turn.player!, zone: sun });
      return moveSun(draft, box, emit);
    case 'ship-move':
      return nextToMove(draft, box, emit);
    case 'advance-three':
      return nextToAdvance(draft, box, phase.taken, emit);
    default:
      return goOn(draft, box, emit);
  }
};

/** @rule AN-SHP-5 AN-EFF-10 */
export const take = (draft: Draft<State>, box: Box, { card }: Take, emit: Emit<Event>): void => {
  const { phase, players } = draft;
  if (phase.kind !== 'pick' && phase.kind !== 'draft') return;
  const next = (phase.player + 1) % players;
  const left = phase.left - 1;
  give(draft, phase.player, card, phase.kind === 'pick' ? 'pile' : 'row', emit);
  if (phase.kind === 'pick') {
    draft.pile = changed(draft.pile, NUMBER_OF[card], -1);
    if (left > 0) draft.phase = { kind: 'pick', player: next, left };
    else goOn(draft, box, emit);
    return;
  }
  const row = changed(phase.row, NUMBER_OF[card], -1);
  if (left > 1) draft.phase = { kind: 'draft', player: next, left, row };
  else {
    give(draft, next, SHIPYARD_CARDS[row.findIndex((count) => count > 0)]!, 'row', emit);
    goOn(draft, box, emit);
  }
};

const give = (
  draft: Draft<State>,
  player: Player,
  card: ShipyardCard,
  from: 'pile' | 'row',
  emit: Emit<Event>,
): void => {
  draft.hand = replaced(draft.hand, player, changed(draft.hand[player]!, NUMBER_OF[card], 1));
  emit?.({ kind: 'card-taken', player, card, from });
};
