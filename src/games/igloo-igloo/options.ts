import type { OptionList } from '../../core/fields/options.js';
import { type Settings, VARIANTS } from './state/index.js';

/** The options of a game. */
export const options = (): OptionList<Settings> => [
  { name: 'players', values: [2, 3, 4] },
  { name: 'variant', values: VARIANTS, default: 'standard' },
];
