import { type ActionSpace, defineActions } from '../../core/play/define-actions.js';
import { components, prepare } from './components.js';
import { entries, format } from './moves/index.js';
import type { IglooIgloo } from './types.js';

/** The moves with the printed components. */
export const actions: ActionSpace<IglooIgloo> = defineActions(
  { prepare, format, entries: () => Object.values(entries).flat() },
  components,
  '87bab4b5249019d6115ccf25c7e87195',
);
