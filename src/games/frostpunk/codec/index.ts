import type * as t from 'io-ts';
import {
  either,
  oneOf,
  open,
  optional,
  orElse,
  randomState,
  record,
  text,
  type Veil,
  veiled,
  viewerOf,
} from '../../../core/codec.js';
import { HIDDEN, type Hidden } from '../../../core/game.js';
import type { Box } from '../components/box.js';
import { REASONS, type Settings, type State, type View } from '../state/index.js';
import { cards } from './cards.js';
import { board, city } from './city.js';
import { course } from './course.js';
import { difficulty } from './numbers.js';

const players = oneOf(1, 2, 3, 4);

/** The options of a game. */
export const options = ({ parts }: Box): t.Type<Settings> =>
  record('the options of Frostpunk', {
    players,
    seed: text(1, 256),
    difficulty: orElse(difficulty, 'normal'),
    expert: optional(oneOf(...parts.experts.map(({ id }) => id))),
  }) as t.Mixed as t.Type<Settings>;

/** The fields of a state. */
export const state = (box: Box): t.Type<State> =>
  record('a state of Frostpunk', fields(box, open)) as t.Mixed as t.Type<State>;

/** The fields of a view. */
export const view = (box: Box): t.Type<View> =>
  record('a view of Frostpunk', {
    ...fields(box, veiled),
    random: oneOf(HIDDEN),
    viewer: viewerOf(4),
  }) as t.Mixed as t.Type<View>;

const fields = <H extends Hidden>(box: Box, veil: Veil<H>) => ({
  game: oneOf('frostpunk'),
  components: oneOf(box.id),
  players,
  random: veil(randomState),
  ...course(box),
  ...city(box),
  ...board(box, veil),
  ...cards(box, veil),
  outcome: either(oneOf('none'), record('an outcome', { result: oneOf('won', 'lost'), reason: oneOf(...REASONS) })),
});
