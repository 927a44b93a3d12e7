import type { Types } from '../../core/contract/game.js';
import type { FactsOf } from '../../core/errors/reasons.js';
import type { Box } from './box.js';
import type { Clause } from './clauses/index.js';
import type { Reason, Refusal, Sentence } from './clauses/reasons.js';
import type { Components, Triple } from './components/index.js';
import type { Kind, Slot, Zone } from './components/vocabulary.js';
import type { Event } from './events.js';
import type { Move, SeenMove } from './moves/index.js';
import type { Category, TieBreak } from './score/index.js';
import type { Draft } from './state/draft.js';
import type { Options, Outcome, Phase, Settings, State, View } from './state/index.js';

/** The things that facts identify, each with the type of its id. */
export interface Things {
  /** A decision. */
  readonly phase: Phase['kind'];
  /** A Citizen card. */
  readonly card: string;
  readonly building: string;
  readonly kind: Kind;
  readonly zone: Zone;
  readonly token: string;
  /** A space, or a place for a tile. */
  readonly site: string;
  readonly slot: Slot;
  /** An amount of wood, of steel and of Steam Cores. */
  readonly cost: Triple;
}

/** The facts of refusals, by name. */
export type Facts = FactsOf<Sentence, Things>;

/** The types of Frostpunk, for generic code. */
export interface Frostpunk extends Types {
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
  readonly Facts: Facts;
  readonly Things: Things;
  readonly Category: Category;
  readonly TieBreak: TieBreak;
  readonly Outcome: Outcome | null;
  readonly Components: Components;
  readonly Box: Box;
}
