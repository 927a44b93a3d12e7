import { defineGame } from '../../core/define-game.js';
import type { Game, Types } from '../../core/game.js';
import { perform } from './apply/index.js';
import { type Clause, clauses } from './clauses.js';
import { options, state, view } from './codec/index.js';
import { type Box, type Components, components, componentsType, prepare } from './components/index.js';
import { type Event, secrets } from './events.js';
import { broken } from './invariants/index.js';
import { forbiddenBy, legalMoves } from './legal/index.js';
import { format, type Move } from './moves/index.js';
import { type Category, score } from './score.js';
import { deal } from './setup.js';
import { clone, type Options, type Outcome, type Settings, type State, type View } from './state/index.js';
import { hide, imagine } from './view.js';

/** The types of Frostpunk. */
export interface Frostpunk extends Types {
  readonly Options: Options;
  readonly Settings: Settings;
  readonly State: State;
  readonly View: View;
  readonly Move: Move;
  readonly Event: Event;
  readonly Clause: Clause;
  readonly Category: Category;
  readonly Outcome: Outcome | null;
  readonly Components: Components;
  readonly Box: Box;
}

/** All of Frostpunk in one value, for code that serves any game. */
export const game: Game<Frostpunk> = /* @__PURE__ */ defineGame<Frostpunk>(
  {
    id: 'frostpunk',
    title: 'Frostpunk',
    players: { min: 1, max: 4 },
    version: '1',
    clauses,
    secrets,

    components: componentsType,
    prepare,
    catalogue: ({ entries }) => entries.all,
    format,

    options,
    state,
    view,
    broken,

    deal,
    toAct: ({ outcome, actor }) => (outcome === 'none' ? actor : null),
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
