import {
  boolean,
  integer,
  list,
  nullable,
  oneOf,
  open,
  type Reader,
  randomState,
  record,
  type Veil,
  variants,
  veiled,
  viewerOf,
} from '../../core/codec.js';
import { HIDDEN, type Hidden } from '../../core/game.js';
import { CELLS, DIRECTIONS } from './board.js';
import { ANIMALS, type Box, KEPT, SIZES, STEPS, TILES } from './components.js';
import { players, variant } from './options.js';
import { GROUNDS, type Phase, type State, type View } from './state.js';

const player = integer(0, 3);
const cell = integer(0, CELLS - 1);
const inuits = integer(0, 5);
/** More than there can be of anything. */
const count = integer(0, 99);

/** A list of so many counts. */
const counts = (length: number): Reader<readonly number[]> => list(count, length, length);

const phase: Reader<Phase> = variants('a phase', {
  place: {},
  melt: {},
  drift: {},
  displace: { cell, dir: oneOf(...DIRECTIONS) },
  animals: {},
  attack: { cell },
  flee: { waiting: list(inuits, 2, 4) },
  act: {},
  kayak: { from: cell },
  over: {},
});

const used = record('the types of tiles used', {
  thaw: boolean,
  harpoon: boolean,
  animals: boolean,
  endurance: boolean,
});

/** The fields of a state. */
export const state = (box: Box): Reader<State> => record('a state of Igloo Igloo', fields(box, open));

/** The fields of a view. */
export const view = (box: Box): Reader<View> =>
  record('a view of Igloo Igloo', { ...fields(box, veiled), random: oneOf(HIDDEN), viewer: viewerOf(4) });

const fields = <H extends Hidden>(box: Box, veil: Veil<H>) => ({
  game: oneOf('igloo-igloo'),
  components: oneOf(box.id),
  players,
  random: veil(randomState),
  variant,
  phase,
  turn: player,
  player,
  melted: boolean,
  points: integer(0, 6),
  steps: integer(0, STEPS),
  used,
  ground: list(oneOf(...GROUNDS), CELLS, CELLS),
  faces: list(veil(nullable(integer(0, TILES.length - 1))), CELLS, CELLS),
  fish: counts(SIZES * CELLS),
  foxes: counts(SIZES * CELLS),
  bears: list(integer(0, 1), CELLS, CELLS),
  inuits: list(inuits, 2 * CELLS, 4 * CELLS),
  igloos: list(nullable(player), CELLS, CELLS),
  inuitsLeft: list(inuits, 2, 4),
  igloosLeft: list(integer(0, 2), 2, 4),
  fishSupply: counts(SIZES),
  foxSupply: counts(SIZES),
  bearSupply: count,
  hands: list(veil(counts(KEPT)), 2, 4),
  handSizes: list(count, 2, 4),
  trophies: list(count, 2 * ANIMALS.length, 4 * ANIMALS.length),
  gone: counts(ANIMALS.length),
  spent: counts(TILES.length),
  lost: veil(counts(TILES.length)),
  lostSize: count,
});
