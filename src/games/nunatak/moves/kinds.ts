import type { Hidden } from '../../../core/contract/game.js';
import { deepFreeze } from '../../../core/data/copy.js';
import type { CardIndex, CardSymbol, FavourIndex, Slot, Tool } from '../components/index.js';
import type { BlockOwner } from '../state/index.js';
import type { Cell, SquareName } from '../temple.js';

/** A card of the line is taken. Written `t17`. */
export interface Take {
  readonly kind: 'take';
  /** The card, 0 to 53. */
  readonly card: CardIndex;
}

/** The card is used for the player, or for Siku. Written `me` or `siku`. */
export interface ChooseBlockOwner {
  readonly kind: 'chooseBlockOwner';
  readonly blockOwner: BlockOwner;
}

/** A double card is used for one of its symbols. Written `asG`. */
export interface ChooseSymbol {
  readonly kind: 'chooseSymbol';
  readonly symbol: CardSymbol;
}

/** A block is placed. Written `p1c3`. */
export interface Place {
  readonly kind: 'place';
  /** The cell, 0 to 53. */
  readonly cell: Cell;
}

/** A tile is lifted. Written `l1c3`. */
export interface LiftTile {
  readonly kind: 'liftTile';
  /** The cell, 0 to 53. */
  readonly cell: Cell;
}

/** The lifted tile is dropped on another, which takes its cell. Written `d1c3`. */
export interface DropTile {
  readonly kind: 'dropTile';
  /** The cell, 0 to 53. */
  readonly cell: Cell;
}

/** A favour is picked. Written `f7`. */
export interface PickFavour {
  readonly kind: 'pickFavour';
  /** The favour, 0 to 19. */
  readonly favour: FavourIndex;
}

/** A favour is used. Written `u7`. */
export interface UseFavour {
  readonly kind: 'useFavour';
  /** The favour, 0 to 19. */
  readonly favour: FavourIndex;
}

/** The support of a block scores again. Written `b2a1`. */
export interface BraceBlock {
  readonly kind: 'braceBlock';
  /** The cell, 25 to 53. */
  readonly cell: Cell;
}

/** A square is scored next. Written `s2a1`, or `sdome`. */
export interface ScoreSquare {
  readonly kind: 'scoreSquare';
  /** The cell that lies on it, 25 to 54. */
  readonly square: SquareName;
}

/** A card of the line is reserved. Written `r17`. */
export interface Reserve {
  readonly kind: 'reserve';
  /** The card, 0 to 53. */
  readonly card: CardIndex;
}

/** A card seen on top of the deck is exchanged for one of the line. Written `x23`: the second seen, the third slot. */
export interface Exchange {
  readonly kind: 'exchange';
  /** The index in the deck, 0 to 2. */
  readonly deckIndex: number;
  /** The slot, 0 to 3. */
  readonly slot: Slot;
}

/** The orders of two and of three cards. */
export const ORDERS = deepFreeze(['12', '21', '123', '132', '213', '231', '312', '321'] as const);
/** The order of the cards seen, top card first. */
export type TopOrder = (typeof ORDERS)[number];

/** The cards seen are put back. Written `o312`: the third on top, then the first, then the second; to others `o???`. */
export interface OrderCards {
  readonly kind: 'orderCards';
  readonly order: TopOrder;
}

/** A card is chosen that changes its type. Written `c17`. */
export interface Transform {
  readonly kind: 'transform';
  /** The card, 0 to 53. */
  readonly card: CardIndex;
}

/** The possible results of a transformation: a type, of artisans with the tool. */
export const NEW_TYPES = deepFreeze([
  'labourer',
  'sculptor',
  'rope',
  'pickaxe',
  'saw',
  'beast',
  'engineer',
  'elder',
] as const);
/** A possible result of a transformation. */
export type NewType = Exclude<CardSymbol, 'artisan'> | Tool;

/** The new type of the card. Written `iW` for an artisan with a saw. */
export interface ChooseNewType {
  readonly kind: 'chooseNewType';
  readonly newType: NewType;
}

/** The player declines to do more here. Written `-`. */
export interface Pass {
  readonly kind: 'pass';
}

/** A decision of a player. */
export type Move =
  | Take
  | ChooseBlockOwner
  | ChooseSymbol
  | Place
  | LiftTile
  | DropTile
  | PickFavour
  | UseFavour
  | BraceBlock
  | ScoreSquare
  | Reserve
  | Exchange
  | OrderCards
  | Transform
  | ChooseNewType
  | Pass;

/** A decision as a viewer sees it: the order in which others put cards back is hidden. Written `o???`. */
export type SeenMove = Exclude<Move, OrderCards> | (Omit<OrderCards, 'order'> & { readonly order: TopOrder | Hidden });
