import type { OptionList } from '../../core/fields/options.js';
import { PLACEMENTS, type Settings } from './state/index.js';

/** The options of a game. */
export const options = (): OptionList<Settings> => [
  { name: 'players', values: [2, 3, 4] },
  { name: 'placement', values: PLACEMENTS, default: 'first-game' },
];
