import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listSharedModules, root } from '../../scripts/entries.js';
import { createExports } from '../../scripts/exports/exports.js';

const manifest = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));

/** The packages of the lockfiles by path: those of the project, and those of its app. */
const lockfiles: readonly Record<string, LockedPackage>[] = ['', 'docs/examples/table/'].map(
  (folder) => JSON.parse(readFileSync(`${root}${folder}package-lock.json`, 'utf8')).packages,
);

interface LockedPackage {
  readonly resolved?: string;
  readonly integrity?: string;
  /** True for a folder of the project. */
  readonly link?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

test('package.json exports the subpaths by name, as `npm run exports` writes them, and nothing else', () => {
  expect(JSON.stringify(manifest.exports, null, 1)).toBe(JSON.stringify(createExports(), null, 1));
  const subpaths = Object.keys(manifest.exports);
  expect(subpaths).toEqual(expect.arrayContaining(['.', './nunatak', './nunatak/about/fr', './schema/record.json']));
  expect(subpaths).not.toContain('./index');
  expect(subpaths.filter((subpath) => subpath.includes('*'))).toEqual([]);
});

test('the command imports subpaths of the library, and other modules of it by files of their own', () => {
  const built = Object.entries(listSharedModules());
  expect(built).toContainEqual(['public/games', 'src/games/index.ts']);
  expect(built).toContainEqual(['public/nunatak/about/fr', 'src/games/nunatak/words/about/fr.ts']);
  expect(built).toContainEqual(['shared/archive/bytes', 'src/archive/bytes.ts']);
  expect(built.filter(([name]) => !/^(public|shared)\//.test(name))).toEqual([]);
});

test('the dependencies are the packages that declarations name, with ranges; no other version can conflict', () => {
  expect(manifest.dependencies).toEqual({ 'fp-ts': expect.any(String), 'io-ts': expect.any(String) });
  for (const range of Object.values(manifest.dependencies)) expect(range).toMatch(/^\^\d+\.\d+\.\d+$/);
  expect(manifest).not.toHaveProperty('peerDependencies');
  expect(manifest).not.toHaveProperty('optionalDependencies');
});

test('the lockfile of the app has the dependencies of the package', () => {
  expect(lockfiles[1]!['../../..']).toMatchObject({ dependencies: manifest.dependencies });
});

test.each(lockfiles)('lockfile %$ has no download addresses, and a digest of every package', (packages) => {
  const installed = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);
  expect(installed.length).toBeGreaterThan(50);
  expect(installed.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([]);
  expect(installed.filter(([, { integrity }]) => integrity === undefined).map(([path]) => path)).toEqual([]);
});

test.each(lockfiles)('lockfile %$ has the packages of every platform, without which npm ci refuses it', (packages) => {
  const wanted = Object.values(packages).flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies));
  const there = Object.keys(packages).map((path) =>
    path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
  );
  expect(wanted.filter((name) => !there.includes(name))).toEqual([]);
});
