import { type ActionSpace, defineActions } from '../../core/define/define-actions.js';
import { prepare } from './box.js';
import { components } from './components/index.js';
import { format } from './moves/index.js';
import type { Frostpunk } from './types.js';

/** The moves with the printed components. */
export const actions: ActionSpace<Frostpunk> = defineActions(
  { prepare, format, allMoves: ({ allMoves }) => Object.values(allMoves.byKind).flat() },
  components,
  '9f23a47d8f5260aeab18cc23fc9e0240',
);
