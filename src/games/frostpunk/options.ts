import { oneOf, optional, orElse, type Reader, record, text } from '../../core/codec.js';
import type { Box } from './components/box.js';
import { DIFFICULTIES } from './components/vocabulary.js';
import type { Settings } from './state/index.js';

export const players = oneOf(1, 2, 3, 4);
export const difficulty = oneOf(...DIFFICULTIES);

/** The options of a game. */
export const options = ({ parts }: Box): Reader<Settings> =>
  record('the options of Frostpunk', {
    players,
    seed: text(1, 256),
    difficulty: orElse(difficulty, 'normal'),
    expert: optional(oneOf(...parts.experts.map(({ id }) => id))),
  }) as Reader<unknown> as Reader<Settings>;
