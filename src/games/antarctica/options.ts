import type { OptionTable } from '../../core/fields/options.js';
import { PLACEMENTS, type Settings } from './state/index.js';

/** The options of a game. */
export const options = (): OptionTable<Settings> => ({
  players: { values: [2, 3, 4] },
  placement: { values: PLACEMENTS, default: 'first-game' },
});
