import type { Types } from '../../core/game.js';
import type { Kernel } from '../../core/kernel.js';
import { perform } from './apply/index.js';
import type { Clause } from './clauses/index.js';
import { type Refusal, refusals } from './clauses/refusals.js';
import { type Box, type Components, prepare } from './components/index.js';
import { type Event, secrets } from './events.js';
import { forbiddenBy, legalMoves } from './legal/index.js';
import { format, type Move } from './moves/index.js';
import { options } from './options.js';
import { type Category, score } from './score.js';
import { deal } from './setup.js';
import { clone, type Options, type Outcome, type Settings, type State, type View } from './state/index.js';
import { hide } from './view.js';

/** The types of Frostpunk. */
export interface Frostpunk extends Types {
  readonly Options: Options;
  readonly Settings: Settings;
  readonly State: State;
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

/** The rules of Frostpunk as functions over states. */
export const kernel: Kernel<Frostpunk> = {
  id: 'frostpunk',
  title: 'Frostpunk',
  players: { min: 1, max: 4 },
  version: '1',
  refusals,
  secrets,

  prepare,
  catalogue: ({ entries }) => entries.all,
  format,

  options,
  deal,
  toAct: ({ outcome, actor }) => (outcome === 'none' ? actor : null),
  legalMoves,
  forbiddenBy,
  perform,
  clone,
  score,
  hide,
};
