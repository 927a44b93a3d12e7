import type { BaseOptions, BaseState, BaseView, ByPlayer, Hidden, Player } from '../../../core/contract/game.js';
import type {
  ByAnimal,
  ByCellAndValue,
  ByKeptKind,
  ByPlayerAndAnimal,
  ByTileKind,
  ByValue,
  TileKind,
} from '../components.js';
import type { ByCell, ByPlayerAndCell, Cell, Dir } from '../grid.js';

/** The variants: `expert` is the variant for experienced players. */
export const VARIANTS = Object.freeze(['standard', 'expert'] as const);
/** A variant. */
export type Variant = (typeof VARIANTS)[number];

/** The options of `setup`. */
export interface Options extends BaseOptions {
  /** The number of players. */
  readonly players: 2 | 3 | 4;
  /** The variant; `'standard'` by default. */
  readonly variant?: Variant;
}

/** The options with their defaults filled in. */
export interface Settings extends Options {
  readonly variant: Variant;
}

/** The kinds of ground. */
export const GROUNDS = Object.freeze(['land', 'water', 'ice', 'pack'] as const);
/** The ground of a cell: a corner; no floe; a floe face down; a floe that does not melt. */
export type Ground = (typeof GROUNDS)[number];

/** The pending decision. */
export type Phase =
  | { readonly kind: 'placeInuit' }
  | { readonly kind: 'melt' }
  | { readonly kind: 'drift' }
  /** The drift of this cell waits until the gap is cleared. */
  | { readonly kind: 'displace'; readonly cell: Cell; readonly dir: Dir; readonly gap: Cell }
  | { readonly kind: 'stepAnimal' }
  | { readonly kind: 'attack'; readonly cell: Cell }
  /** The cell that inuits leave, the player whose inuit is next, and the number of inuits to be put on corners. */
  | {
      readonly kind: 'flee';
      readonly cell: Cell;
      readonly fleeingPlayer: Player;
      readonly fleeingInuits: ByPlayer<number>;
    }
  | { readonly kind: 'act' }
  | { readonly kind: 'kayak'; readonly from: Cell }
  | { readonly kind: 'over' };

/** The types of kept tiles that the mover has used this turn. */
export interface UsedTileTypes {
  readonly thaw: boolean;
  readonly harpoon: boolean;
  readonly animals: boolean;
  readonly endurance: boolean;
}

/** A game of Igloo Igloo with all hidden information. */
export interface State extends BaseState {
  /** The game's id. */
  readonly game: 'igloo-igloo';
  /** The number of players. */
  readonly players: 2 | 3 | 4;
  /** The variant. */
  readonly variant: Variant;
  /** The pending decision. */
  readonly phase: Phase;
  /** The player whose turn it is; before the first turn, the player who places an inuit. */
  readonly turnPlayer: Player;
  /** The player to act; another player than the mover only in an attack. */
  readonly decider: Player;
  /** True if the melt of this turn is done. */
  readonly hasMelted: boolean;
  /** The action points left; 0 before the melt. */
  readonly actionPointsLeft: number;
  /** The steps left of a tile that moves animals. */
  readonly animalStepsLeft: number;
  /** The types of kept tiles that the mover has used this turn. */
  readonly usedThisTurn: UsedTileTypes;
  /** The ground of each cell. */
  readonly ground: ByCell<Ground>;
  /** The kind of the face-down tile; null where there is none. */
  readonly faceDownTiles: ByCell<TileKind | null>;
  /** The number of fish. */
  readonly fish: ByCellAndValue<number>;
  /** The number of foxes. */
  readonly foxes: ByCellAndValue<number>;
  /** The number of bears, 0 or 1. */
  readonly bears: ByCell<number>;
  /** The number of inuits. */
  readonly inuits: ByPlayerAndCell<number>;
  /** The owner of the igloo; null if there is none. */
  readonly igloos: ByCell<Player | null>;
  /** The number of inuits not yet placed. */
  readonly freeInuits: ByPlayer<number>;
  /** The number of igloos not yet built. */
  readonly freeIgloos: ByPlayer<number>;
  /** The number of fish not yet on the board. */
  readonly fishSupply: ByValue<number>;
  /** The number of foxes not yet on the board. */
  readonly foxSupply: ByValue<number>;
  /** The bears not yet on the board. */
  readonly bearSupply: number;
  /** The number of tiles held. */
  readonly hands: ByPlayer<ByKeptKind<number>>;
  /** The number of tiles held, of all kinds together. */
  readonly handSizes: ByPlayer<number>;
  /** The number of animals taken. */
  readonly trophies: ByPlayerAndAnimal<number>;
  /** The number of animals out of the game. */
  readonly removedAnimals: ByAnimal<number>;
  /** The number of tiles out of the game that were seen. */
  readonly discardedTiles: ByTileKind<number>;
  /** The number of thawed tiles, which no player saw. */
  readonly thawedTiles: ByTileKind<number>;
  /** The number of thawed tiles. */
  readonly thawedTileCount: number;
}

/** A game of Igloo Igloo as a player or a spectator sees it. */
export interface View
  extends Omit<State, 'random' | 'faceDownTiles' | 'hands' | 'thawedTiles'>,
    Pick<BaseView, 'random' | 'viewer'> {
  /** The faces as in `State`; every face-down kind is hidden. */
  readonly faceDownTiles: ByCell<TileKind | null | Hidden>;
  /** The hand as in `State`; the hands of others are hidden. */
  readonly hands: ByPlayer<ByKeptKind<number> | Hidden>;
  /** The thawed tiles: hidden. */
  readonly thawedTiles: ByTileKind<number> | Hidden;
}
