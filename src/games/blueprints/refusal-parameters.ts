import { type EnglishNames, fieldOf, type ParameterFinders } from '../../core/contract/explain.js';
import type { Box } from './components.js';
import { CELL_LETTERS } from './moves.js';
import type { State } from './state/index.js';
import { topAt, topsOf } from './tops.js';
import type { Blueprints } from './types.js';

/** Finds the parameters of refusals. */
export const parameterFinders: ParameterFinders<Blueprints> = {
  place: ({ state, box, move }) => (move.kind === 'build' ? move.cell : firstFittingCell(state, box, move.value)),
  top: ({ state, move }) => topAt(topsOf(state, state.turnPlayer), fieldOf(move, 'cell')),
};

/** Returns the first cell that takes a die of this value, which is known to fit somewhere. */
const firstFittingCell = (state: State, box: Box, value: number): number => {
  const tops = topsOf(state, state.turnPlayer);
  return box.buildableCells[state.plans[state.turnPlayer]!]!.find((cell) => topAt(tops, cell) <= value)!;
};

/** The names of ids in the sentences of refusals. */
export const englishNames: EnglishNames<Blueprints> = { cell: (cell) => CELL_LETTERS[cell]! };
