import type { Types } from '../../../src/core/contract/game.js';
import type { DeclaredParameters } from '../../../src/core/errors/reasons.js';
import type { Clause } from './clauses/index.js';
import type { Reason, Refusal, Sentence } from './clauses/reasons.js';
import type { Box, Components } from './components.js';
import type { Event } from './events.js';
import type { Move, SeenMove } from './moves.js';
import type { Category, TieBreak } from './score.js';
import type { Draft } from './state/draft.js';
import type { Options, Settings, State, View } from './state/index.js';

/** The things that facts identify, each with the type of its id. */
export interface Things {
  readonly card: number;
}

/** The facts of refusals, by name. */
export type Facts = DeclaredParameters<Sentence, Things>;

/** The types of Toy. */
export interface Toy extends Types {
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
  readonly RefusalParameters: Facts;
  readonly ParameterIds: Things;
  readonly Category: Category;
  readonly TieBreak: TieBreak;
  readonly Outcome: null;
  readonly Components: Components;
  readonly Box: Box;
}
