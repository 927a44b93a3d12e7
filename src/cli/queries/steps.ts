import type { Types } from '../../core/contract/game.js';
import { initialState } from '../../core/records/validate-record.js';
import { orThrow } from '../../index.js';
import type { MoveMade } from '../../signs/sign.js';
import type { Entry } from './entry.js';

/** A move of a game, or its deal, with the number of moves made by then. */
export interface NumberedMove extends MoveMade<Types> {
  readonly made: number;
}

/** Yields the deal and the moves of a game in order; a game that begins in a position has no deal. */
export function* stepsOf({ game, record }: Pick<Entry, 'game' | 'record'>): Generator<NumberedMove> {
  const { components } = game;
  let before = initialState(game, record);
  if (record.options !== undefined) {
    const { state, events } = orThrow(game.deal(record.options));
    yield { made: 0, components, before: null, move: null, events, after: state };
  }
  for (const [i, text] of record.moves.entries()) {
    const move = orThrow(game.parseMove(text));
    const { state, events } = orThrow(game.step(before, move));
    yield { made: i + 1, components, before, move, events, after: state };
    before = state;
  }
}
