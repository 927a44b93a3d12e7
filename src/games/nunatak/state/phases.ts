import type { Player } from '../../../core/contract/game.js';
import type { CardIndex, FavourIndex, Owner, Sym } from '../components/index.js';
import type { Cell, SquareName } from '../temple.js';

/** The uses of a card: for the player, or for Siku. */
export const USES = Object.freeze(['self', 'siku'] as const);
/** A use of a card. */
export type Use = (typeof USES)[number];

/** The choice of a card. */
export interface TakePhase {
  readonly kind: 'take';
  /** True if any card may be taken, and placed on any tile. */
  readonly any: boolean;
}

/** The choice between the player and Siku for the use of the card. */
export interface UsePhase {
  readonly kind: 'use';
  readonly card: CardIndex;
  readonly any: boolean;
}

/** The choice of the symbol of a double card. */
export interface AsPhase {
  readonly kind: 'as';
  readonly card: CardIndex;
  readonly use: Use;
  readonly any: boolean;
}

/** The placing of a block. */
export interface PlacePhase {
  readonly kind: 'place';
  readonly card: CardIndex;
  readonly as: Sym;
  readonly use: Use;
  /** True if any available tile may be used. */
  readonly free: boolean;
  /** True if a favour allows this. */
  readonly liberty: boolean;
}

/** The choice of a tile on which the lifted one is dropped. */
export interface DropPhase {
  readonly kind: 'drop';
  readonly card: CardIndex;
  readonly use: Use;
  readonly from: Cell;
}

/** The choice of a favour, for the block in this cell. */
export interface PickPhase {
  readonly kind: 'pick';
  readonly cell: Cell;
}

/** The decision to use the favour just picked. */
export interface ImmediatePhase {
  readonly kind: 'immediate';
  readonly cell: Cell;
  readonly favour: FavourIndex;
}

/** The choice of a block whose support scores again. */
export interface BracePhase {
  readonly kind: 'brace';
  readonly cell: Cell;
  readonly favour: FavourIndex;
}

/** The choice of the next square to be scored. */
export interface SquaresPhase {
  readonly kind: 'squares';
  /** The squares still to be scored, ascending. */
  readonly cells: readonly SquareName[];
  /** True if only the active player scores in the next square. */
  readonly rivalry: boolean;
}

/** The decision to play a favour between two turns. */
export interface WindowPhase {
  readonly kind: 'window';
  /** The owner of the next turn. */
  readonly next: Owner;
  readonly asked: Player;
}

/** The phases to which a favour returns. */
export type Resume = TakePhase | PlacePhase | WindowPhase;

/** The choice of a card of the line to reserve. */
export interface ReservePhase {
  readonly kind: 'reserve';
  readonly asked: Player;
  readonly favour: FavourIndex;
  readonly resume: Resume;
}

/** The choice of two tiles to swap. */
export interface SpreadPhase {
  readonly kind: 'spread';
  readonly asked: Player;
  readonly favour: FavourIndex;
  /** The cell of the lifted tile; -1 before one is lifted. */
  readonly from: Cell;
  readonly resume: Resume;
}

/** The decision to exchange one of the cards seen, and then the choice of their order. */
export interface PeekPhase {
  readonly kind: 'peekSwap' | 'peekOrder';
  readonly asked: Player;
  readonly favour: FavourIndex;
  readonly resume: Resume;
}

/** The choice among the tiles between which a dummy cannot decide. */
export interface DummyPhase {
  readonly kind: 'dummy';
  readonly card: CardIndex;
  readonly cells: readonly Cell[];
}

/** The decision to play end favours. */
export interface FinalPhase {
  readonly kind: 'final';
  readonly asked: Player;
}

/** The choice of a card that changes its type. */
export interface TransformPhase {
  readonly kind: 'transform';
  readonly asked: Player;
  readonly favour: FavourIndex;
}

/** The choice of the new type of the card. */
export interface IntoPhase {
  readonly kind: 'into';
  readonly asked: Player;
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
  | UsePhase
  | AsPhase
  | PlacePhase
  | DropPhase
  | PickPhase
  | ImmediatePhase
  | BracePhase
  | SquaresPhase
  | WindowPhase
  | ReservePhase
  | SpreadPhase
  | PeekPhase
  | DummyPhase
  | FinalPhase
  | TransformPhase
  | IntoPhase
  | OverPhase;
