import { defineGame } from '../../core/define-game.js';
import type { Game, Types } from '../../core/game.js';
import { perform } from './apply/index.js';
import { decider } from './available.js';
import { componentsType } from './checks.js';
import { type Clause, clauses } from './clauses.js';
import { options, state, view } from './codec.js';
import { type Box, type Components, components, prepare, type Rating } from './components.js';
import { type Event, secrets } from './events/index.js';
import { broken } from './invariants/index.js';
import { forbiddenBy, legalMoves } from './legal/index.js';
import { catalogue, format, type Move } from './moves/index.js';
import { type Category, score } from './score/index.js';
import { deal } from './setup.js';
import { clone, type Options, type State, type View } from './state/index.js';
import { hide, imagine } from './view.js';

/** The types of Nunatak. */
export interface Nunatak extends Types {
  readonly Options: Options;
  readonly Settings: Options;
  readonly State: State;
  readonly View: View;
  readonly Move: Move;
  readonly Event: Event;
  readonly Clause: Clause;
  readonly Category: Category;
  readonly Outcome: Rating | null;
  readonly Components: Components;
  readonly Box: Box;
}

/** All of Nunatak in one value, for code that serves any game. */
export const game: Game<Nunatak> = /* @__PURE__ */ defineGame<Nunatak>(
  {
    id: 'nunatak',
    title: 'Nunatak',
    players: { min: 1, max: 4 },
    version: '1',
    clauses,
    secrets,

    components: componentsType,
    prepare,
    catalogue: () => catalogue,
    format,

    options,
    state,
    view,
    broken,

    deal,
    toAct: decider,
    legalMoves,
    forbiddenBy,
    perform,
    clone,
    score,

    hide,
    imagine,
  },
  components,
);
