import { appended } from '../../src/core/data/list.js';
import { dealing, expectCaught, handwritten, performing, withFunctions, withRules } from './broken.js';
import { type Draft, kernel, type State, shell, game as toy } from './toy/index.js';

expectCaught(3, [
  [
    'a copy shares a list with the original',
    withRules({ clone: (state: State) => ({ ...kernel.clone(state), kept: state.kept as number[] }) }),
    /read only|was changed by a later move|asking about a state changed it/,
  ],
  [
    'counting sorts the hands',
    withRules({
      score: (state, box) => {
        for (const hand of state.hands) (hand as number[]).sort((a, b) => b - a);
        return kernel.score(state, box);
      },
    }),
    /read only|asking about a state changed it/,
  ],
  [
    'listing moves marks the state, unless it is frozen',
    withFunctions({
      legalMoves: (state) => {
        if (!Object.isFrozen(state)) Object.assign(state, { asked: true });
        return toy.legalMoves(state);
      },
      toAct: (state) => {
        if (!Object.isFrozen(state)) Object.assign(state, { player: 1 - state.player });
        return toy.toAct(state);
      },
    }),
    /asking about a state changed it/,
  ],
  [
    'a later move changes an earlier state',
    reachingBack(),
    /the state at ply \d+ was changed by a later move|asking about a state changed it|would learn something/,
  ],
  [
    'deal fills in the options that it is given',
    withFunctions({ deal: (options) => toy.deal(Object.assign(options, { dice: false })) }),
    /not extensible|read only/,
  ],
  [
    'determinize fills in the view that it is given',
    withFunctions({ determinize: (view, seed) => Object.assign(view, toy.determinize(view, seed)) }),
    /read only|changed/,
  ],
]);

function reachingBack() {
  let last: Draft | undefined;
  return withRules(
    performing(({ draft }) => {
      if (last !== undefined && !Object.isFrozen(last.random)) last.random.drawn = 0;
      last = draft;
    }),
  );
}

const beside = new WeakSet<object>();

expectCaught(4, [
  [
    'something is stored outside the state',
    withRules({
      ...performing(({ draft }) => void beside.add(draft)),
      clone: (state: State) => {
        const copy = kernel.clone(state);
        if (beside.has(state)) beside.add(copy);
        return copy;
      },
      ...handwritten((moves, state) => moves.slice(0, beside.has(state) ? 1 : 9)),
    }),
    /other moves are legal once the state was read from JSON/,
  ],
  ['a key holds undefined', withRules(dealing((draft) => void Object.assign(draft, { last: undefined }))), /last/],
  ['a number is -0', withRules(dealing(({ kept }) => void kept.fill(-0))), /JSON does not keep the state: kept\[0\]/],
  [
    'a state that is reached does not decode',
    withRules({
      findContradiction: (state, box) => (state.rows[0]!.length > 1 ? 'rows' : shell.findContradiction(state, box)),
    }),
    /State.decode refuses it/,
  ],
  [
    'decoding drops something',
    withFunctions({
      State: {
        ...toy.State,
        decode: (value) => {
          const read = toy.State.decode(value);
          return read._tag === 'Left' ? read : { ...read, right: { ...read.right, kept: [0, 0, 0] } };
        },
      },
    }),
    /State.decode gives another state: kept/,
  ],
]);

let counter = 0;

expectCaught(5, [
  [
    'the deal calls Math.random',
    withRules(
      dealing(({ random }) => {
        random.drawn = Math.floor(Math.random() * 1e6);
      }),
    ),
    /the game uses Math.random/,
  ],
  [
    'a move reads the clock',
    withRules(
      performing(({ draft }) => {
        draft.random.drawn = Date.now() % 2;
      }),
    ),
    /the game uses Date/,
  ],
  [
    'a move reads the date',
    withRules(
      performing(({ draft }) => {
        draft.random.drawn = new Date().getDay();
      }),
    ),
    /the game uses Date/,
  ],
  [
    'the order depends on the locale',
    withRules(dealing(() => void 'a'.localeCompare('b'))),
    /the game uses localeCompare/,
  ],
  [
    'games share a counter',
    withRules(
      performing(({ draft: { random } }) => {
        random.drawn = counter++ % 1000;
      }),
    ),
    /the first time/,
  ],
  [
    'the order of keys depends on what was dealt before',
    withFunctions({ setup: (options) => (counter++ % 3 === 0 ? toy.setup(options) : reordered(toy.setup(options))) }),
    /the first time/,
  ],
]);

function reordered(dealt: ReturnType<typeof toy.setup>): typeof dealt {
  if (dealt._tag === 'Left') return dealt;
  const { random, ...rest } = dealt.right;
  return { ...dealt, right: { ...rest, random } };
}

expectCaught(6, [
  [
    'a card that is played is gone',
    withRules({
      findContradiction: () => null,
      ...performing(({ draft }) => {
        draft.rows = draft.rows.map((row) => row.slice(0, 2));
      }),
    }),
    /the pieces do not add up: \[\d\] is missing/,
  ],
  [
    'a card is in two places',
    withRules({
      findContradiction: () => null,
      ...performing(({ draft }, move) => {
        if (move.kind === 'play') draft.deck = appended(draft.deck, move.card);
      }),
    }),
    /the pieces do not add up: \[\d\] is 2 instead of 1/,
  ],
]);
