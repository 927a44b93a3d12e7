import type { Player } from '../../core/contract/game.js';
import { type MoveKinds, moveKind, type PhaseKinds } from '../../core/contract/rows.js';
import { build, discard, remove } from './apply.js';
import {
  buildForbiddenBy,
  discardForbiddenBy,
  noRemovalNow,
  placements,
  removals,
  removeForbiddenBy,
} from './legal.js';
import { entries } from './moves.js';
import type { State } from './state/index.js';
import type { Blueprints } from './types.js';

const kind = moveKind<Blueprints>();

/** The kinds of moves, in the order of the catalogue. */
export const kinds: MoveKinds<Blueprints> = {
  build: kind({ in: ['build'], entries: () => entries.build, forbiddenBy: buildForbiddenBy, does: build }),
  discard: kind({ in: ['build'], entries: () => entries.discard, forbiddenBy: discardForbiddenBy, does: discard }),
  remove: kind({ in: ['remove'], entries: () => entries.remove, forbiddenBy: removeForbiddenBy, does: remove }),
};

const player = (state: State): Player => state.player;

/**
 * The phases.
 * @rule BP-TWO-1 BP-END-1
 */
export const phases: PhaseKinds<Blueprints> = {
  build: { decides: player, otherwiseForbidden: noRemovalNow, legalMoves: placements },
  remove: { decides: player, otherwiseForbidden: 'die-to-remove', legalMoves: removals },
  over: { decides: () => null, otherwiseForbidden: 'over' },
};
