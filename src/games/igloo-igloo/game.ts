import { defineGame } from '../../core/define-game.js';
import type { Game, Types } from '../../core/game.js';
import { perform } from './apply/index.js';
import { type Clause, clauses } from './clauses.js';
import { options, state, view } from './codec.js';
import { type Box, type Components, components, componentsType, prepare } from './components.js';
import { type Event, secrets } from './events.js';
import { broken } from './invariants/index.js';
import { forbiddenBy, legalMoves } from './legal/index.js';
import { catalogue, format, type Move } from './moves/index.js';
import { type Category, score } from './score.js';
import { deal } from './setup.js';
import { clone, type Options, type Settings, type State, type View } from './state.js';
import { hide, imagine } from './view.js';

/** The types of Igloo Igloo. */
export interface IglooIgloo extends Types {
  readonly Options: Options;
  readonly Settings: Settings;
  readonly State: State;
  readonly View: View;
  readonly Move: Move;
  readonly Event: Event;
  readonly Clause: Clause;
  readonly Category: Category;
  readonly Outcome: null;
  readonly Components: Components;
  readonly Box: Box;
}

/** All of Igloo Igloo in one value, for code that serves any game. */
export const game: Game<IglooIgloo> = /* @__PURE__ */ defineGame<IglooIgloo>(
  {
    id: 'igloo-igloo',
    title: 'Igloo Igloo',
    players: { min: 2, max: 4 },
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
    toAct: ({ phase, player }) => (phase.kind === 'over' ? null : player),
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
