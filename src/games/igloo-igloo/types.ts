import type { Types } from '../../core/game.js';
import type { Clause } from './clauses/index.js';
import type { Reason } from './clauses/reasons.js';
import type { Box, Components } from './components.js';
import type { Event } from './events.js';
import type { Move, SeenMove } from './moves/index.js';
import type { Category, TieBreak } from './score/index.js';
import type { Draft } from './state/draft.js';
import type { Options, Settings, State, View } from './state/index.js';

/** The types of Igloo Igloo, for generic code. */
export interface IglooIgloo extends Types {
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
  readonly Category: Category;
  readonly TieBreak: TieBreak;
  readonly Outcome: null;
  readonly Components: Components;
  readonly Box: Box;
}
