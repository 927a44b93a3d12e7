import type { Types } from '../../core/game.js';
import type { Kernel } from '../../core/kernel.js';
import { perform } from './apply.js';
import type { Clause } from './clauses/index.js';
import { type Refusal, refusals } from './clauses/refusals.js';
import { type Box, type Components, prepare } from './components.js';
import { type Event, secrets } from './events.js';
import { forbiddenBy, legalMoves } from './legal.js';
import { catalogue, format, type Move } from './moves.js';
import { options } from './options.js';
import { type Category, score } from './score/index.js';
import { deal } from './setup.js';
import { clone, type Options, type State, type View } from './state.js';
import { hide } from './view.js';

/** The types of Blueprints. */
export interface Blueprints extends Types {
  readonly Options: Options;
  readonly Settings: Options;
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

/** The rules of Blueprints as functions over states. */
export const kernel: Kernel<Blueprints> = {
  id: 'blueprints',
  title: 'Blueprints',
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
