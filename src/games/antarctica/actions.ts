import { type ActionSpace, createActionSpace } from '../../core/engine/action-space.js';
import { components, prepare } from './components/index.js';
import { format, MOVES } from './moves/index.js';
import type { Antarctica } from './types.js';

/** The moves with the printed components. */
export const actions: ActionSpace<Antarctica> = createActionSpace(
  { prepare, format, allMoves: () => Object.values(MOVES).flat() },
  components,
  '900dd79be5ddffe80e325c5d077850b9',
);
