import type { Choices } from '../../core/options.js';
import { PLACEMENTS, type Settings } from './state/index.js';

/** The options of a game. */
export const options = (): Choices<Settings> => ({
  players: { values: [2, 3, 4] },
  placement: { values: PLACEMENTS, default: 'first-game' },
});
