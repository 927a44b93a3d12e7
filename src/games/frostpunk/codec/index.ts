import {
  either,
  oneOf,
  open,
  type Reader,
  randomState,
  record,
  type Veil,
  veiled,
  viewerOf,
} from '../../../core/codec.js';
import { HIDDEN, type Hidden } from '../../../core/game.js';
import type { Box } from '../components/box.js';
import { players } from '../options.js';
import { REASONS, type State, type View } from '../state/index.js';
import { cards } from './cards.js';
import { board, city } from './city.js';
import { course } from './course.js';

/** The fields of a state. */
export const state = (box: Box): Reader<State> =>
  record('a state of Frostpunk', fields(box, open)) as Reader<unknown> as Reader<State>;

/** The fields of a view. */
export const view = (box: Box): Reader<View> =>
  record('a view of Frostpunk', {
    ...fields(box, veiled),
    random: oneOf(HIDDEN),
    viewer: viewerOf(4),
  }) as Reader<unknown> as Reader<View>;

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
