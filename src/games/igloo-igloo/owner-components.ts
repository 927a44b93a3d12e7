import {
  agreeing,
  boolean,
  exactly,
  fixed,
  integer,
  list,
  oneOf,
  orElse,
  type Reader,
  record,
} from '../../core/codec/index.js';
import { sum } from '../../core/data/list.js';
import { provenances } from '../../core/fields/game-readers.js';
import { type ByValue, type Components, components, SIZES, THAW, TILES } from './components.js';
import { CENTRE, SPACES } from './grid.js';

/** The number of tiles on the board at the start. */
const LAID = SPACES.length - CENTRE.length;
/** The largest number of tokens of a kind of animal for owner components. */
const MOST = 99;

const tile = record('a kind of tile', { kind: oneOf(...TILES), kept: boolean, count: integer(0, LAID) });

const tiles = agreeing(list(tile, TILES.length, TILES.length), (rows) => {
  const wrong = rows.findIndex(({ kind, kept }, i) => kind !== TILES[i] || kept !== i >= THAW);
  if (wrong >= 0) return `[${wrong}]`;
  return sum(rows.map(({ count }) => count)) === LAID ? null : '';
});

/** Reads counts of value 1, 2 and 3, with a least sum. */
const tokens = (least: number): Reader<ByValue<number>> =>
  agreeing(list(integer(0, MOST), SIZES, SIZES), (counts) => (sum(counts) >= least && sum(counts) <= MOST ? null : ''));

const form = record('the components of Igloo Igloo', {
  provenance: provenances(components.provenance),
  board: fixed(components.board),
  tiles: orElse(tiles, components.tiles),
  fish: orElse(tokens(CENTRE.length), components.fish),
  foxes: orElse(tokens(0), components.foxes),
  bears: orElse(integer(0, LAID), components.bears),
  values: fixed(components.values),
  inuits: fixed(components.inuits),
  igloos: fixed(components.igloos),
  points: fixed(components.points),
  costs: fixed(components.costs),
  steps: fixed(components.steps),
  shoals: fixed(components.shoals),
  strength: fixed(components.strength),
  islands: fixed(components.islands),
});

/** Reads owner components: custom counts of tiles and animals, the rest as printed. */
export const own = exactly<Components>()(form);
