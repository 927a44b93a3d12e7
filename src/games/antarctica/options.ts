import { oneOf, orElse, type Reader, record, text } from '../../core/codec.js';
import type { Settings } from './state/index.js';

export const players = oneOf(2, 3, 4);
export const placement = oneOf('first-game', 'free');

/** The options of a game. */
export const options = (): Reader<Settings> =>
  record('the options of Antarctica', { players, seed: text(1, 256), placement: orElse(placement, 'first-game') });
