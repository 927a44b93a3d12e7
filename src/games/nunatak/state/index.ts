import type { BaseOptions, BaseState, BaseView, ByPlayer, Hidden, Player } from '../../../core/contract/game.js';
import type {
  ByOwner,
  BySlot,
  CardIndex,
  CardSymbol,
  FavourIndex,
  Owner,
  Pile,
  Slot,
  TileIndex,
  Tool,
} from '../components/index.js';
import type { ByCell } from '../temple.js';
import type { Phase } from './phases.js';

export type { Owner } from '../components/index.js';
export type * from './phases.js';
export { BLOCK_OWNERS } from './phases.js';

/** The options of `setup`. */
export interface Options extends BaseOptions {
  /** The number of players; one plays with two dummies, two with Siku. */
  readonly players: 1 | 2 | 3 | 4;
}

/** Siku's index among the owners. */
export const SIKU: Owner = 2;

/** A construction card in front of an owner. */
export interface FiledCard {
  readonly card: CardIndex;
  /** The column in which it lies. */
  readonly countsAs: CardSymbol;
  /** The tool of a card that lies with the artisans. */
  readonly tool: Tool | null;
  /** True if a transformation has changed its type. */
  readonly isTransformed: boolean;
}

/** The blocks that a human still has with two players. */
export interface Lot {
  /** The player's own blocks in the active lot. */
  readonly ownBlocks: number;
  /** The blocks of Siku in the active lot. */
  readonly sikuBlocks: number;
  /** The lots that are not opened. */
  readonly unopenedLots: number;
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

/** A card that a divination has put into the deck, and the indexes among which it lies there: 0 is the top. */
export interface LocatedCard {
  readonly card: CardIndex;
  readonly firstIndex: number;
  readonly lastIndex: number;
}

/** A game of Nunatak with all hidden information. */
export interface State extends BaseState {
  /** The game's id. */
  readonly game: 'nunatak';
  /** The number of players. */
  readonly players: 1 | 2 | 3 | 4;
  /** The tile in each cell; -1 for none. */
  readonly tiles: ByCell<TileIndex>;
  /** The owner of the block in each cell; -1 for none. */
  readonly blocks: ByCell<Owner>;
  /** The tiles still to come, next tile first: those that look the same all have the lowest index among them. */
  readonly tileStack: readonly TileIndex[];
  /** The construction cards still to come, next card first, indexed likewise. */
  readonly deck: readonly CardIndex[];
  /** The pile of each card of the deck. */
  readonly deckBacks: readonly Pile[];
  /** The card in each slot; -1 for none. */
  readonly line: BySlot<CardIndex>;
  /** The cards in front of each owner, as they were filed; of Siku and the dummies labourers only. */
  readonly filedCards: ByOwner<readonly FiledCard[]>;
  /** The other cards of Siku and the dummies, in order. */
  readonly discardedCards: readonly CardIndex[];
  /** The favours still to come, next favour first, indexed likewise. */
  readonly favourDeck: readonly FavourIndex[];
  /** The favours that can be picked, nearest to the deck first. */
  readonly favourLine: readonly FavourIndex[];
  /** The unused favours. */
  readonly favours: ByPlayer<readonly FavourIndex[]>;
  /** The used favours. */
  readonly usedFavours: ByPlayer<readonly FavourIndex[]>;
  /** The favours out of the game. */
  readonly removedFavours: readonly FavourIndex[];
  /** The favour picked in the turn under way; -1 for none. */
  readonly favourPickedThisTurn: FavourIndex;
  /** The step on the engineering track. */
  readonly engineeringSteps: ByPlayer<number>;
  /** The points of support. */
  readonly supportPoints: ByPlayer<number>;
  /** The points of squares. */
  readonly squarePoints: ByPlayer<number>;
  /** The points of favours. */
  readonly favourPoints: ByPlayer<number>;
  /** The normal turns left, of the owners who have turns. */
  readonly turnsLeft: ByOwner<number>;
  /** The blocks left with two players; else empty. */
  readonly lots: ByPlayer<Lot>;
  /** The blocks aside with four players; else empty. */
  readonly blocksAside: ByPlayer<number>;
  /** The completion card; -1 unless there are four players. */
  readonly completionCard: number;
  /** The extra turns still to come, best first. */
  readonly extraTurnOrder: readonly Player[];
  /** The turn, from 1; in the window already the next one. */
  readonly turnNumber: number;
  /** The owner whose turn it is; in the window, the owner of the turn before it. */
  readonly turnOwner: Owner;
  /** In a solo game, the owner with the token; else 0. */
  readonly startTokenOwner: Owner;
  /** In a solo game, the slots of the two cubes; else empty. */
  readonly dummySlots: readonly Slot[];
  readonly reservation: Reservation | null;
  readonly abundance: Abundance | null;
  /** The player who knows the top of the deck, and how many cards of it; -1 and 0 if there is none. */
  readonly peek: Peek;
  /**
   * The public knowledge of the deck: where the card lies that a divination has put there; null if there is none.
   */
  readonly locatedCard: LocatedCard | null;
  /** The pending decision. */
  readonly phase: Phase;
}

/** A game of Nunatak as a player or a spectator sees it. */
export interface View
  extends Omit<State, 'random' | 'tileStack' | 'deck' | 'favourDeck'>,
    Pick<BaseView, 'random' | 'viewer'> {
  /** The tiles still to come: all hidden. */
  readonly tileStack: readonly (TileIndex | Hidden)[];
  /** The construction cards still to come: hidden except those that the viewer has seen. */
  readonly deck: readonly (CardIndex | Hidden)[];
  /** The favours still to come: all hidden. */
  readonly favourDeck: readonly (FavourIndex | Hidden)[];
}
