import type { BaseOptions, Hidden, Player, Viewer } from '../../../core/game.js';
import type { RandomState } from '../../../core/random.js';
import type { TileKind } from '../components.js';
import type { Cell, Dir } from '../grid.js';

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
  | { readonly kind: 'place' }
  | { readonly kind: 'melt' }
  | { readonly kind: 'drift' }
  /** The drift of this cell waits until the gap is cleared. */
  | { readonly kind: 'displace'; readonly cell: Cell; readonly dir: Dir; readonly gap: Cell }
  | { readonly kind: 'animals' }
  | { readonly kind: 'attack'; readonly cell: Cell }
  /** The cell that inuits leave, the player whose inuit is next, and, by player, the inuits to be put on corners. */
  | { readonly kind: 'flee'; readonly cell: Cell; readonly next: Player; readonly waiting: readonly number[] }
  | { readonly kind: 'act' }
  | { readonly kind: 'kayak'; readonly from: Cell }
  | { readonly kind: 'over' };

/** The types of kept tiles that the mover has used this turn. */
export interface Used {
  readonly thaw: boolean;
  readonly harpoon: boolean;
  readonly animals: boolean;
  readonly endurance: boolean;
}

/** A game of Igloo Igloo with all hidden information. */
export interface State {
  /** The game's id. */
  readonly game: 'igloo-igloo';
  /** The version of the rules. */
  readonly rules: string;
  /** A digest of the component data. */
  readonly components: string;
  /** The number of players. */
  readonly players: 2 | 3 | 4;
  /** The state of the random generator. */
  readonly random: RandomState;
  /** The variant. */
  readonly variant: Variant;
  /** The pending decision. */
  readonly phase: Phase;
  /** The player whose turn it is; before the first turn, the player who places an inuit. */
  readonly turn: Player;
  /** The player to act; another player than the mover only in an attack. */
  readonly player: Player;
  /** True if the melt of this turn is done. */
  readonly melted: boolean;
  /** The action points left; 0 before the melt. */
  readonly points: number;
  /** The steps left of a tile that moves animals. */
  readonly steps: number;
  /** The types of kept tiles that the mover has used this turn. */
  readonly used: Used;
  /** By cell, its ground. */
  readonly ground: readonly Ground[];
  /** By cell, the kind of the face-down tile; null elsewhere. */
  readonly faces: readonly (TileKind | null)[];
  /** At 3 * cell + value - 1, the number of fish of that value. */
  readonly fish: readonly number[];
  /** At 3 * cell + value - 1, the number of foxes of that value. */
  readonly foxes: readonly number[];
  /** By cell, 1 for a bear, else 0. */
  readonly bears: readonly number[];
  /** At 64 * player + cell, the number of that player's inuits there. */
  readonly inuits: readonly number[];
  /** By cell, the owner of the igloo; null if there is none. */
  readonly igloos: readonly (Player | null)[];
  /** By player, the inuits not yet placed. */
  readonly inuitsLeft: readonly number[];
  /** By player, the igloos not yet built. */
  readonly igloosLeft: readonly number[];
  /** The fish not yet on the board, of value 1, 2 and 3. */
  readonly fishSupply: readonly number[];
  /** The foxes not yet on the board, of value 1, 2 and 3. */
  readonly foxSupply: readonly number[];
  /** The bears not yet on the board. */
  readonly bearSupply: number;
  /** By player, the number of tiles held of each kept kind, from `thaw` on. */
  readonly hands: readonly (readonly number[])[];
  /** By player, the number of tiles held. */
  readonly handSizes: readonly number[];
  /** At 7 * player + number of the animal, the number taken. */
  readonly trophies: readonly number[];
  /** By animal, the number out of the game. */
  readonly gone: readonly number[];
  /** By kind, the tiles out of the game that were seen. */
  readonly spent: readonly number[];
  /** By kind, the thawed tiles, which no player saw. */
  readonly lost: readonly number[];
  /** The number of thawed tiles. */
  readonly lostSize: number;
}

/** A game of Igloo Igloo as a player or a spectator sees it. */
export interface View extends Omit<State, 'random' | 'faces' | 'hands' | 'lost'> {
  /** The viewer. */
  readonly viewer: Viewer;
  /** The state of the random generator: hidden. */
  readonly random: Hidden;
  /** The faces as in `State`; every face-down kind is hidden. */
  readonly faces: readonly (TileKind | null | Hidden)[];
  /** By player, the hand as in `State`; the hands of others are hidden. */
  readonly hands: readonly (readonly number[] | Hidden)[];
  /** The thawed tiles: hidden. */
  readonly lost: readonly number[] | Hidden;
}
