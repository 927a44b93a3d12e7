import { type ActionSpace, defineActions } from '../../core/play/define-actions.js';
import { prepare } from './box.js';
import { components } from './components/index.js';
import { format } from './moves/index.js';
import type { Frostpunk } from './types.js';

/** The moves with the printed components. */
export const actions: ActionSpace<Frostpunk> = defineActions(
  { prepare, format, entries: ({ entries }) => Object.values(entries.of).flat() },
  components,
  'e82342e30c660a673fe34359a9937812',
);
