import { integer, record, text } from '../../src/core/codec.js';
import { type Form, variantsOf } from '../../src/core/fields.js';
import type { BaseDraft, BaseState, BaseView, Types } from '../../src/core/game.js';
import type { Kernel } from '../../src/core/kernel.js';
import { seeded } from '../../src/core/random.js';

interface Rest {
  readonly kind: 'rest';
}

/** A game in which nothing is done: its states have a phase, and a thing of any shape. */
export interface Things extends Types {
  readonly State: BaseState & { readonly game: 'things'; readonly phase: Rest; readonly thing: unknown };
  readonly Draft: BaseDraft & { game: 'things'; phase: Rest; thing: unknown };
  readonly View: BaseView & { readonly phase: Rest; readonly thing: unknown };
  readonly Move: { readonly kind: 'wait' };
  readonly Clause: 'THINGS-1';
  readonly Reason: 'idle';
  readonly Category: 'things';
  readonly Outcome: null;
}

/** A state around a thing. */
export const stateWith = (thing: unknown): Things['State'] => ({
  game: 'things',
  rules: '1',
  components: 'standard',
  players: 2,
  random: seeded('things'),
  phase: { kind: 'rest' },
  thing,
});

/** The game of two or three players whose things have this shape. */
export const thingsOf = (shape: (players: number) => Form): Kernel<Things> => ({
  id: 'things',
  title: 'Things',
  players: { min: 2, max: 3 },
  version: '1',
  reasons: { idle: { clause: 'THINGS-1', text: 'Nothing is done.' } },
  secrets: {},
  moveSecrets: {},
  kinds: { wait: { in: [], entries: () => [{ kind: 'wait' }], forbiddenBy: () => undefined, does: () => {} } },
  phases: { rest: { decides: () => null, others: 'idle' } },
  prepare: (_, id) => ({ id }),
  format: ({ kind }) => kind,
  facts: () => ({}),
  fields: (_, players) => ({ phase: variantsOf('a phase', { rest: {} }), thing: shape(players) }),
  clone: (state) => ({ ...state, random: { ...state.random } }),
  options: () => record('options', { players: integer(2, 3), seed: text(1, 256) }),
  unpack: (_settings, _box, head) => ({ ...stateWith(null), ...head }),
  deal: () => {},
  next: () => {},
  score: () => ({ over: true, players: [], ranking: [], winners: [], outcome: null }),
  progress: ({ players }) => Array.from({ length: players }, () => 0),
});
