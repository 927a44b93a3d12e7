import type { Types } from '../../core/contract/game.js';
import { canonical, fingerprint } from '../../core/data/fingerprint.js';
import { orThrow } from '../../core/errors/verdict.js';
import { demand, isObject } from '../expect.js';
import type { Suite } from '../suite.js';
import { forAllGames } from '../trial.js';

/**
 * Checks that equal states have equal fingerprints and different states different ones, over all games of the suite.
 */
export const tellsStatesApart = <G extends Types>(suite: Suite<G>, print = fingerprint): void => {
  const seen = new Map<string, string>();
  forAllGames(suite, ({ game, turns, made, options }) => {
    let last = '';
    for (const { ply, state, sampled } of turns(64)) {
      if (!sampled) continue;
      const found = print(state);
      demand(/^[0-9a-f]{16}$/.test(found), `the fingerprint ${found} is not 16 hex digits`);
      const text = canonical(state);
      const witness = `${text.length} ${second(text)}`;
      const other = seen.get(found);
      demand(other === undefined || other === witness, `another state had the fingerprint ${found} of ply ${ply}`);
      if (seen.size < MOST) seen.set(found, witness);
      last = found;
      demand(print(reversed(state)) === found, 'the fingerprint depends on the order of keys');
    }
    demand(print(replayed(game, options, made)) === last, 'the same moves lead to another fingerprint');
  });
};

const MOST = 200_000;

const replayed = <G extends Types>(
  game: Suite<G>['game'],
  options: G['Options'],
  moves: readonly G['Move'][],
): G['State'] => moves.reduce<G['State']>((state, move) => game.play(state, move), orThrow(game.setup(options)));

const reversed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reversed);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, part]) => [key, reversed(part)]),
  );
};

/** Hashes a text without any step of the fingerprint: a polynomial modulo two primes of 31 bits, in two bases. */
const second = (text: string): string => {
  let a = 0;
  let b = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i) + 1;
    a = (a * 70_001 + unit) % 2_147_483_647;
    b = (b * 99_991 + unit) % 2_147_483_629;
  }
  return `${a} ${b}`;
};
