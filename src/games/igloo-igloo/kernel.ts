import type { Types } from '../../core/game.js';
import type { Kernel } from '../../core/kernel.js';
import { perform } from './apply/index.js';
import type { Clause } from './clauses/index.js';
import { type Refusal, refusals } from './clauses/refusals.js';
import { type Box, type Components, prepare } from './components.js';
import { type Event, secrets } from './events.js';
import { forbiddenBy, legalMoves } from './legal/index.js';
import { catalogue, format, type Move } from './moves/index.js';
import { options } from './options.js';
import { type Category, score } from './score.js';
import { deal } from './setup.js';
import { clone, type Options, type Settings, type State, type View } from './state.js';
import { hide } from './view.js';

/** The types of Igloo Igloo. */
export interface IglooIgloo extends Types {
  readonly Options: Options;
  readonly Settings: Settings;
  readonly State: State;
  readonly View: View;
  readonly Move: Move;
  readonly Event: Event;
  readonly Clause: Clause;
  readonly Refusal: Refusal;
  readonly Category: Category;
  readonly Outcome: null;
  readonly Components: Components;
  readonly Box: Box;
}

/** The rules of Igloo Igloo as functions over states. */
export const kernel: Kernel<IglooIgloo> = {
  id: 'igloo-igloo',
  title: 'Igloo Igloo',
  players: { min: 2, max: 4 },
  version: '1',
  refusals,
  secrets,

  prepare,
  catalogue: () => catalogue,
  format,

  options,
  deal,
  toAct: ({ phase, player }) => (phase.kind === 'over' ? null : player),
  legalMoves,
  forbiddenBy,
  perform,
  clone,
  score,
  hide,
};
