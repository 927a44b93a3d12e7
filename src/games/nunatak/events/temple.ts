import type { Player } from '../../../core/contract/game.js';
import type { FavourId, TileIndex } from '../components/index.js';
import type { Owner } from '../state/index.js';
import type { Cell, SquareName } from '../temple.js';

/** Two tiles change places. */
export interface TilesSwapped {
  readonly kind: 'tilesSwapped';
  readonly cells: readonly [Cell, Cell];
  readonly reason: 'labourer' | 'spread';
}

/** A block is placed. */
export interface BlockPlaced {
  readonly kind: 'blockPlaced';
  readonly owner: Owner;
  readonly cell: Cell;
}

/** A square is complete, and scored. */
export interface SquareCompleted {
  readonly kind: 'squareCompleted';
  readonly square: SquareName;
  /** The shares of the owners that get points. */
  readonly shares: readonly SquareShare[];
}

/** The points of an owner for a square. */
export interface SquareShare {
  readonly owner: Owner;
  readonly points: number;
  /** True if the points are lost: those of Siku and the dummies are not recorded. */
  readonly isLost: boolean;
}

/** A tile is laid: on the ground floor at the start, later on a completed square. */
export interface TileLaid {
  readonly kind: 'tileLaid';
  readonly cell: Cell;
  readonly tile: TileIndex;
}

/** The cube of a player moves on their track. */
export interface EngineeringAdvanced {
  readonly kind: 'engineeringAdvanced';
  readonly player: Player;
  readonly from: number;
  readonly to: number;
  readonly reason: 'row' | 'craft';
  /** The completed rows; none for `craft`. */
  readonly rows: readonly CompletedRowOrColumn[];
}

/** A row or a column that is now covered. */
export interface CompletedRowOrColumn {
  readonly axis: 'row' | 'column';
  /** The index of the row or column. */
  readonly index: number;
}

/** A player scores points immediately. */
export interface PointsScored {
  readonly kind: 'pointsScored';
  readonly player: Player;
  readonly points: number;
  /** The reason; a favour is given by its effect. */
  readonly reason: 'support' | 'square' | FavourId;
  /** The cell or the square that scores; -1 if there is none. */
  readonly cell: Cell | SquareName;
}
