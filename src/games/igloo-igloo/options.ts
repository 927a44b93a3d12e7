import type { OptionTable } from '../../core/fields/options.js';
import { type Settings, VARIANTS } from './state/index.js';

/** The options of a game. */
export const options = (): OptionTable<Settings> => ({
  players: { values: [2, 3, 4] },
  variant: { values: VARIANTS, default: 'standard' },
});
