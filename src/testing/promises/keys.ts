import * as fc from 'fast-check';
import type { Types } from '../../core/contract/game.js';
import { orThrow } from '../../core/errors/verdict.js';
import { demand, same } from '../expect.js';
import type { Suite, Unseeded } from '../suite.js';
import { forAll } from '../trial.js';

/** Checks that the same components have the same id, and that different seeds have different keys. */
export const keepsKeys = <G extends Types>(suite: Suite<G>): void => {
  const { game } = suite;
  const own = orThrow(game.withComponents(JSON.parse(JSON.stringify(game.components))));
  same([own.id, own.componentsId], [game.id, game.componentsId], 'the id of the same components');
  forAll(suite, deals(suite), ([options, seed]) => differ(suite, options, seed), 5);
};

const deals = <G extends Types>({ options }: Suite<G>): fc.Arbitrary<readonly [Unseeded<G['Options']>, string]> =>
  fc.tuple(
    fc.constantFrom(...options),
    fc.oneof(
      fc.nat().map(String),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 30 }),
    ),
  );

/** Checks that a seed and others that are almost the same have different keys. */
const differ = <G extends Types>({ game }: Suite<G>, options: Unseeded<G['Options']>, seed: string): void => {
  const keys = new Map<string, string>();
  for (const other of relatives(seed)) {
    const { key } = orThrow(game.setup(Object.assign({}, options, { seed: other }) as unknown as G['Options'])).random;
    const first = keys.get(key);
    demand(first === undefined, () => `the seeds ${JSON.stringify([first, other])} have the same key`);
    keys.set(key, other);
  }
};

/** Returns a seed with others that readers or generators may take for it. */
const relatives = (seed: string): ReadonlySet<string> =>
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
    ...BLOCKS.map((block) => String.fromCodePoint(lowByteOf(seed) + block) + seed.slice(firstOf(seed).length)),
  ]);

/** Characters of these blocks differ in more than their lowest 8 bits. */
const BLOCKS = [0, 0x100, 0x2000, 0x1f600];

const firstOf = (text: string): string => String.fromCodePoint(text.codePointAt(0)!);

const lowByteOf = (text: string): number => text.codePointAt(0)! & 0xff;
