import { type ActionSpace, defineActions } from '../../core/play/define-actions.js';
import { components, prepare } from './components/index.js';
import { entries, format } from './moves/index.js';
import type { Nunatak } from './types.js';

/** The moves with the printed components. */
export const actions: ActionSpace<Nunatak> = defineActions(
  { prepare, format, entries: () => Object.values(entries).flat() },
  components,
  'd3055b329d4860ba17e3b4a0b7a2b2b7',
);
