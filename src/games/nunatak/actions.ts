import { type ActionSpace, createActionSpace } from '../../core/engine/action-space.js';
import { components, prepare } from './components/index.js';
import { format, MOVES } from './moves/index.js';
import type { Nunatak } from './types.js';

/** The moves with the printed components. */
export const actions: ActionSpace<Nunatak> = createActionSpace(
  { prepare, format, allMoves: () => Object.values(MOVES).flat() },
  components,
  '4c48ec3cc49b4053e836352e1bc26ba6',
);
