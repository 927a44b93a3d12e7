import type { Types } from '../../core/contract/game.js';
import type { DeclaredParameters } from '../../core/errors/reasons.js';
import type { Category, TieBreak } from './categories.js';
import type { Clause } from './clauses/index.js';
import type { Reason, Refusal, Sentence } from './clauses/reasons.js';
import type { Box, Building, Components, Deck, ShipyardCard } from './components/index.js';
import type { Event } from './events/index.js';
import type { Move, SeenMove } from './moves/index.js';
import type { Draft } from './state/draft.js';
import type { Options, Settings, State, View, Zone } from './state/index.js';

/** The kinds of ids among the parameters of refusals, each with its type. */
export interface ParameterIds {
  readonly zone: Zone;
  readonly track: number;
  readonly building: Building;
  readonly deck: Deck;
  readonly shipyardCard: ShipyardCard;
}

/** The parameters of refusals, by name. */
export type RefusalParameters = DeclaredParameters<Sentence, ParameterIds>;

/** The types of Antarctica, for generic code. */
export interface Antarctica extends Types {
  readonly Options: Options;
  readonly Settings: Settings;
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
  readonly Outcome: null;
  readonly Components: Components;
  readonly Box: Box;
}
