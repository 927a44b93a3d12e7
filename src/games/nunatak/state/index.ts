import type { RandomState } from '../../../core/chance/random.js';
import type { BaseOptions, ByPlayer, Hidden, Player, Viewer } from '../../../core/contract/game.js';
import type {
  ByOwner,
  BySlot,
  CardIndex,
  FavourIndex,
  Owner,
  Pile,
  Slot,
  Sym,
  TileIndex,
  Tool,
} from '../components/index.js';
import type { ByCell } from '../temple.js';
import type { Phase } from './phases.js';

export type { Owner } from '../components/index.js';
export type * from './phases.js';
export { USES } from './phases.js';

/** The options of `setup`. */
export interface Options extends BaseOptions {
  /** The number of players; one plays with two dummies, two with Siku. */
  readonly players: 1 | 2 | 3 | 4;
}

/** Siku's number among the owners. */
export const SIKU: Owner = 2;

/** A construction card in front of an owner. */
export interface Held {
  readonly card: CardIndex;
  /** The column in which it lies. */
  readonly as: Sym;
  /** The tool of a card that lies with the artisans. */
  readonly tool: Tool | null;
  /** True if a transformation has changed its type. */
  readonly changed: boolean;
}

/** The blocks that a human still has with two players. */
export interface Lot {
  /** The player's own blocks in the active lot. */
  readonly own: number;
  /** The blocks of Siku in the active lot. */
  readonly siku: number;
  /** The lots that are not opened. */
  readonly spare: number;
}

/** A card of the line that is reserved for a player. */
export interface Reservation {
  readonly player: Player;
  readonly slot: Slot;
}

/** Two turns in a row, and the turn that is skipped for them. */
export interface Abundance {
  readonly player: Player;
  readonly stage: 'first' | 'second' | 'skip';
}

/** A player's knowledge of the top cards of the deck. */
export interface Peek {
  readonly player: Player;
  readonly count: number;
}

/** A card that a divination has put into the deck, and the places among which it lies there: 0 is the top. */
export interface Known {
  readonly card: CardIndex;
  readonly first: number;
  readonly last: number;
}

/** A game of Nunatak with all hidden information. */
export interface State {
  /** The game's id. */
  readonly game: 'nunatak';
  /** The version of the game's rules. */
  readonly rules: string;
  /** A digest of the component data: 32 hex digits. */
  readonly components: string;
  /** The number of players. */
  readonly players: 1 | 2 | 3 | 4;
  /** The state of the random generator. */
  readonly random: RandomState;
  /** The tile in each cell; -1 for none. */
  readonly tiles: ByCell<TileIndex>;
  /** The owner of the block in each cell; -1 for none. */
  readonly blocks: ByCell<Owner>;
  /** The tiles still to come, next tile first: of those that look the same, each has the lowest number. */
  readonly stack: readonly TileIndex[];
  /** The construction cards still to come, next card first, numbered likewise. */
  readonly deck: readonly CardIndex[];
  /** The pile of each card of the deck. */
  readonly backs: readonly Pile[];
  /** The card in each slot; -1 for none. */
  readonly line: BySlot<CardIndex>;
  /** The cards in front of each owner, as they were filed; of Siku and the dummies labourers only. */
  readonly areas: ByOwner<readonly Held[]>;
  /** The other cards of Siku and the dummies, in order. */
  readonly discard: readonly CardIndex[];
  /** The favours still to come, next favour first, numbered likewise. */
  readonly favourDeck: readonly FavourIndex[];
  /** The favours that can be picked, nearest to the deck first. */
  readonly favourLine: readonly FavourIndex[];
  /** The unused favours. */
  readonly favours: ByPlayer<readonly FavourIndex[]>;
  /** The used favours. */
  readonly spent: ByPlayer<readonly FavourIndex[]>;
  /** The favours out of the game. */
  readonly gone: readonly FavourIndex[];
  /** The favour picked in the turn under way; -1 for none. */
  readonly fresh: FavourIndex;
  /** The step on the engineering track. */
  readonly track: ByPlayer<number>;
  /** The points of support. */
  readonly support: ByPlayer<number>;
  /** The points of squares. */
  readonly squares: ByPlayer<number>;
  /** The points of favours. */
  readonly favourPoints: ByPlayer<number>;
  /** The number of normal turns left of the owners who have turns. */
  readonly left: ByOwner<number>;
  /** The blocks left with two players; else empty. */
  readonly lots: ByPlayer<Lot>;
  /** The number of blocks aside with four players; else empty. */
  readonly aside: ByPlayer<number>;
  /** The completion card; -1 unless there are four players. */
  readonly completion: number;
  /** The extra turns still to come, best first. */
  readonly extra: readonly Player[];
  /** The number of the turn, from 1; in the window already that of the next turn. */
  readonly turn: number;
  /** The owner whose turn it is; in the window, the owner of the turn before it. */
  readonly active: Owner;
  /** In a solo game, the owner with the token; else 0. */
  readonly first: Owner;
  /** In a solo game, the slots of the two cubes; else empty. */
  readonly cubes: readonly Slot[];
  readonly reservation: Reservation | null;
  readonly abundance: Abundance | null;
  /** The player who knows the top of the deck, and how many cards of it; -1 and 0 if there is none. */
  readonly peek: Peek;
  /**
   * The public knowledge of the deck: the places of the card that a divination has put there; null if there is none.
   */
  readonly known: Known | null;
  /** The pending decision. */
  readonly phase: Phase;
}

/** A game of Nunatak as a player or a spectator sees it. */
export interface View extends Omit<State, 'random' | 'stack' | 'deck' | 'favourDeck'> {
  /** The viewer. */
  readonly viewer: Viewer;
  /** The state of the random generator: hidden. */
  readonly random: Hidden;
  /** The tiles still to come: all hidden. */
  readonly stack: readonly (TileIndex | Hidden)[];
  /** The construction cards still to come: hidden except those that the viewer has seen. */
  readonly deck: readonly (CardIndex | Hidden)[];
  /** The favours still to come: all hidden. */
  readonly favourDeck: readonly (FavourIndex | Hidden)[];
}
