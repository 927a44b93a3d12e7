import type { CommonNames, KeyOf } from '../../../words/message.js';
import type { CardSymbol, FavourId, Quantity, Rating, Tool } from '../components/index.js';
import type { LineKey } from '../draw/lines.js';
import type { TextKey } from '../draw/texts.js';
import type { Owner, State } from '../state/index.js';
import type { ChanceKind } from '../told.js';
import type { Nunatak } from '../types.js';

/** An owner of blocks, with the number of players. */
export interface NamedOwner {
  readonly owner: Owner;
  readonly players: State['players'];
}

/** The named things, each with the type of value that identifies it. */
export interface Names extends CommonNames<Nunatak> {
  readonly owner: NamedOwner;
  /** A cell; a square is identified by the cell that lies on it. */
  readonly cell: number;
  readonly symbol: CardSymbol;
  readonly tool: Tool;
  readonly card: number;
  readonly tile: number;
  readonly favour: number;
  readonly quantity: Quantity;
  readonly rating: Rating;
}

/** The keys of the messages. */
export type Key =
  | KeyOf<Nunatak>
  | TextKey
  | LineKey
  | `chance.${ChanceKind}`
  | `symbol.${CardSymbol}`
  | `tool.${Tool}`
  | `favour.${FavourId}`
  | `moment.${'take' | 'place' | 'scoreSquare' | 'window'}`
  | `quantity.${Quantity}`
  | `rating.${Rating}`
  | `scoring.${'support' | 'square'}`
  | 'siku'
  | `dummy${'' | '.first' | '.inside'}`
  | 'cell'
  | 'dome'
  | 'card'
  | 'either'
  | 'or'
  | 'sequence'
  | 'share'
  | 'row'
  | 'solo';
