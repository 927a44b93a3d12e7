import type { Types } from '../../core/contract/game.js';
import { fingerprint } from '../../core/data/fingerprint.js';
import { accountOf } from '../account.js';
import { demand } from '../expect.js';
import { randomGame, type Turn } from '../random-game.js';
import type { Suite } from '../suite.js';
import { forAllGames, type TrialGame } from '../trial.js';

/**
 * Checks that the same seed and moves give the same bytes, without other sources of chance, and next to another game.
 */
export const repeatsItself = <G extends Types>(suite: Suite<G>): void =>
  forAllGames(suite, (play) => {
    const alone = Array.from(bytes(play, play.turns(3)));
    const other = Array.from(bytes(play, anotherGame(play)));
    withoutChance(() => {
      const again = bytes(play, play.turns(3));
      const beside = bytes(play, anotherGame(play));
      for (let i = 0; i < Math.max(alone.length, other.length); i++) {
        repeated(alone[i], again);
        repeated(other[i], beside);
      }
    });
  });

const repeated = (expected: string | undefined, bytes: Iterator<string>): void => {
  const { value } = bytes.next();
  demand(value === expected, () => `${expected} the first time, ${value} the second`);
};

/** Yields fingerprints of the JSON of states, and of samples of all functions on them. */
const bytes = function* <G extends Types>(
  { game, trial }: TrialGame<G>,
  turns: Iterable<Turn<G> & { readonly sampled: boolean }>,
): Generator<string> {
  for (const { ply, state, sampled } of turns) {
    if (!sampled && ply % STRIDE !== 0) continue;
    const account = sampled ? fingerprint(JSON.stringify(accountOf(game, state, trial.picks))) : '';
    yield `ply ${ply} ${fingerprint(JSON.stringify(state))} ${account}`;
  }
};

const STRIDE = 8;

const anotherGame = function* <G extends Types>(
  play: TrialGame<G>,
): Generator<Turn<G> & { readonly sampled: boolean }> {
  const options = Object.assign({}, play.options, { seed: `${play.trial.seed} beside` });
  for (const turn of randomGame(play.game, options, play.chooser, `${play.trial.picks} beside`, play.trial.plies)) {
    yield { ...turn, sampled: turn.ply === 0 };
  }
};

/** Runs a function while chance, the clock and the locale throw. */
const withoutChance = (run: () => void): void => {
  const restore = FORBIDDEN.map(([name, holder, key]) => {
    const kept = Object.getOwnPropertyDescriptor(holder, key)!;
    Object.defineProperty(holder, key, { configurable: true, writable: true, value: trapOf(name) });
    return () => Object.defineProperty(holder, key, kept);
  });
  try {
    run();
  } finally {
    for (const undo of restore) undo();
  }
};

const trapOf = (name: string): unknown => {
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
