import type { OptionTable } from '../../../src/core/fields/options.js';
import type { Settings } from './state/index.js';

/** The options of a game. */
export const options = (): OptionTable<Settings> => ({
  players: { values: [2, 3] },
  dice: { values: [true, false], default: true },
});
