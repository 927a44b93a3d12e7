import { expect, test } from 'vitest';
import { findManifestErrors } from '../../scripts/package/dependencies.js';
import { dynamicImportsIn } from '../../scripts/package/require.js';

const MANIFEST = { dependencies: { 'fp-ts': '^2.16.11', 'io-ts': '^2.2.22' } };
const NONE = new Set<string>();

const FILES = {
  'dist/index.js': `import fs from 'node:fs'; import { x } from './chunk.js'; // import 'commander'`,
  'dist/index.d.ts': `import { Either } from 'fp-ts/lib/Either.js';\n/** import { game } from 'sastrugi/nunatak'; */`,
  'dist/io-ts.cjs': `var t = require("io-ts"); var path = require("path"); require(name);`,
};

const untrue = (files: Readonly<Record<string, string>>, manifest: object = MANIFEST, built = NONE) =>
  findManifestErrors(manifest, new Map(Object.entries(files)), built);

test('finds nothing where the dependencies are what is imported', () => {
  expect(untrue(FILES)).toEqual([]);
});

test.each([
  `import seedrandom from 'seedrandom/seedrandom.js';`,
  `const seedrandom = require('seedrandom');`,
  `const seedrandom = __require("seedrandom");`,
  `const load = () => import('seedrandom');`,
  `export type { PRNG } from 'seedrandom';`,
  `type PRNG = import('seedrandom').PRNG;`,
])('finds that %s needs a dependency', (text) => {
  expect(untrue({ ...FILES, 'dist/a.js': text })).toEqual(['dist/a.js imports seedrandom, which is not a dependency']);
});

test('finds a dependency that nothing imports, or that is built in', () => {
  const { 'dist/io-ts.cjs': _, ...others } = FILES;
  expect(untrue(others)).toEqual(['io-ts is a dependency, and no published file imports it']);
  expect(untrue(FILES, MANIFEST, new Set(['io-ts', 'seedrandom']))).toEqual(['io-ts is a dependency, and is built in']);
});

test('finds peers and optional dependencies, which can conflict with those of an app', () => {
  expect(untrue(FILES, { ...MANIFEST, peerDependencies: { ioredis: '>=5' } })).toEqual([
    'ioredis must be neither a peer nor optional: beside another version the package would not install',
  ]);
});

test('finds the dynamic imports of named modules, and leaves those of computed names', () => {
  const text = 'a = () => import("./a.cjs"); b = import(\n  `bullmq`); c = import(path); d = required("./d.cjs");';
  expect(dynamicImportsIn(text)).toEqual(['import("./a.cjs")', 'import(\n  `bullmq`)']);
});
