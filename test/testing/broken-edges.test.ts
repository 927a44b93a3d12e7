import { afterEach, vi } from 'vitest';
import type { Game } from '../../src/core/contract/game.js';
import { expectCaught, listing, withFunctions, withRules } from './broken.js';
import { kernel, type State, type Toy, game as toy } from './toy/index.js';

const { setup, applyMove, step, actionOf, parseMove, withComponents } = toy;

/** Returns the toy with another decoder of states. */
const reading = (decode: (value: unknown) => ReturnType<Game<Toy>['State']['decode']>): Game<Toy> =>
  withFunctions({ State: { ...toy.State, decode, is: (value): value is State => decode(value)._tag === 'Right' } });

const taken = (value: unknown) => ({ _tag: 'Right', right: value as State }) as const;

expectCaught(11, [
  [
    'parseMove throws on a value that is not a text',
    withFunctions({ parseMove: (text) => parseMove(text.trim()) }),
    /parseMove, given undefined: Cannot read/,
  ],
  [
    'an error is returned as a text',
    withFunctions({
      setup: (options) => {
        const dealt = setup(options);
        return dealt._tag === 'Left' ? (dealt.left.message as never) : dealt;
      },
    }),
    /not an Either/,
  ],
  [
    'an error repeats its input',
    withFunctions({
      parseMove: (text) => {
        const move = parseMove(text);
        return move._tag === 'Left'
          ? { ...move, left: { ...move.left, message: `what is ${typeof text === 'string' ? text : 'this'}?` } }
          : move;
      },
    }),
    /parseMove, given megabytes of text: the error has \d+ characters/,
  ],
  [
    'an error has no message',
    withFunctions({
      withComponents: (own) => {
        const made = withComponents(own);
        return made._tag === 'Left' ? { ...made, left: { ...made.left, message: '' } } : made;
      },
    }),
    /has no message/,
  ],
  [
    'an error contains the invalid value',
    withFunctions({
      applyMove: (state, move) => {
        const made = applyMove(state, move);
        return made._tag === 'Left' ? { ...made, left: { ...made.left, move } } : made;
      },
    }),
    /the error .* is not a plain record|cannot be shown|has \d+ characters|circular|BigInt/,
  ],
  [
    'foreign values are accepted as states',
    withFunctions({ applyMove: (state, move) => (state?.game === 'toy' ? applyMove(state, move) : taken(state)) }),
    /it is accepted as a state/,
  ],
  [
    'illegal moves are made',
    withFunctions({
      step: (state, move) => (actionOf(move) < 0 ? { _tag: 'Right', right: { state, events: [] } } : step(state, move)),
    }),
    /a move is made, and its action is undefined/,
  ],
  [
    'extra keys of moves are accepted',
    withFunctions({ actionOf: (move) => actionOf(move?.kind === 'draw' ? { kind: 'draw' } : move) }),
    /Cannot|hostile|a bent move|action/,
  ],
  [
    'prototypes can be poisoned',
    withFunctions({
      setup: (options) => {
        poison(options);
        return setup(options);
      },
    }),
    /Object.prototype was changed/,
  ],
  ['the game keeps foreign values', learning(), /the game answers differently afterwards/],
  [
    'a slow reader hangs',
    withFunctions({
      parseMove: (text) => {
        if (text === 'toString') waste();
        return parseMove(text);
      },
    }),
    /parseMove, given toString, takes \d+ milliseconds/,
  ],
  [
    'decoding reverses lists',
    reading((value) => {
      const read = toy.State.decode(value);
      if (read._tag === 'Right') (value as { rows: unknown[] }).rows.reverse();
      return read;
    }),
    /a document was changed by reading it/,
  ],
  [
    'contradictory states are decoded',
    withRules({ findContradiction: () => null }),
    /State.decode takes .*, and then|a state is reached/,
  ],
  [
    'states with other keys are decoded',
    reading((value) => {
      const read = toy.State.decode(isPlain(value) ? without(value, 'extra') : value);
      return read._tag === 'Right' ? taken(value) : read;
    }),
    /State|decodes to something else|View.decode/,
  ],
  [
    'setup and Options.decode differ',
    withFunctions({
      setup: (options) => {
        const dealt = setup(options);
        return dealt._tag === 'Left' && dealt.left.path === 'dice' ? setup({ players: 2, seed: 's' }) : dealt;
      },
    }),
    /setup and Options.decode differ/,
  ],
  [
    'owner components do not make a game',
    withRules({
      prepare: (parts, id) => {
        if (parts.values[0] !== 1) throw new Error('what a card');
        return kernel.prepare(parts, id);
      },
    }),
    /what a card/,
  ],
  [
    'owner components make an invalid game',
    withRules({
      stateBeforeDeal: (settings, box, head) =>
        kernel.stateBeforeDeal(settings, box, { ...head, components: toy.componentsId }),
    }),
    /with own components a state is reached that does not decode/,
  ],
]);

expectCaught(
  11,
  [
    [
      'a decoded state cannot be played',
      listing((moves, { deck }) => (deck.length > 2 ? [] : moves)),
      /State.decode takes .*, and then: stuck: true/,
    ],
  ],
  { games: 60 },
);

function poison(options: unknown): void {
  if (isPlain(options) && Object.hasOwn(options, '__proto__'))
    Object.assign(Object.getPrototypeOf({}), { polluted: true });
}

function isPlain(value: unknown): value is Record<string, never> & State & Toy['Options'] {
  try {
    return Object.getPrototypeOf(value) === Object.prototype;
  } catch {
    return false;
  }
}

function without(value: object, key: string): object {
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
}

function learning(): Game<Toy> {
  let strangers = 0;
  return withFunctions({
    setup: (options) => {
      const dealt = setup(options);
      if (dealt._tag === 'Left') strangers++;
      return dealt;
    },
    score: (state) => (strangers > 0 ? { ...toy.score(state), winners: [] } : { ...toy.score(state), winners: [1] }),
  });
}

function waste(): void {
  const later = Date.now() + 60_000;
  vi.spyOn(Date, 'now').mockImplementation(() => later);
}

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(Object.prototype, 'polluted');
});
