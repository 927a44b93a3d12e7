import { type ActionSpace, createActionSpace } from '../../core/engine/action-space.js';
import { components, prepare } from './components.js';
import { format, MOVES } from './moves/index.js';
import type { IglooIgloo } from './types.js';

/** The moves with the printed components. */
export const actions: ActionSpace<IglooIgloo> = createActionSpace(
  { prepare, format, allMoves: () => Object.values(MOVES).flat() },
  components,
  '1f98353f1a6be3fb664c79d29a29457a',
);
