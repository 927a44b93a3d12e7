import type { Player } from '../../../core/contract/game.js';
import type { CardIndex, CardSymbol, FavourIndex, Owner } from '../components/index.js';
import type { Cell, SquareName } from '../temple.js';

/** The uses of a card: for the player, or for Siku. */
export const BLOCK_OWNERS = Object.freeze(['self', 'siku'] as const);
/** A use of a card. */
export type BlockOwner = (typeof BLOCK_OWNERS)[number];

/** The choice of a card. */
export interface TakePhase {
  readonly kind: 'take';
  /** True if any card may be taken, and placed on any tile. */
  readonly anyCardAnyTile: boolean;
}

/** The choice between the player and Siku for the use of the card. */
export interface BlockOwnerPhase {
  readonly kind: 'chooseBlockOwner';
  readonly card: CardIndex;
  readonly anyCardAnyTile: boolean;
}

/** The choice of the symbol of a double card. */
export interface SymbolPhase {
  readonly kind: 'chooseSymbol';
  readonly card: CardIndex;
  readonly blockOwner: BlockOwner;
  readonly anyCardAnyTile: boolean;
}

/** The placing of a block. */
export interface PlacePhase {
  readonly kind: 'place';
  readonly card: CardIndex;
  readonly countsAs: CardSymbol;
  readonly blockOwner: BlockOwner;
  /** True if any available tile may be used. */
  readonly anyTile: boolean;
  /** True if a favour allows this. */
  readonly byLiberty: boolean;
}

/** The choice of a tile on which the lifted one is dropped. */
export interface DropPhase {
  readonly kind: 'dropTile';
  readonly card: CardIndex;
  readonly blockOwner: BlockOwner;
  readonly liftedCell: Cell;
}

/** The choice of a favour, for the block in this cell. */
export interface PickFavourPhase {
  readonly kind: 'pickFavour';
  readonly cell: Cell;
}

/** The decision to use the favour just picked. */
export interface ImmediateFavourPhase {
  readonly kind: 'immediateFavour';
  readonly cell: Cell;
  readonly favour: FavourIndex;
}

/** The choice of a block whose support scores again. */
export interface BraceBlockPhase {
  readonly kind: 'braceBlock';
  readonly cell: Cell;
  readonly favour: FavourIndex;
}

/** The choice of the next square to be scored. */
export interface ScoreSquarePhase {
  readonly kind: 'scoreSquare';
  /** The squares still to be scored, ascending. */
  readonly squares: readonly SquareName[];
  /** True if only the active player scores in the next square. */
  readonly byRivalry: boolean;
}

/** The decision to play a favour between two turns. */
export interface WindowPhase {
  readonly kind: 'window';
  /** The owner of the next turn. */
  readonly nextOwner: Owner;
  readonly decider: Player;
}

/** The phases to which a favour returns. */
export type PhaseToResume = TakePhase | PlacePhase | WindowPhase;

/** The choice of a card of the line to reserve. */
export interface ReservePhase {
  readonly kind: 'reserve';
  readonly decider: Player;
  readonly favour: FavourIndex;
  readonly phaseToResume: PhaseToResume;
}

/** The choice of two tiles to swap. */
export interface SpreadPhase {
  readonly kind: 'spread';
  readonly decider: Player;
  readonly favour: FavourIndex;
  /** The cell of the lifted tile; -1 before one is lifted. */
  readonly liftedCell: Cell;
  readonly phaseToResume: PhaseToResume;
}

/** The decision to exchange one of the cards seen, and then the choice of their order. */
export interface PeekPhase {
  readonly kind: 'exchange' | 'orderCards';
  readonly decider: Player;
  readonly favour: FavourIndex;
  readonly phaseToResume: PhaseToResume;
}

/** The choice among the tiles between which a dummy cannot decide. */
export interface DummyPhase {
  readonly kind: 'placeForDummy';
  readonly card: CardIndex;
  readonly cells: readonly Cell[];
}

/** The decision to play end favours. */
export interface EndFavourPhase {
  readonly kind: 'endFavour';
  readonly decider: Player;
}

/** The choice of a card that changes its type. */
export interface TransformPhase {
  readonly kind: 'transform';
  readonly decider: Player;
  readonly favour: FavourIndex;
}

/** The choice of the new type of the card. */
export interface NewTypePhase {
  readonly kind: 'chooseNewType';
  readonly decider: Player;
  readonly favour: FavourIndex;
  readonly card: CardIndex;
}

/** The end of the game: no decision. */
export interface OverPhase {
  readonly kind: 'over';
}

/** The pending decision. */
export type Phase =
  | TakePhase
  | BlockOwnerPhase
  | SymbolPhase
  | PlacePhase
  | DropPhase
  | PickFavourPhase
  | ImmediateFavourPhase
  | BraceBlockPhase
  | ScoreSquarePhase
  | WindowPhase
  | ReservePhase
  | SpreadPhase
  | PeekPhase
  | DummyPhase
  | EndFavourPhase
  | TransformPhase
  | NewTypePhase
  | OverPhase;
