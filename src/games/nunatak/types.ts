import type { Types } from '../../core/game.js';
import type { Category, TieBreak } from './categories.js';
import type { Clause } from './clauses/index.js';
import type { Reason } from './clauses/reasons.js';
import type { Box, Components, Rating } from './components/index.js';
import type { Event } from './events/index.js';
import type { Move, SeenMove } from './moves/index.js';
import type { Draft } from './state/draft.js';
import type { Options, State, View } from './state/index.js';

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
  readonly Category: Category;
  readonly TieBreak: TieBreak;
  readonly Outcome: Rating | null;
  readonly Components: Components;
  readonly Box: Box;
}
