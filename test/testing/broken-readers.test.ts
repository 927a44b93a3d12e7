import type { Codec } from '../../src/core/codec/index.js';
import { type Breakage, expectCaught, withFunctions } from './broken.js';
import { type State, game as toy } from './toy/index.js';

const { setup, deal, applyMove, step, whyIllegal, actionOf, withComponents } = toy;

/** Returns a codec that throws if `look` fails on the document. */
const careless = <A, E>(codec: Codec<A, E>, look: (value: never) => unknown): Codec<A, E> => ({
  ...codec,
  decode: (value) => {
    look(value as never);
    return codec.decode(value);
  },
});

const throwing: readonly Breakage[] = [
  [
    'setup reads properties of null',
    withFunctions({ setup: (options) => setup({ ...options, players: options.players }) }),
    /setup, given undefined: Cannot read/,
  ],
  [
    'deal reads properties of null',
    withFunctions({ deal: (options) => deal({ ...options, players: options.players }) }),
    /deal, given undefined: Cannot read/,
  ],
  [
    'applyMove reads properties of moves',
    withFunctions({ applyMove: (state, move) => applyMove(state, move.kind === 'draw' ? move : move) }),
    /applyMove as a move, given undefined: Cannot read/,
  ],
  [
    'step copies moves',
    withFunctions({ step: (state, move) => step(state, JSON.parse(JSON.stringify(move))) }),
    /step as a move, given .*/,
  ],
  [
    'applyMove reads properties of states',
    withFunctions({ applyMove: (state, move) => applyMove(state.phase ? state : state, move) }),
    /applyMove as a state, given undefined: Cannot read/,
  ],
  [
    'whyIllegal throws on foreign values',
    withFunctions({
      whyIllegal: (state, move) => {
        if (actionOf(move) < 0) throw new Error('who?');
        return whyIllegal(state, move);
      },
    }),
    /whyIllegal as a move, given undefined: who\?/,
  ],
  [
    'actionOf reads getters',
    withFunctions({
      actionOf: (move) => (typeof move === 'object' && move !== null && move.kind === undefined ? -1 : actionOf(move)),
    }),
    /given getters that throw: hostile/,
  ],
  [
    'actionOf returns undefined',
    withFunctions({ actionOf: (move) => (actionOf(move) < 0 ? (undefined as unknown as number) : actionOf(move)) }),
    /the action number is undefined/,
  ],
  [
    'withComponents requires a record',
    withFunctions({
      withComponents: (own) =>
        withComponents({ ...(own as object), provenance: (own as typeof toy.components).provenance }),
    }),
    /withComponents, given undefined: Cannot read/,
  ],
  [
    'State.decode reads a field too early',
    withFunctions({ State: careless(toy.State, ({ deck }: State) => deck.length) }),
    /State.decode, given undefined: Cannot/,
  ],
  [
    'View.decode reads a getter',
    withFunctions({ View: careless(toy.View, (value: { viewer?: unknown } | null) => value?.viewer) }),
    /View.decode, given .*: hostile/,
  ],
  [
    'Options.decode serializes the value first',
    withFunctions({ Options: careless(toy.Options, (value) => JSON.stringify(value)) }),
    /Options.decode, given .*/,
  ],
  [
    'Move.decode compares names',
    withFunctions({ Move: careless(toy.Move, (value: unknown) => `${value}` === 'draw') }),
    /Move.decode, given a symbol/,
  ],
];

expectCaught(11, throwing);
