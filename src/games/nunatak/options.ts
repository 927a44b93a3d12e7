import type { OptionTable } from '../../core/fields/options.js';
import type { Options } from './state/index.js';

/** The options of a game. */
export const options = (): OptionTable<Options> => ({ players: { values: [1, 2, 3, 4] } });
