import type { CommonKey, CommonNames, KeyOf } from '../../../words/message.js';
import type { Reason } from '../clauses/reasons.js';
import type { CardSymbol, FavourId, Quantity, Rating, Tool } from '../components/index.js';
import type { LineKey, TextKey } from '../draw/context.js';
import type { Owner, State } from '../state/index.js';
import type { ChanceKind } from '../told.js';
import type { Nunatak } from '../types.js';
import type { names } from './en/refusals.js';
import type { sentences } from './en/sentences.js';

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

/** The keys that the messages must have, by the types of the game; of their kinds there are no others. */
export type RequiredKey =
  | KeyOf<Nunatak>
  | `chance.${ChanceKind}`
  | `symbol.${CardSymbol}`
  | `tool.${Tool}`
  | `favour.${FavourId}`
  | `moment.${'take' | 'place' | 'scoreSquare' | 'window'}`
  | `quantity.${Quantity}`
  | `rating.${Rating}`
  | `scoring.${'support' | 'square'}`
  | `dummy${'' | '.first' | '.inside'}`;

/** The keys of the messages. */
export type Key = CommonKey | `refusal.${Reason}` | keyof typeof names | TextKey | LineKey | keyof typeof sentences;
