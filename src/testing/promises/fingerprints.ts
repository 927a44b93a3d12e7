import type { Types } from '../../core/contract/game.js';
import { canonicalJson, fingerprint } from '../../core/data/fingerprint.js';
import { orThrow } from '../../core/errors/errors.js';
import { assert, isObjectOrList } from '../assert.js';
import type { Suite } from '../suite.js';
import { forAllGames } from '../trial.js';

/**
 * Checks that equal states have equal fingerprints and different states different ones, over all games of the suite.
 */
export const fingerprintsTellStatesApart = <G extends Types>(suite: Suite<G>, fingerprintOf = fingerprint): void => {
  const seen = new Map<string, string>();
  forAllGames(suite, ({ game, turns, made, options }) => {
    let last = '';
    for (const { ply, state, sampled } of turns(64)) {
      if (!sampled) continue;
      const found = fingerprintOf(state);
      assert(/^[0-9a-f]{16}$/.test(found), `the fingerprint ${found} is not 16 hex digits`);
      const text = canonicalJson(state);
      const witness = `${text.length} ${secondHash(text)}`;
      const other = seen.get(found);
      assert(other === undefined || other === witness, `another state had the fingerprint ${found} of ply ${ply}`);
      if (seen.size < MAX_REMEMBERED) seen.set(found, witness);
      last = found;
      assert(fingerprintOf(reverseKeys(state)) === found, 'the fingerprint depends on the order of keys');
    }
    assert(fingerprintOf(replayMoves(game, options, made)) === last, 'the same moves lead to another fingerprint');
  });
};

const MAX_REMEMBERED = 200_000;

const replayMoves = <G extends Types>(
  game: Suite<G>['game'],
  options: G['Options'],
  moves: readonly G['Move'][],
): G['State'] => moves.reduce<G['State']>((state, move) => game.play(state, move), orThrow(game.setup(options)));

const reverseKeys = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reverseKeys);
  if (!isObjectOrList(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, part]) => [key, reverseKeys(part)]),
  );
};

/** Hashes a text without any step of the fingerprint: a polynomial modulo two primes of 31 bits, in two bases. */
const secondHash = (text: string): string => {
  let a = 0;
  let b = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i) + 1;
    a = (a * 70_001 + unit) % 2_147_483_647;
    b = (b * 99_991 + unit) % 2_147_483_629;
  }
  return `${a} ${b}`;
};
