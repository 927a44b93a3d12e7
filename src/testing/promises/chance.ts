import type { Types } from '../../core/contract/game.js';
import { fingerprint } from '../../core/data/fingerprint.js';
import { assert } from '../assert.js';
import { randomGame, type Turn } from '../random-game.js';
import { resultsOf } from '../results.js';
import type { Suite } from '../suite.js';
import { forAllGames, type TrialGame } from '../trial.js';

/**
 * Checks that the same seed and moves give the same bytes, without other sources of chance, and next to another game.
 */
export const gamesRepeat = <G extends Types>(suite: Suite<G>): void =>
  forAllGames(suite, (play) => {
    const alone = Array.from(fingerprintsOf(play, play.turns(3)));
    const other = Array.from(fingerprintsOf(play, playOtherGame(play)));
    withoutChance(() => {
      const again = fingerprintsOf(play, play.turns(3));
      const beside = fingerprintsOf(play, playOtherGame(play));
      for (let i = 0; i < Math.max(alone.length, other.length); i++) {
        checkRepeated(alone[i], again);
        checkRepeated(other[i], beside);
      }
    });
  });

const checkRepeated = (expected: string | undefined, bytes: Iterator<string>): void => {
  const { value } = bytes.next();
  assert(value === expected, () => `${expected} the first time, ${value} the second`);
};

/** Yields fingerprints of the JSON of states, and of samples of all functions on them. */
const fingerprintsOf = function* <G extends Types>(
  { game, trial }: TrialGame<G>,
  turns: Iterable<Turn<G> & { readonly sampled: boolean }>,
): Generator<string> {
  for (const { ply, state, sampled } of turns) {
    if (!sampled && ply % SAMPLE_EVERY !== 0) continue;
    const account = sampled ? fingerprint(JSON.stringify(resultsOf(game, state, trial.choiceSeed))) : '';
    yield `ply ${ply} ${fingerprint(JSON.stringify(state))} ${account}`;
  }
};

const SAMPLE_EVERY = 8;

const playOtherGame = function* <G extends Types>(
  play: TrialGame<G>,
): Generator<Turn<G> & { readonly sampled: boolean }> {
  const options = Object.assign({}, play.options, { seed: `${play.trial.seed} beside` });
  for (const turn of randomGame(
    play.game,
    options,
    play.chooser,
    `${play.trial.choiceSeed} beside`,
    play.trial.plies,
  )) {
    yield { ...turn, sampled: turn.ply === 0 };
  }
};

/** Runs a function while chance, the clock and the locale throw. */
const withoutChance = (run: () => void): void => {
  const restore = FORBIDDEN.map(([name, holder, key]) => {
    const original = Object.getOwnPropertyDescriptor(holder, key)!;
    Object.defineProperty(holder, key, { configurable: true, writable: true, value: createTrap(name) });
    return () => Object.defineProperty(holder, key, original);
  });
  try {
    run();
  } finally {
    for (const undo of restore) undo();
  }
};

const createTrap = (name: string): unknown => {
  const stop = () => {
    throw new Error(`the game uses ${name}`);
  };
  return new Proxy(class {}, { apply: stop, construct: stop, get: stop });
};

const FORBIDDEN: readonly (readonly [name: string, holder: object, key: string])[] = [
  ['Math.random', Math, 'random'],
  ['Date', globalThis, 'Date'],
  ['Date.now', Date, 'now'],
  ['localeCompare', String.prototype, 'localeCompare'],
  ['toLocaleString', Number.prototype, 'toLocaleString'],
];
