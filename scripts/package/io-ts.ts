import { mkdirSync, mkdtempSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { root } from '../entries.js';
import { run, runTool } from '../shell.js';
import type { Consumer } from './consumer.js';

/** What an app may have installed beside the library: its own io-ts, and whether the library then shares it. */
const APPS = [
  { dependencies: { 'io-ts': '2.2.20', 'fp-ts': '2.13.1' }, isShared: false },
  { dependencies: { 'io-ts': '2.2.22', 'fp-ts': '2.16.11' }, isShared: true },
];

/** The kinds of modules that an app is written in: what its file ends in, before and after it is compiled. */
const KINDS = [
  ['mts', 'mjs', 'esm'],
  ['cts', 'cjs', 'cjs'],
] as const;

/** Builds codecs of the library into those of apps, which pnpm installs with versions of io-ts of their own. */
export const ioTsFaults = (consumer: Consumer): readonly string[] =>
  APPS.flatMap(({ dependencies, isShared }) => {
    const folder = installed(consumer, dependencies);
    const faults = copiesIn(folder) === (isShared ? 1 : 2) ? [] : [`io-ts ${dependencies['io-ts']} is not kept apart`];
    return [...faults, ...KINDS.flatMap((kind) => programFaults(folder, kind))];
  });

/** An app in a folder of its own, with the library in it. */
const installed = ({ folder: beside, tarball }: Consumer, dependencies: Readonly<Record<string, string>>): string => {
  const folder = mkdtempSync(join(beside, '../pnpm-'));
  const manifest = { private: true, dependencies: { ...dependencies, sastrugi: `file:${tarball}` } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  mkdirSync(join(beside, '../store'), { recursive: true });
  run('npx', ['--yes', 'pnpm@10', 'install', '--ignore-scripts', '--store-dir', join(beside, '../store')], folder);
  return folder;
};

/** How many copies of io-ts the app and the library have together. */
const copiesIn = (folder: string): number => {
  const library = realpathSync(join(folder, 'node_modules/sastrugi'));
  return new Set([join(folder, 'node_modules'), join(library, '..')].map((place) => realpathSync(join(place, 'io-ts'))))
    .size;
};

const COMPILER = {
  strict: true,
  target: 'ES2022',
  lib: ['ES2022', 'DOM'],
  types: [],
  module: 'NodeNext',
  moduleResolution: 'NodeNext',
  skipLibCheck: false,
  noEmit: true,
};

const programFaults = (folder: string, [source, built, format]: (typeof KINDS)[number]): readonly string[] => {
  const program = readFileSync(join(root, 'test/package/io-ts.ts'), 'utf8')
    .replace('../../src/games/blueprints/index.js', 'sastrugi/blueprints')
    .replace('../../src/core/index.js', 'sastrugi/core')
    .replace('../../src/io-ts/index.js', 'sastrugi/io-ts');
  writeFileSync(join(folder, `app.${source}`), program);
  writeFileSync(join(folder, `app.${built}`), transformSync(program, { loader: 'ts', format }).code);
  const project = join(folder, `${source}.json`);
  writeFileSync(project, JSON.stringify({ compilerOptions: COMPILER, files: [`app.${source}`] }));
  runTool('tsc', ['-p', project]);
  const out = run(process.execPath, [`app.${built}`], folder);
  return out === 'Right,Right,Left,Right,Left\n' ? [] : [`app.${built} printed ${JSON.stringify(out)}`];
};
