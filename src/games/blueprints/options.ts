import type { OptionList } from '../../core/fields/options.js';
import type { Options } from './state/index.js';

/** The options of a game. */
export const options = (): OptionList<Options> => [{ name: 'players', values: [2, 3, 4] }];
