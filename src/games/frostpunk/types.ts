import type { Types } from '../../core/game.js';
import type { Box } from './box.js';
import type { Clause } from './clauses/index.js';
import type { Refusal } from './clauses/refusals.js';
import type { Components } from './components/index.js';
import type { Event } from './events.js';
import type { Move } from './moves/index.js';
import type { Category } from './score.js';
import type { Draft } from './state/draft.js';
import type { Options, Outcome, Settings, State, View } from './state/index.js';

/** The types of Frostpunk. */
export interface Frostpunk extends Types {
  readonly Options: Options;
  readonly Settings: Settings;
  readonly State: State;
  readonly Draft: Draft;
  readonly View: View;
  readonly Move: Move;
  readonly Event: Event;
  readonly Clause: Clause;
  readonly Refusal: Refusal;
  readonly Category: Category;
  readonly Outcome: Outcome | null;
  readonly Components: Components;
  readonly Box: Box;
}
