import type { Types } from '../../core/game.js';
import type { Kernel } from '../../core/kernel.js';
import { perform } from './apply/index.js';
import type { Clause } from './clauses/index.js';
import { type Refusal, refusals } from './clauses/refusals.js';
import { type Box, prepare } from './components/box.js';
import type { Components } from './components/index.js';
import { type Event, secrets } from './events/index.js';
import { forbiddenBy, legalMoves } from './legal/index.js';
import { catalogue, format, type Move } from './moves.js';
import { options } from './options.js';
import { type Category, score } from './score/index.js';
import { deal } from './setup.js';
import { clone } from './state/clone.js';
import { type Options, type Settings, type State, toAct, type View } from './state/index.js';
import { hide } from './view.js';

/** The types of Antarctica. */
export interface Antarctica extends Types {
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

/** The rules of Antarctica as functions over states. */
export const kernel: Kernel<Antarctica> = {
  id: 'antarctica',
  title: 'Antarctica',
  players: { min: 2, max: 4 },
  version: '1',
  refusals,
  secrets,

  prepare,
  catalogue: () => catalogue,
  format,

  options,
  deal,
  toAct,
  legalMoves,
  forbiddenBy,
  perform,
  clone,
  score,
  hide,
};
