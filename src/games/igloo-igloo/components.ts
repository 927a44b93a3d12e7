import { frozen } from '../../core/frozen.js';
import type { Provenances } from '../../core/game.js';
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

/** Two fish. */
export const FISH2 = 0;
/** Three fish. */
export const FISH3 = 1;
/** A bear appears. */
export const BEAR_TILE = 2;
/** Ice that does not melt. */
export const PACK = 3;
/** A floe is shifted. */
export const DRIFT = 4;
/** The first kept kind: another tile goes. */
export const THAW = 5;
/** An animal is taken. */
export const HARPOON = 6;
/** Animals are moved. */
export const ANIMALS_TILE = 7;
/** One more point; two and three more follow. */
export const ENDURANCE = 8;
/** The number of kinds of endurance, which is also the points of the best. */
export const ENDURANCES = TILES.length - ENDURANCE;
/** The number of kinds that are kept. */
export const KEPT = TILES.length - THAW;

/** The animals, in the order used everywhere. */
export const ANIMALS = Object.freeze(['fish1', 'fish2', 'fish3', 'fox1', 'fox2', 'fox3', 'bear'] as const);
/** An animal. */
export type Animal = (typeof ANIMALS)[number];

const NUMBERS: Readonly<Record<Animal, number>> = { fish1: 0, fish2: 1, fish3: 2, fox1: 3, fox2: 4, fox3: 5, bear: 6 };

/** The number of an animal. Not found in `ANIMALS`, since V8 looks through frozen lists slowly. */
export const numberOfAnimal = (animal: Animal): number => NUMBERS[animal];

/** The number of different fish, and of different foxes. */
export const SIZES = 3;
/** The number of the smallest fox among the animals. */
export const FOX = SIZES;
/** The number of the bear among the animals. */
export const BEAR = 2 * SIZES;
/** The numbers of the animals on floes, the first and the last. */
export const FLOE_KINDS = [FOX, BEAR] as const;

/** A kind of tile. */
export interface Tile {
  readonly kind: TileName;
  /** Whether it goes to the hand of its finder. */
  readonly kept: boolean;
  readonly count: number;
}

/** What is in the box. */
export interface Components {
  /** Where the figures of each part come from. */
  readonly provenance: Provenances;
  /** The cells without tiles at the start, and those on which inuits are placed. */
  readonly board: Readonly<Record<'corners' | 'centre' | 'crown', readonly Cell[]>>;
  /** The kinds of tiles, by number. */
  readonly tiles: readonly Tile[];
  /** The fish of value 1, 2 and 3. */
  readonly fish: readonly number[];
  /** The foxes of value 1, 2 and 3. */
  readonly foxes: readonly number[];
  /** The bears. */
  readonly bears: number;
  /** The value of each animal, in the order of `ANIMALS`. */
  readonly values: readonly number[];
  /** By player count, the inuits of each player. */
  readonly inuits: Readonly<Record<2 | 3 | 4, number>>;
  /** The igloos of each player. */
  readonly igloos: number;
  /** The action points of a turn. */
  readonly points: number;
  /** What actions cost; a hunt costs the value of the animal. */
  readonly costs: Readonly<Record<'walk' | 'kayak' | 'igloo', number>>;
  /** The steps of a tile that moves animals. */
  readonly steps: number;
  /** The fish that a tile of fish brings. */
  readonly shoals: Readonly<Record<'fish2' | 'fish3', number>>;
  /** What pieces are worth on an island. */
  readonly strength: Readonly<Record<'inuit' | 'igloo', number>>;
  /** In the expert game, the value of an island of 1, 2, ... tiles; a larger one is worth the last. */
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

/** What the rules read. */
export interface Box {
  /** The id of the components. */
  readonly id: string;
  /** The figures. */
  readonly components: Components;
  /** How many tiles there are of each kind. */
  readonly tiles: readonly number[];
  /** The kinds of all tiles. */
  readonly pile: readonly TileKind[];
}

/** The tables that the rules read. */
export const prepare = (components: Components, id: string): Box => ({
  id,
  components,
  tiles: components.tiles.map(({ count }) => count),
  pile: components.tiles.flatMap(({ count }, kind) => new Array<TileKind>(count).fill(kind)),
});
