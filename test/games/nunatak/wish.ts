import type { Game as GameOf } from '../../../src/core/contract/game.js';
import type { Nunatak, Phase, State } from '../../../src/games/nunatak/index.js';

export type Game = GameOf<Nunatak>;

/** The features that a state must have; everything else is filled in so that it decodes. */
export interface Wish {
  readonly players?: State['players'];
  readonly turnNumber?: number;
  /** By owner, the cells of their blocks: `'1a1 1b1'`. */
  readonly blocks?: Readonly<Record<number, string>>;
  /** The cells of all other placed blocks. */
  readonly filler?: string;
  /** By cell, the tile in it. */
  readonly tiles?: Readonly<Record<string, number>>;
  readonly line?: readonly number[];
  /** The top of the deck. */
  readonly deck?: readonly number[];
  /** By owner, cards and columns: `'5S 36L'`. */
  readonly filedCards?: Readonly<Record<number, string>>;
  /** The types with which the filed cards are filled up, most wanted first. */
  readonly prefer?: string;
  readonly favours?: Readonly<Record<number, readonly number[]>>;
  readonly usedFavours?: Readonly<Record<number, readonly number[]>>;
  readonly favourLine?: readonly number[];
  readonly phase?: Phase;
  readonly also?: Partial<State>;
}
