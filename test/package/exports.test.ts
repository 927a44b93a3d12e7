import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { entries, root } from '../../scripts/entries.js';

const manifest = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));

const lockfile = readFileSync(`${root}package-lock.json`, 'utf8');

const conditions = (name: string) => ({
  import: { types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` },
  require: { types: `./dist/${name}.d.cts`, default: `./dist/${name}.cjs` },
});

test('package.json exports what is built, and nothing else', () => {
  const subpaths = Object.keys(entries()).map((name) => [name === 'index' ? '.' : `./${name}`, conditions(name)]);
  expect(manifest.exports).toEqual({
    ...Object.fromEntries(subpaths),
    './schema/*': './schema/*',
    './package.json': './package.json',
  });
});

test('the library has the dependencies that its declarations name, and no other', () => {
  expect(Object.keys(manifest.dependencies)).toEqual(['fp-ts', 'io-ts', 'seedrandom']);
});

test('the lockfile names no place from which packages come', () => {
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
