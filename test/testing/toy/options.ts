import type { Choices } from '../../../src/core/options.js';
import type { Settings } from './state/index.js';

/** The options of a game. */
export const options = (): Choices<Settings> => ({
  players: { values: [2, 3] },
  dice: { values: [true, false], default: true },
});
