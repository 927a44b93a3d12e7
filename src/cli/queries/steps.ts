import type { Types } from '../../core/contract/game.js';
import { stepsOfRecord } from '../../core/records/replay-moves.js';
import type { MoveMade } from '../../signs/sign.js';
import type { Entry } from './entry.js';

/** A move of a game, or its deal, with the number of moves made by then. */
export interface NumberedMove extends MoveMade<Types> {
  readonly made: number;
}

/** Yields the deal and the moves of a game in order; a game that begins in a position has no deal. */
export function* stepsOf({ game, record }: Pick<Entry, 'game' | 'record'>): Generator<NumberedMove> {
  for (const { made, move, events, state } of stepsOfRecord(game, record)) {
    if (made > 0 || record.start === undefined) yield { made, players: state.players, move, events };
  }
}
