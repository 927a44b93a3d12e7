import { insecureRandomStateOf } from '../../src/core/chance/random.js';
import type { BaseDraft, BaseState, BaseView, Types } from '../../src/core/contract/game.js';
import type { Kernel, Shell } from '../../src/core/contract/kernel.js';
import { type FieldSchema, type TypedSchema, unionOf } from '../../src/core/fields/fields.js';
import type { Mask } from '../../src/core/masks.js';

interface Rest {
  readonly kind: 'rest';
}

/** Any value in a state. */
type Thing = NonNullable<unknown> | null;

/** A game without moves: its states have a phase, and a value of any shape. */
export interface Things extends Types {
  readonly State: BaseState & { readonly game: 'things'; readonly phase: Rest; readonly thing: Thing };
  readonly Draft: BaseDraft & { game: 'things'; phase: Rest; thing: Thing };
  readonly View: BaseView & { readonly phase: Rest; readonly thing: unknown };
  readonly Move: { readonly kind: 'wait' };
  readonly Clause: 'THINGS-1';
  readonly Reason: 'idle';
  readonly RefusalParameters: Readonly<Record<never, never>>;
  readonly Category: 'things';
  readonly Outcome: null;
}

/** Returns a state with a value. */
export const stateWith = (thing: unknown): Things['State'] => ({
  game: 'things',
  rules: '1',
  components: 'standard',
  players: 2,
  random: insecureRandomStateOf('things'),
  phase: { kind: 'rest' },
  thing: thing as Thing,
});

/** Returns the fields of states with a value of this shape. */
export const fieldsOf = (shape: (players: number) => FieldSchema): Pick<Shell<Things>, 'stateSchema'> => ({
  stateSchema: (_, players) => ({
    phase: unionOf('a phase', { rest: {} }),
    thing: shape(players) as TypedSchema<Thing, unknown>,
  }),
});

/** Makes a game of two or three players whose values are masked like this. */
export const thingsSeen = (thing: Mask): Kernel<Things> => ({
  id: 'things',
  title: 'Things',
  players: { min: 2, max: 3 },
  version: '1',
  reasons: { idle: { clause: 'THINGS-1', text: 'Nothing is done.' } },
  stateMasks: { thing },
  hiddenEventFields: {},
  hiddenMoveFields: {},
  kinds: { wait: { phases: [], allMoves: () => [{ kind: 'wait' }], forbiddenBy: () => undefined, apply: () => {} } },
  phases: { rest: { decider: () => null, otherwiseForbidden: 'idle' } },
  prepare: (_, id) => ({ id }),
  format: ({ kind }) => kind,
  parameterFinders: {},
  englishNames: {},
  clone: (state: Things['State']) => ({ ...state, random: { ...state.random } }),
  options: () => ({ players: { values: [2, 3] } }),
  stateBeforeDeal: (_settings, _box, head) => ({ ...stateWith(null), ...head }),
  deal: () => {},
  nextStep: () => {},
  score: () => ({ over: true, players: [], ranking: [], winners: [], outcome: null }),
});

/** The game whose values are visible to everybody. */
export const things = thingsSeen((thing) => thing);
