import { type ActionSpace, defineActions } from '../../core/play/define-actions.js';
import { components, prepare } from './components.js';
import { entries, format } from './moves.js';
import type { Blueprints } from './types.js';

/** The moves with the printed components. */
export const actions: ActionSpace<Blueprints> = defineActions(
  { prepare, format, entries: () => Object.values(entries).flat() },
  components,
  '444b6471e80e4fb8f4c76419636f2966',
);
