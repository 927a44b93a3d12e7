import { oneOf, orElse, type Reader, record, text } from '../../core/codec.js';
import { type Settings, VARIANTS } from './state/index.js';

export const players = oneOf(2, 3, 4);
export const variant = oneOf(...VARIANTS);

/** The options of a game. */
export const options = (): Reader<Settings> =>
  record('the options of Igloo Igloo', { players, seed: text(1, 256), variant: orElse(variant, 'standard') });
