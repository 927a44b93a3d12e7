import type { Transition } from '../../clause-effects/clause-detector.js';
import type { Types } from '../../core/contract/game.js';
import { stepsOfRecord } from '../../core/records/replay-moves.js';
import type { ValidGame } from './valid-game.js';

/** A move of a game, or its deal, with the number of moves made by then. */
export interface NumberedTransition extends Transition<Types> {
  readonly ply: number;
}

/** Yields the deal and the moves of a game in order; a game that begins in a position has no deal. */
export function* transitionsOf({ game, record }: Pick<ValidGame, 'game' | 'record'>): Generator<NumberedTransition> {
  for (const { ply, move, events, state } of stepsOfRecord(game, record)) {
    if (ply > 0 || record.start === undefined) yield { ply, players: state.players, move, events };
  }
}
