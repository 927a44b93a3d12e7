import type { Player } from '../../core/contract/game.js';
import { type MoveKinds, moveKind, type PhaseKinds } from '../../core/contract/kernel.js';
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

const defineMove = moveKind<Blueprints>();

/** The kinds of moves, in the order of the catalogue. */
export const kinds: MoveKinds<Blueprints> = {
  build: defineMove({ phases: ['build'], allMoves: () => MOVES.build, forbiddenBy: buildForbiddenBy, apply: build }),
  discard: defineMove({
    phases: ['build'],
    allMoves: () => MOVES.discard,
    forbiddenBy: discardForbiddenBy,
    apply: discard,
  }),
  remove: defineMove({
    phases: ['remove'],
    allMoves: () => MOVES.remove,
    forbiddenBy: removeForbiddenBy,
    apply: remove,
  }),
};

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
