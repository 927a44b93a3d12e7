import type { BaseOptions, Hidden, Player, Viewer } from '../../../core/game.js';
import type { RandomState } from '../../../core/random.js';
import type { TileKind } from '../components.js';
import type { Cell, Dir } from '../grid.js';

/** The ways to play: `expert` is the variant for true players. */
export const VARIANTS = Object.freeze(['standard', 'expert'] as const);
/** A way to play. */
export type Variant = (typeof VARIANTS)[number];

/** What `setup` is given. */
export interface Options extends BaseOptions {
  /** How many play. */
  readonly players: 2 | 3 | 4;
  /** `'standard'` unless said otherwise. */
  readonly variant?: Variant;
}

/** The options, filled in. */
export interface Settings extends Options {
  readonly variant: Variant;
}

/** What a cell is. */
export const GROUNDS = Object.freeze(['land', 'water', 'ice', 'pack'] as const);
/** A corner; no floe; a floe that lies face down; a floe that does not melt. */
export type Ground = (typeof GROUNDS)[number];

/** The decision that is asked for. */
export type Phase =
  | { readonly kind: 'place' }
  | { readonly kind: 'melt' }
  | { readonly kind: 'drift' }
  /** The drift of this cell that waits until the gap is cleared. */
  | { readonly kind: 'displace'; readonly cell: Cell; readonly dir: Dir; readonly gap: Cell }
  | { readonly kind: 'animals' }
  | { readonly kind: 'attack'; readonly cell: Cell }
  /** The cell they leave, whose inuit is next, and, by player, the inuits that are to be put on corners. */
  | { readonly kind: 'flee'; readonly cell: Cell; readonly next: Player; readonly waiting: readonly number[] }
  | { readonly kind: 'act' }
  | { readonly kind: 'kayak'; readonly from: Cell }
  | { readonly kind: 'over' };

/** Which types of kept tiles the mover has used this turn. */
export interface Used {
  readonly thaw: boolean;
  readonly harpoon: boolean;
  readonly animals: boolean;
  readonly endurance: boolean;
}

/** A game of Igloo Igloo, as somebody sees it who may look under every tile and into every hand. */
export interface State {
  /** The game's id. */
  readonly game: 'igloo-igloo';
  /** The version of the rules. */
  readonly rules: string;
  /** A digest of the components' figures. */
  readonly components: string;
  /** How many play. */
  readonly players: 2 | 3 | 4;
  /** Where the game stands in the sequence of its seed. */
  readonly random: RandomState;
  /** The way to play. */
  readonly variant: Variant;
  /** The decision that is asked for. */
  readonly phase: Phase;
  /** The mover, whose turn it is; while inuits are placed, who places. */
  readonly turn: Player;
  /** Who decides now; somebody else than the mover only in an attack. */
  readonly player: Player;
  /** Whether this turn's melt is done. */
  readonly melted: boolean;
  /** The action points left; 0 before the melt. */
  readonly points: number;
  /** The steps left of a tile that moves animals. */
  readonly steps: number;
  /** Which types of kept tiles the mover has used this turn. */
  readonly used: Used;
  /** By cell, what it is. */
  readonly ground: readonly Ground[];
  /** By cell, the kind of tile that lies there face down; null elsewhere. */
  readonly faces: readonly (TileKind | null)[];
  /** At 3 * cell + value - 1, how many fish of that value swim there. */
  readonly fish: readonly number[];
  /** At 3 * cell + value - 1, how many foxes of that value are there. */
  readonly foxes: readonly number[];
  /** By cell, 1 where a bear is. */
  readonly bears: readonly number[];
  /** At 64 * player + cell, how many of their inuits stand there. */
  readonly inuits: readonly number[];
  /** By cell, whose igloo stands there. */
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
  /** By player, how many tiles of each kept kind, from `thaw` on, they hold. */
  readonly hands: readonly (readonly number[])[];
  /** By player, how many tiles they hold. */
  readonly handSizes: readonly number[];
  /** At 7 * player + number of the animal, how many they have taken. */
  readonly trophies: readonly number[];
  /** By animal, how many are out of the game. */
  readonly gone: readonly number[];
  /** By kind, the tiles out of the game that were seen. */
  readonly spent: readonly number[];
  /** By kind, the thawed tiles, which nobody saw. */
  readonly lost: readonly number[];
  /** How many tiles were thawed. */
  readonly lostSize: number;
}

/** A game of Igloo Igloo, as a player or a spectator may know it. */
export interface View extends Omit<State, 'random' | 'faces' | 'hands' | 'lost'> {
  /** Whose view it is. */
  readonly viewer: Viewer;
  /** Hidden. */
  readonly random: Hidden;
  /** As in `State`; every face-down kind is hidden. */
  readonly faces: readonly (TileKind | null | Hidden)[];
  /** By player, as in `State`; the hands of others are hidden. */
  readonly hands: readonly (readonly number[] | Hidden)[];
  /** Hidden. */
  readonly lost: readonly number[] | Hidden;
}
