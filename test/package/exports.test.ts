import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root, shared } from '../../scripts/entries.js';

const manifest = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));

/** The package of an import outside of comments: neither a module of the project nor one of Node. */
const PACKAGES = /^(?! *\*).*\b(?:from |import\()'(?!node:)(@[^/']+\/[^/']+|[^./'][^/']*)/gm;

const lockfile = readFileSync(`${root}package-lock.json`, 'utf8');

const conditions = (name: string) => ({
  import: { types: `./dist/public/${name}.d.ts`, default: `./dist/public/${name}.js` },
  require: { types: `./dist/public/${name}.d.cts`, default: `./dist/public/${name}.cjs` },
});

test('package.json exports what is built into dist/public, and nothing else', () => {
  expect(manifest.exports).toEqual({
    '.': conditions('index'),
    './*': conditions('*'),
    './schema/*': './schema/*',
    './package.json': './package.json',
  });
});

test('the command imports subpaths of the library, and other modules of it by files of their own', () => {
  const built = Object.entries(shared());
  expect(built).toContainEqual(['public/games', 'src/games/index.ts']);
  expect(built).toContainEqual(['public/nunatak/about/fr', 'src/games/nunatak/words/about/fr.ts']);
  expect(built).toContainEqual(['shared/archive/bytes', 'src/archive/bytes.ts']);
  expect(built.filter(([name]) => !/^(public|shared)\//.test(name))).toEqual([]);
});

test('the dependencies are the packages that the library imports and does not bundle', () => {
  const files = readdirSync(`${root}src`, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const packages = files
    .filter((file) => !file.startsWith('cli'))
    .flatMap((file) => [...readFileSync(`${root}src/${file}`, 'utf8').matchAll(PACKAGES)].map(([, name]) => name!));
  const { dependencies, peerDependencies, devDependencies } = manifest;
  const listed = Object.keys({ ...dependencies, ...peerDependencies });
  expect(listed.filter((name) => !packages.includes(name))).toEqual([]);
  expect([...new Set(packages)].filter((name) => !listed.includes(name)).sort()).toEqual([
    '@noble/hashes',
    'intl-messageformat',
  ]);
  expect(Object.keys(dependencies)).toEqual(['fp-ts', 'io-ts', 'seedrandom']);
  for (const [name, range] of Object.entries(dependencies)) {
    expect(range).toMatch(/^\^\d+\.\d+\.\d+$/);
    expect(devDependencies).not.toHaveProperty(name);
  }
});

test('the lockfile contains no download addresses', () => {
  expect(lockfile).not.toContain('"resolved"');
});

test('the lockfile has the packages of every platform, without which npm ci refuses it', () => {
  const packages: Record<string, { optionalDependencies?: Record<string, string> }> = JSON.parse(lockfile).packages;
  const wanted = Object.values(packages).flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies));
  const there = Object.keys(packages).map((path) =>
    path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
  );
  expect(wanted.filter((name) => !there.includes(name))).toEqual([]);
});
