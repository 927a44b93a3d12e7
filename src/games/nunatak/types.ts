import type { Types } from '../../core/contract/game.js';
import type { DeclaredParameters } from '../../core/errors/reasons.js';
import type { Category, TieBreak } from './categories.js';
import type { Clause } from './clauses/index.js';
import type { Reason, Refusal, Sentence } from './clauses/reasons.js';
import type {
  Box,
  CardIndex,
  CardSymbol,
  Components,
  FavourIndex,
  Rating,
  Slot,
  TileIndex,
} from './components/index.js';
import type { Event } from './events/index.js';
import type { Moment } from './legal/favours.js';
import type { Move, SeenMove } from './moves/index.js';
import type { Draft } from './state/draft.js';
import type { Options, State, View } from './state/index.js';
import type { Cell } from './temple.js';

/** The things that parameters of refusals identify, each with the type of its id. */
export interface ParameterIds {
  readonly cell: Cell;
  readonly cells: readonly Cell[];
  readonly symbol: CardSymbol;
  /** A card, by its symbols. */
  readonly card: CardIndex;
  /** A tile, by its symbols. */
  readonly tile: TileIndex;
  readonly favour: FavourIndex;
  readonly favours: readonly FavourIndex[];
  readonly moments: readonly Moment['kind'][];
  readonly slot: Slot;
  /** One of the cards seen, from 0. */
  readonly seen: number;
}

/** The parameters of refusals, by name. */
export type RefusalParameters = DeclaredParameters<Sentence, ParameterIds>;

/** The types of Nunatak, for generic code. */
export interface Nunatak extends Types {
  readonly Options: Options;
  readonly Settings: Options;
  readonly State: State;
  readonly Draft: Draft;
  readonly View: View;
  readonly Move: Move;
  readonly SeenMove: SeenMove;
  readonly Event: Event;
  readonly Clause: Clause;
  readonly Reason: Reason;
  readonly Refusal: Refusal;
  readonly RefusalParameters: RefusalParameters;
  readonly ParameterIds: ParameterIds;
  readonly Category: Category;
  readonly TieBreak: TieBreak;
  readonly Outcome: Rating | null;
  readonly Components: Components;
  readonly Box: Box;
}
