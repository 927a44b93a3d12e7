import { boolean, integer, list, object, oneOf, type Reader, refine } from '../../core/codec/index.js';
import { sum } from '../../core/data/list.js';
import { ownerComponents } from '../../core/fields/game-readers.js';
import { type ByValue, components, THAW_TILE, TILES, VALUES_PER_ANIMAL } from './components.js';
import { CENTRE, SPACES } from './grid.js';

/** The number of tiles on the board at the start. */
const TILE_COUNT = SPACES.length - CENTRE.length;
/** The largest number of tokens of a kind of animal for owner components. */
const MAX_TOKENS = 99;

const tileReader = object('a kind of tile', { kind: oneOf(...TILES), isKept: boolean, count: integer(0, TILE_COUNT) });

const tilesReader = refine(list(tileReader, TILES.length, TILES.length), (rows) => {
  const wrong = rows.findIndex(({ kind, isKept }, i) => kind !== TILES[i] || isKept !== i >= THAW_TILE);
  if (wrong >= 0) return `[${wrong}]`;
  return sum(rows.map(({ count }) => count)) === TILE_COUNT ? null : '';
});

/** Reads counts of value 1, 2 and 3, with a least sum. */
const tokensReader = (min: number): Reader<ByValue<number>> =>
  refine(list(integer(0, MAX_TOKENS), VALUES_PER_ANIMAL, VALUES_PER_ANIMAL), (counts) =>
    sum(counts) >= min && sum(counts) <= MAX_TOKENS ? null : '',
  );

/** Reads owner components: custom counts of tiles and animals, the rest as printed. */
export const componentsReader = ownerComponents('the components of Igloo Igloo', components, {
  tiles: tilesReader,
  fish: tokensReader(CENTRE.length),
  foxes: tokensReader(0),
  bears: integer(0, TILE_COUNT),
});
