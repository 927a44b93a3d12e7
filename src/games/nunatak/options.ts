import type { Choices } from '../../core/options.js';
import type { Options } from './state/index.js';

/** The options of a game. */
export const options = (): Choices<Options> => ({ players: { values: [1, 2, 3, 4] } });
