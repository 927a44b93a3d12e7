import * as fc from 'fast-check';
import type { Types } from '../../core/contract/game.js';
import { orThrow } from '../../core/errors/errors.js';
import { assert, assertEqual } from '../assert.js';
import type { Suite, Unseeded } from '../suite.js';
import { forAll } from '../trial.js';

/** Checks that the same components have the same id, and that different seeds have different keys. */
export const idsAndKeysAreStable = <G extends Types>(suite: Suite<G>): void => {
  const { game } = suite;
  const customGame = orThrow(game.withComponents(JSON.parse(JSON.stringify(game.components))));
  assertEqual([customGame.id, customGame.componentsId], [game.id, game.componentsId], 'the id of the same components');
  forAll(suite, arbitraryDeals(suite), ([options, seed]) => checkKeysDiffer(suite, options, seed), 5);
};

const arbitraryDeals = <G extends Types>({
  options,
}: Suite<G>): fc.Arbitrary<readonly [Unseeded<G['Options']>, string]> =>
  fc.tuple(
    fc.constantFrom(...options),
    fc.oneof(
      fc.nat().map(String),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 30 }),
    ),
  );

/** Checks that a seed and others that are almost the same have different keys. */
const checkKeysDiffer = <G extends Types>({ game }: Suite<G>, options: Unseeded<G['Options']>, seed: string): void => {
  const keys = new Map<string, string>();
  for (const other of similarSeeds(seed)) {
    const { key } = orThrow(game.setup(Object.assign({}, options, { seed: other }) as unknown as G['Options'])).random;
    const first = keys.get(key);
    assert(first === undefined, () => `the seeds ${JSON.stringify([first, other])} have the same key`);
    keys.set(key, other);
  }
};

/** Returns a seed with others that readers or generators may take for it. */
const similarSeeds = (seed: string): ReadonlySet<string> =>
  new Set([
    seed,
    seed + seed,
    seed + seed + seed,
    `${seed} `,
    ` ${seed}`,
    `0${seed}`,
    `${seed}\0`,
    `${seed}.0`,
    seed.toUpperCase(),
    seed.normalize('NFC'),
    seed.normalize('NFD'),
    ...UNICODE_BLOCKS.map(
      (block) => String.fromCodePoint(lowByte(seed) + block) + seed.slice(firstCharacter(seed).length),
    ),
  ]);

/** Characters of these blocks differ in more than their lowest 8 bits. */
const UNICODE_BLOCKS = [0, 0x100, 0x2000, 0x1f600];

const firstCharacter = (text: string): string => String.fromCodePoint(text.codePointAt(0)!);

const lowByte = (text: string): number => text.codePointAt(0)! & 0xff;
