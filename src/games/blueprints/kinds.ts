import type { Player } from '../../core/contract/game.js';
import { moveKinds, type PhaseKinds } from '../../core/contract/kernel.js';
import { build, discard, remove } from './apply.js';
import {
  buildForbiddenBy,
  discardForbiddenBy,
  earlyRemovalForbiddenBy,
  legalChoices,
  legalRemovals,
  removeForbiddenBy,
} from './legal.js';
import { MOVES } from './moves.js';
import type { State } from './state/index.js';
import type { Blueprints } from './types.js';

/** The kinds of moves, in the order of the catalogue. */
export const kinds = moveKinds<Blueprints>(() => MOVES)({
  build: { phases: ['build'], forbiddenBy: buildForbiddenBy, apply: build },
  discard: { phases: ['build'], forbiddenBy: discardForbiddenBy, apply: discard },
  remove: { phases: ['remove'], forbiddenBy: removeForbiddenBy, apply: remove },
});

const phaseDecider = (state: State): Player => state.turnPlayer;

/**
 * The phases.
 * @rule BP-TWO-1 BP-END-1
 */
export const phases: PhaseKinds<Blueprints> = {
  build: { decider: phaseDecider, otherwiseForbidden: earlyRemovalForbiddenBy, legalMoves: legalChoices },
  remove: { decider: phaseDecider, otherwiseForbidden: 'die-to-remove', legalMoves: legalRemovals },
  over: { decider: () => null, otherwiseForbidden: 'over' },
};
