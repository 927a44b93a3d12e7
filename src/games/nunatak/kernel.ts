import type { Types } from '../../core/game.js';
import type { Kernel } from '../../core/kernel.js';
import { perform } from './apply/index.js';
import { decider } from './available.js';
import type { Clause } from './clauses/index.js';
import { type Refusal, refusals } from './clauses/refusals.js';
import { type Box, type Components, prepare, type Rating } from './components.js';
import { type Event, secrets } from './events/index.js';
import { forbiddenBy, legalMoves } from './legal/index.js';
import { catalogue, format, type Move } from './moves/index.js';
import { options } from './options.js';
import { type Category, score } from './score/index.js';
import { deal } from './setup.js';
import { clone, type Options, type State, type View } from './state/index.js';
import { hide } from './view.js';

/** The types of Nunatak. */
export interface Nunatak extends Types {
  readonly Options: Options;
  readonly Settings: Options;
  readonly State: State;
  readonly View: View;
  readonly Move: Move;
  readonly Event: Event;
  readonly Clause: Clause;
  readonly Refusal: Refusal;
  readonly Category: Category;
  readonly Outcome: Rating | null;
  readonly Components: Components;
  readonly Box: Box;
}

/** The rules of Nunatak as functions over states. */
export const kernel: Kernel<Nunatak> = {
  id: 'nunatak',
  title: 'Nunatak',
  players: { min: 1, max: 4 },
  version: '1',
  refusals,
  secrets,

  prepare,
  catalogue: () => catalogue,
  format,

  options,
  deal,
  toAct: decider,
  legalMoves,
  forbiddenBy,
  perform,
  clone,
  score,
  hide,
};
