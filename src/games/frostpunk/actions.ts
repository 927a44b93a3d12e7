import { type ActionSpace, createActionSpace } from '../../core/engine/action-space.js';
import { prepare } from './box.js';
import { components } from './components/index.js';
import { format } from './moves/index.js';
import type { Frostpunk } from './types.js';

/** The moves with the printed components. */
export const actions: ActionSpace<Frostpunk> = createActionSpace(
  { prepare, format, allMoves: ({ allMoves }) => Object.values(allMoves.byKind).flat() },
  components,
  '4db858ec9d8c94dda5ba95b8aaf6cdf3',
);
