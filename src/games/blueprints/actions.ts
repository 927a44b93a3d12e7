import { type ActionSpace, createActionSpace } from '../../core/engine/action-space.js';
import { components, prepare } from './components.js';
import { format, MOVES } from './moves.js';
import type { Blueprints } from './types.js';

/** The moves with the printed components. */
export const actions: ActionSpace<Blueprints> = createActionSpace(
  { prepare, format, allMoves: () => Object.values(MOVES).flat() },
  components,
  'd078a5c9e1d201f8304316eb336d881f',
);
