import type { Provenances } from '../../core/contract/game.js';
import { deepFreeze } from '../../core/data/copy.js';
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
/** The index of a kind of tile, 0 to 10, in the order of `TILES`. */
export type TileKind = number;
/** A list indexed by kind of tile. */
export type ByTileKind<T> = readonly T[];

/** The tile that brings a bear. */
export const BEAR_TILE = 2;
/** The tile of pack: ice that does not melt. */
export const PACK_TILE = 3;
/** The tile that removes another tile; the first kept kind. */
export const THAW_TILE = 5;
/** The tile that takes an animal. */
export const HARPOON_TILE = 6;
/** The tile that moves animals. */
export const ANIMALS_TILE = 7;
/** The tile of one more point; those of two and three more follow. */
export const FIRST_ENDURANCE_TILE = 8;
/** The number of kinds of endurance, which is also the points of the best. */
export const ENDURANCE_KIND_COUNT = TILES.length - FIRST_ENDURANCE_TILE;
/** The number of kinds that are kept. */
export const KEPT_KIND_COUNT = TILES.length - THAW_TILE;
/** A list indexed by kept kind of tile, from `thaw` on. */
export type ByKeptKind<T> = readonly T[];

/** The animals, in the order used everywhere. */
export const ANIMALS = Object.freeze(['fish1', 'fish2', 'fish3', 'fox1', 'fox2', 'fox3', 'bear'] as const);
/** An animal. */
export type Animal = (typeof ANIMALS)[number];
/** A list indexed by animal, in the order of `ANIMALS`. */
export type ByAnimal<T> = readonly T[];
/** A list indexed by `7 * player + index of the animal`. */
export type ByPlayerAndAnimal<T> = readonly T[];

const ANIMAL_INDEXES: Readonly<Record<Animal, number>> = {
  fish1: 0,
  fish2: 1,
  fish3: 2,
  fox1: 3,
  fox2: 4,
  fox3: 5,
  bear: 6,
};

/** Returns the index of an animal in `ANIMALS`. */
export const animalIndex = (animal: Animal): number => ANIMAL_INDEXES[animal]; // V8 searches frozen lists slowly

/** The number of different fish, and of different foxes. */
export const VALUES_PER_ANIMAL = 3;
/** A list of three: for fish, or foxes, of value 1, 2 and 3. */
export type ByValue<T> = readonly T[];
/** A list indexed by `3 * cell + value - 1`, of fish or foxes. */
export type ByCellAndValue<T> = readonly T[];
/** The index of the smallest fox among the animals. */
export const FIRST_FOX = VALUES_PER_ANIMAL;
/** The index of the bear among the animals. */
export const BEAR = 2 * VALUES_PER_ANIMAL;
/** The indexes of the animals on floes, the first and the last. */
export const FLOE_ANIMAL_RANGE = [FIRST_FOX, BEAR] as const;

/** A kind of tile. */
export interface Tile {
  readonly kind: TileName;
  /** True if the tile goes to the hand of its finder. */
  readonly isKept: boolean;
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
  readonly animalValues: ByAnimal<number>;
  /** By player count, the number of inuits of each player. */
  readonly inuits: Readonly<Record<2 | 3 | 4, number>>;
  /** The number of igloos of each player. */
  readonly igloos: number;
  /** The action points of a turn. */
  readonly actionPoints: number;
  /** The points that actions cost; a hunt costs the value of the animal. */
  readonly costs: Readonly<Record<'walk' | 'kayak' | 'igloo', number>>;
  /** The number of steps of a tile that moves animals. */
  readonly animalSteps: number;
  /** The number of fish that a tile of fish brings. */
  readonly fishPerTile: Readonly<Record<'fish2' | 'fish3', number>>;
  /** The strength of pieces on an island. */
  readonly strengths: Readonly<Record<'inuit' | 'igloo', number>>;
  /** In the expert game, the value of an island of 1, 2, ... tiles; a larger one has the last value. */
  readonly expertIslandValues: readonly number[];
}

const TILE_COUNTS = [6, 4, 4, 10, 6, 6, 6, 6, 3, 3, 2] as const;

/** The printed game, most counts of tiles reconstructed. */
export const components: Components = deepFreeze({
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
    animalValues: 'rulebook',
    inuits: 'rulebook',
    igloos: 'rulebook',
    actionPoints: 'rulebook',
    costs: 'rulebook',
    animalSteps: 'rulebook',
    fishPerTile: 'rulebook',
    strengths: 'rulebook',
    expertIslandValues: 'rulebook',
  },
  board: { corners: CORNERS, centre: CENTRE, crown: CROWN },
  tiles: TILES.map((kind, i) => ({ kind, isKept: i >= THAW_TILE, count: TILE_COUNTS[i]! })),
  fish: [8, 12, 8],
  foxes: [3, 4, 3],
  bears: 4,
  animalValues: [1, 2, 3, 1, 2, 3, 4],
  inuits: { 2: 5, 3: 3, 4: 3 },
  igloos: 2,
  actionPoints: 3,
  costs: { walk: 1, kayak: 3, igloo: 3 },
  animalSteps: 3,
  fishPerTile: { fish2: 2, fish3: 3 },
  strengths: { inuit: 1, igloo: 2 },
  expertIslandValues: [1, 3, 6, 10, 15, 21],
});

/** The components and the tables that the rules read. */
export interface Box {
  /** The id of the components. */
  readonly id: string;
  /** The component data. */
  readonly components: Components;
  /** The number of tiles of each kind. */
  readonly tileCounts: ByTileKind<number>;
  /** The kinds of all tiles. */
  readonly allTiles: readonly TileKind[];
}

/** Builds the tables that the rules read. */
export const prepare = (components: Components, id: string): Box => ({
  id,
  components,
  tileCounts: components.tiles.map(({ count }) => count),
  allTiles: components.tiles.flatMap(({ count }, kind) => new Array<TileKind>(count).fill(kind)),
});
