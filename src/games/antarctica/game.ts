import { defineGame } from '../../core/define-game.js';
import type { Game, Types } from '../../core/game.js';
import { perform } from './apply/index.js';
import { type Clause, clauses } from './clauses.js';
import { options, state, view } from './codec.js';
import { type Box, prepare } from './components/box.js';
import { type Components, components } from './components/index.js';
import { componentsType } from './components/own.js';
import { type Event, secrets } from './events/index.js';
import { broken } from './invariants/index.js';
import { forbiddenBy, legalMoves } from './legal/index.js';
import { catalogue, format, type Move } from './moves.js';
import { type Category, score } from './score/index.js';
import { deal } from './setup.js';
import { clone } from './state/clone.js';
import { type Options, type Settings, type State, toAct, type View } from './state/index.js';
import { hide, imagine } from './view.js';

/** The types of Antarctica. */
export interface Antarctica extends Types {
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

/** All of Antarctica in one value, for code that serves any game. */
export const game: Game<Antarctica> = /* @__PURE__ */ defineGame<Antarctica>(
  {
    id: 'antarctica',
    title: 'Antarctica',
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
    toAct,
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
