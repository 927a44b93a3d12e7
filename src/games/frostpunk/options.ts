import { oneOf, optional, orElse, type Reader, record, text } from '../../core/codec.js';
import type { Box } from './box.js';
import { DIFFICULTIES } from './components/vocabulary.js';
import type { Settings } from './state/index.js';

/** The options of a game. */
export const options = ({ components }: Box): Reader<Settings> =>
  record('the options of Frostpunk', {
    players: oneOf(1, 2, 3, 4),
    seed: text(1, 256),
    difficulty: orElse(oneOf(...DIFFICULTIES), 'normal'),
    expert: optional(oneOf(...components.experts.map(({ id }) => id))),
  });
