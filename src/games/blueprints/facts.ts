import { type FactFinders, fieldOf, type PlainThings } from '../../core/contract/explain.js';
import type { Box } from './components.js';
import { LETTERS } from './moves.js';
import type { State } from './state/index.js';
import { topAt, topsOf } from './tops.js';
import type { Blueprints } from './types.js';

/** The facts of refusals. */
export const facts: FactFinders<Blueprints> = {
  place: ({ state, box, move }) => (move.kind === 'build' ? move.cell : fitting(state, box, move.value)),
  top: ({ state, move }) => topAt(topsOf(state, state.player), fieldOf(move, 'cell')),
};

/** Returns the first cell that takes a die of this value, which is known to fit somewhere. */
const fitting = (state: State, box: Box, value: number): number => {
  const tops = topsOf(state, state.player);
  return box.usable[state.plans[state.player]!]!.find((cell) => topAt(tops, cell) <= value)!;
};

/** The names of things in the sentences of refusals. */
export const plain: PlainThings<Blueprints> = { cell: (cell) => LETTERS[cell]! };
