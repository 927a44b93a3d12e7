import type { Player } from '../../../core/game.js';
import type { Sym } from '../components/index.js';

/** Who has blocks: the players, then Siku (2) with two players or the dummies (1 and 2) alone. */
export type Owner = number;

/** For oneself, or for Siku. */
export const USES = Object.freeze(['self', 'siku'] as const);
/** For whom a card is used. */
export type Use = (typeof USES)[number];

/** A card is to be taken. */
export interface TakePhase {
  readonly kind: 'take';
  /** Any card may be taken, and placed on any tile. */
  readonly any: boolean;
}

/** It is to be decided for whom the card is used. */
export interface UsePhase {
  readonly kind: 'use';
  readonly card: number;
  readonly any: boolean;
}

/** The symbol of a double card is to be chosen. */
export interface AsPhase {
  readonly kind: 'as';
  readonly card: number;
  readonly use: Use;
  readonly any: boolean;
}

/** A block is to be placed. */
export interface PlacePhase {
  readonly kind: 'place';
  readonly card: number;
  readonly as: Sym;
  readonly use: Use;
  /** Any available tile may be used. */
  readonly free: boolean;
  /** It is a favour that makes it so. */
  readonly liberty: boolean;
}

/** A lifted tile is to be dropped. */
export interface DropPhase {
  readonly kind: 'drop';
  readonly card: number;
  readonly use: Use;
  readonly from: number;
}

/** A favour is to be picked for the block in this cell. */
export interface PickPhase {
  readonly kind: 'pick';
  readonly cell: number;
}

/** The favour just picked can be used. */
export interface ImmediatePhase {
  readonly kind: 'immediate';
  readonly cell: number;
  readonly favour: number;
}

/** A block is to be chosen whose support scores again. */
export interface BracePhase {
  readonly kind: 'brace';
  readonly cell: number;
  readonly favour: number;
}

/** The next square to be scored is to be chosen. */
export interface SquaresPhase {
  readonly kind: 'squares';
  /** The squares still to be scored, ascending. */
  readonly cells: readonly number[];
  /** In the next one nobody but the active player scores. */
  readonly rivalry: boolean;
}

/** Somebody may play a favour between two turns. */
export interface WindowPhase {
  readonly kind: 'window';
  /** Whose turn follows. */
  readonly next: Owner;
  readonly asked: Player;
}

/** The phases to which a favour returns. */
export type Resume = TakePhase | PlacePhase | WindowPhase;

/** A card of the line is to be reserved. */
export interface ReservePhase {
  readonly kind: 'reserve';
  readonly asked: Player;
  readonly favour: number;
  readonly resume: Resume;
}

/** Two tiles are to be exchanged. */
export interface SpreadPhase {
  readonly kind: 'spread';
  readonly asked: Player;
  readonly favour: number;
  /** The cell of the lifted tile; -1 before. */
  readonly from: number;
  readonly resume: Resume;
}

/** One of the cards seen may be exchanged; then they are put in order. */
export interface PeekPhase {
  readonly kind: 'peekSwap' | 'peekOrder';
  readonly asked: Player;
  readonly favour: number;
  readonly resume: Resume;
}

/** The player is to choose among the tiles between which a dummy cannot decide. */
export interface DummyPhase {
  readonly kind: 'dummy';
  readonly card: number;
  readonly cells: readonly number[];
}

/** End favours may be played. */
export interface FinalPhase {
  readonly kind: 'final';
  readonly asked: Player;
}

/** A card is to be chosen that changes its type. */
export interface TransformPhase {
  readonly kind: 'transform';
  readonly asked: Player;
  readonly favour: number;
}

/** The new type of the card is to be chosen. */
export interface IntoPhase {
  readonly kind: 'into';
  readonly asked: Player;
  readonly favour: number;
  readonly card: number;
}

/** The game is over. */
export interface OverPhase {
  readonly kind: 'over';
}

/** The decision that is asked for. */
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
