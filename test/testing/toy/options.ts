import type { OptionList } from '../../../src/core/fields/options.js';
import type { Settings } from './state/index.js';

/** The options of a game. */
export const options = (): OptionList<Settings> => [
  { name: 'players', values: [2, 3] },
  { name: 'dice', values: [true, false], default: true },
];
