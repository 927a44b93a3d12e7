import type { Provenances } from '../../core/contract/game.js';
import { frozen } from '../../core/data/frozen.js';
import { CENTRE, type Cell, CORNERS, CROWN } from './grid.js';

/** The kinds of tiles; those from `thaw` on are kept. */
export const TILES = Object.freeze([
  'fish2',
  'fish3',
  'bear',
  'pack',
  'drift',
  'thaw',
  'harpoon',
  'animals',
  'endurance1',
  'endurance2',
  'endurance3',
] as const);
/** The name of a kind of tile. */
export type TileName = (typeof TILES)[number];
/** The number of a kind of tile, 0 to 10, in the order of `TILES`. */
export type TileKind = number;
/** A list indexed by kind of tile. */
export type ByTileKind<T> = readonly T[];

/** The tile that brings two fish. */
export const FISH2 = 0;
/** The tile that brings three fish. */
export const FISH3 = 1;
/** The tile that brings a bear. */
export const BEAR_TILE = 2;
/** The tile of pack: ice that does not melt. */
export const PACK = 3;
/** The tile that shifts a floe. */
export const DRIFT = 4;
/** The tile that removes another tile; the first kept kind. */
export const THAW = 5;
/** The tile that takes an animal. */
export const HARPOON = 6;
/** The tile that moves animals. */
export const ANIMALS_TILE = 7;
/** The tile of one more point; those of two and three more follow. */
export const ENDURANCE = 8;
/** The number of kinds of endurance, which is also the points of the best. */
export const ENDURANCES = TILES.length - ENDURANCE;
/** The number of kinds that are kept. */
export const KEPT = TILES.length - THAW;
/** A list indexed by kept kind of tile, from `thaw` on. */
export type ByKeptKind<T> = readonly T[];

/** The animals, in the order used everywhere. */
export const ANIMALS = Object.freeze(['fish1', 'fish2', 'fish3', 'fox1', 'fox2', 'fox3', 'bear'] as const);
/** An animal. */
export type Animal = (typeof ANIMALS)[number];
/** A list indexed by the number of an animal. */
export type ByAnimal<T> = readonly T[];
/** A list indexed by `7 * player + number of the animal`. */
export type ByPlayerAndAnimal<T> = readonly T[];

const NUMBERS: Readonly<Record<Animal, number>> = { fish1: 0, fish2: 1, fish3: 2, fox1: 3, fox2: 4, fox3: 5, bear: 6 };

/** Returns the number of an animal. Not looked up in `ANIMALS`, since V8 searches frozen lists slowly. */
export const numberOfAnimal = (animal: Animal): number => NUMBERS[animal];

/** The number of different fish, and of different foxes. */
export const SIZES = 3;
/** A list of three: for fish, or foxes, of value 1, 2 and 3. */
export type ByValue<T> = readonly T[];
/** A list indexed by `3 * cell + value - 1`, of fish or foxes. */
export type ByCellAndValue<T> = readonly T[];
/** The number of the smallest fox among the animals. */
export const FOX = SIZES;
/** The number of the bear among the animals. */
export const BEAR = 2 * SIZES;
/** The numbers of the animals on floes, the first and the last. */
export const FLOE_KINDS = [FOX, BEAR] as const;

/** A kind of tile. */
export interface Tile {
  readonly kind: TileName;
  /** True if the tile goes to the hand of its finder. */
  readonly kept: boolean;
  readonly count: number;
}

/** The content of the box. */
export interface Components {
  /** The provenance of each part of the data. */
  readonly provenance: Provenances;
  /** The cells without tiles at the start, and those on which inuits are placed. */
  readonly board: Readonly<Record<'corners' | 'centre' | 'crown', readonly Cell[]>>;
  /** The kinds of tiles. */
  readonly tiles: ByTileKind<Tile>;
  /** The number of fish. */
  readonly fish: ByValue<number>;
  /** The number of foxes. */
  readonly foxes: ByValue<number>;
  /** The number of bears. */
  readonly bears: number;
  /** The value of each animal. */
  readonly values: ByAnimal<number>;
  /** By player count, the number of inuits of each player. */
  readonly inuits: Readonly<Record<2 | 3 | 4, number>>;
  /** The number of igloos of each player. */
  readonly igloos: number;
  /** The action points of a turn. */
  readonly points: number;
  /** The points that actions cost; a hunt costs the value of the animal. */
  readonly costs: Readonly<Record<'walk' | 'kayak' | 'igloo', number>>;
  /** The number of steps of a tile that moves animals. */
  readonly steps: number;
  /** The number of fish that a tile of fish brings. */
  readonly shoals: Readonly<Record<'fish2' | 'fish3', number>>;
  /** The strength of pieces on an island. */
  readonly strength: Readonly<Record<'inuit' | 'igloo', number>>;
  /** In the expert game, the value of an island of 1, 2, ... tiles; a larger one has the last value. */
  readonly islands: readonly number[];
}

const COUNTS = [6, 4, 4, 10, 6, 6, 6, 6, 3, 3, 2] as const;

/** The printed game, most counts of tiles reconstructed. */
export const components: Components = frozen({
  provenance: {
    board: 'rulebook',
    'tiles.fish2': 'rulebook',
    'tiles.fish3': 'rulebook',
    'tiles.bear': 'reconstructed',
    'tiles.pack': 'reconstructed',
    'tiles.drift': 'reconstructed',
    'tiles.thaw': 'reconstructed',
    'tiles.harpoon': 'reconstructed',
    'tiles.animals': 'reconstructed',
    'tiles.endurance1': 'reconstructed',
    'tiles.endurance2': 'reconstructed',
    'tiles.endurance3': 'reconstructed',
    fish: 'rulebook',
    foxes: 'rulebook',
    bears: 'rulebook',
    values: 'rulebook',
    inuits: 'rulebook',
    igloos: 'rulebook',
    points: 'rulebook',
    costs: 'rulebook',
    steps: 'rulebook',
    shoals: 'rulebook',
    strength: 'rulebook',
    islands: 'rulebook',
  },
  board: { corners: CORNERS, centre: CENTRE, crown: CROWN },
  tiles: TILES.map((kind, i) => ({ kind, kept: i >= THAW, count: COUNTS[i]! })),
  fish: [8, 12, 8],
  foxes: [3, 4, 3],
  bears: 4,
  values: [1, 2, 3, 1, 2, 3, 4],
  inuits: { 2: 5, 3: 3, 4: 3 },
  igloos: 2,
  points: 3,
  costs: { walk: 1, kayak: 3, igloo: 3 },
  steps: 3,
  shoals: { fish2: 2, fish3: 3 },
  strength: { inuit: 1, igloo: 2 },
  islands: [1, 3, 6, 10, 15, 21],
});

/** The components and the tables that the rules read. */
export interface Box {
  /** The id of the components. */
  readonly id: string;
  /** The component data. */
  readonly components: Components;
  /** The number of tiles of each kind. */
  readonly tiles: ByTileKind<number>;
  /** The kinds of all tiles. */
  readonly pile: readonly TileKind[];
}

/** Builds the tables that the rules read. */
export const prepare = (components: Components, id: string): Box => ({
  id,
  components,
  tiles: components.tiles.map(({ count }) => count),
  pile: components.tiles.flatMap(({ count }, kind) => new Array<TileKind>(count).fill(kind)),
});
