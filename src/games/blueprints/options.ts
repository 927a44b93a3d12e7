import { oneOf, type Reader, record, text } from '../../core/codec.js';
import type { Options } from './state/index.js';

export const players = oneOf(2, 3, 4);

/** The options of a game. */
export const options = (): Reader<Options> => record('the options of Blueprints', { players, seed: text(1, 256) });
