import { type ActionSpace, defineActions } from '../../core/play/define-actions.js';
import { components, prepare } from './components/index.js';
import { entries, format } from './moves/index.js';
import type { Antarctica } from './types.js';

/** The moves with the printed components. */
export const actions: ActionSpace<Antarctica> = defineActions(
  { prepare, format, entries: () => Object.values(entries).flat() },
  components,
  '74aff1b61638cf2e28c72fea00b6f678',
);
