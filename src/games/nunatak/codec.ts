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
import { type Box, SYMBOLS, TOOLS } from './components.js';
import { players } from './options.js';
import type { Held, Phase, Resume, State, View } from './state/index.js';
import { CELLS, DOME, GROUND } from './temple.js';

const CARDS = 54;
const FAVOURS = 20;

const player = integer(0, 3);
const card = integer(0, CARDS - 1);
const cell = integer(0, CELLS - 1);
const favour = integer(0, FAVOURS - 1);
const slot = integer(0, 3);
const orNone = (most: number): Reader<number> => integer(-1, most);
const points = integer(0, 99_999);
const symbol = oneOf(...SYMBOLS);
const use = oneOf('self', 'siku');
const cells = list(cell, 2, CELLS);

/** The fields of a state. */
export const state = (box: Box): Reader<State> => record('a state of Nunatak', fields(box, open));

/** The fields of a view. */
export const view = (box: Box): Reader<View> =>
  record('a view of Nunatak', { ...fields(box, veiled), random: oneOf(HIDDEN), viewer: viewerOf(4) });

const held: Reader<Held> = record('a card in an area', {
  card,
  as: symbol,
  tool: nullable(oneOf(...TOOLS)),
  changed: boolean,
});

const take = { any: boolean };
const place = { card, as: symbol, use, free: boolean, liberty: boolean };
const window = { next: player, asked: player };
const resume: Reader<Resume> = variants('a phase to return to', { take, place, window });
const asked = { asked: player, favour };
const peeking = { ...asked, resume };

const phase: Reader<Phase> = variants('a phase', {
  take,
  use: { card, any: boolean },
  as: { card, use, any: boolean },
  place,
  drop: { card, use, from: cell },
  pick: { cell },
  immediate: { cell, favour },
  brace: { cell, favour },
  squares: { cells: list(integer(GROUND, DOME), 1, 4), rivalry: boolean },
  window,
  reserve: peeking,
  spread: { ...asked, from: orNone(CELLS - 1), resume },
  peekSwap: peeking,
  peekOrder: peeking,
  dummy: { card, cells },
  final: { asked: player },
  transform: asked,
  into: { ...asked, card },
  over: {},
});

const lot = record('a lot', { own: integer(0, 2), siku: integer(0, 1), spare: integer(0, 8) });

const fields = <H extends Hidden>(box: Box, veil: Veil<H>) => ({
  game: oneOf('nunatak'),
  components: oneOf(box.id),
  players,
  random: veil(randomState),
  tiles: list(orNone(CELLS - 1), CELLS, CELLS),
  blocks: list(orNone(3), CELLS, CELLS),
  stack: list(veil(integer(0, CELLS - 1)), 0, CELLS - GROUND),
  deck: list(veil(card), 0, CARDS),
  backs: list(integer(1, 4), 0, CARDS),
  line: list(orNone(CARDS - 1), 4, 4),
  areas: list(list(held, 0, CARDS), 3, 4),
  discard: list(card, 0, CARDS),
  favourDeck: list(veil(favour), 0, FAVOURS),
  favourLine: list(favour, 1, 2),
  favours: list(list(favour, 0, FAVOURS), 1, 4),
  spent: list(list(favour, 0, FAVOURS), 1, 4),
  gone: list(favour, 0, FAVOURS),
  fresh: orNone(FAVOURS - 1),
  track: list(integer(0, 10), 1, 4),
  support: list(points, 1, 4),
  squares: list(points, 1, 4),
  favourPoints: list(points, 1, 4),
  left: list(integer(0, 27), 2, 4),
  lots: list(lot, 0, 2),
  aside: list(integer(0, 1), 0, 4),
  completion: orNone(5),
  extra: list(player, 0, 2),
  turn: integer(1, CELLS),
  active: player,
  first: player,
  cubes: list(slot, 0, 2),
  reservation: nullable(record('a reservation', { player, slot })),
  abundance: nullable(record('abundance', { player, stage: oneOf('first', 'second', 'skip') })),
  peek: record('a peek', { player: orNone(3), count: integer(0, 3) }),
  phase,
});
