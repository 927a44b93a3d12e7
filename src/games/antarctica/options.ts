import { oneOf, orElse, type Reader, record, text } from '../../core/codec.js';
import { PLACEMENTS, type Settings } from './state/index.js';

/** The options of a game. */
export const options = (): Reader<Settings> =>
  record('the options of Antarctica', {
    players: oneOf(2, 3, 4),
    seed: text(1, 256),
    placement: orElse(oneOf(...PLACEMENTS), 'first-game'),
  });
