import type { Types } from '../../core/contract/game.js';
import type { DeclaredParameters } from '../../core/errors/reasons.js';
import type { Box } from './box.js';
import type { Clause } from './clauses/index.js';
import type { Reason, Refusal, Sentence } from './clauses/reasons.js';
import type { Components, Triple } from './components/index.js';
import type { ExpeditionSlot, MeepleKind, Zone } from './components/vocabulary.js';
import type { Event } from './events.js';
import type { Move, SeenMove } from './moves/index.js';
import type { Category, TieBreak } from './score/index.js';
import type { Draft } from './state/draft.js';
import type { Options, Outcome, Phase, Settings, State, View } from './state/index.js';

/** The things that parameters identify, each with the type of its id. */
export interface ParameterIds {
  /** A decision. */
  readonly phase: Phase['kind'];
  /** A Citizen card. */
  readonly card: string;
  readonly building: string;
  readonly kind: MeepleKind;
  readonly zone: Zone;
  readonly token: string;
  /** A space, or a place for a tile. */
  readonly site: string;
  readonly slot: ExpeditionSlot;
  /** An amount of wood, of steel and of Steam Cores. */
  readonly cost: Triple;
}

/** The parameters of refusals, by name. */
export type RefusalParameters = DeclaredParameters<Sentence, ParameterIds>;

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
  readonly RefusalParameters: RefusalParameters;
  readonly ParameterIds: ParameterIds;
  readonly Category: Category;
  readonly TieBreak: TieBreak;
  readonly Outcome: Outcome | null;
  readonly Components: Components;
  readonly Box: Box;
}
