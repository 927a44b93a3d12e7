import { boolean, oneOf, orElse, type Reader, record, text } from '../../../src/core/codec.js';
import type { Settings } from './state/index.js';

/** Returns the reader of the options. */
export const options = (): Reader<Settings> =>
  record('the options of Toy', { players: oneOf(2, 3), seed: text(1, 256), dice: orElse(boolean, true) });
