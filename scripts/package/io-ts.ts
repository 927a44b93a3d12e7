import { mkdirSync, mkdtempSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { root } from '../entries.js';
import { run, runTool } from '../shell.js';
import type { Consumer } from './consumer.js';

/** The dependencies that an app may have beside the library, and whether its io-ts is then shared with the library. */
const APPS = [
  { dependencies: { 'io-ts': '2.2.20', 'fp-ts': '2.13.1' }, isShared: false },
  { dependencies: { 'io-ts': '2.2.22', 'fp-ts': '2.16.11' }, isShared: true },
];

/** The module formats of an app: the endings of its file before and after compiling, and the format. */
const MODULE_FORMATS = [
  ['mts', 'mjs', 'esm'],
  ['cts', 'cjs', 'cjs'],
] as const;

/** Builds codecs of the library into those of apps, which pnpm installs with their own versions of io-ts. */
export const findIoTsErrors = (consumer: Consumer): readonly string[] =>
  APPS.flatMap(({ dependencies, isShared }) => {
    const folder = installApp(consumer, dependencies);
    const errors =
      countCopies(folder) === (isShared ? 1 : 2) ? [] : [`io-ts ${dependencies['io-ts']} is not kept apart`];
    return [...errors, ...MODULE_FORMATS.flatMap((kind) => runApp(folder, kind))];
  });

/** Installs an app with the library in its own folder. */
const installApp = ({ folder: beside, tarball }: Consumer, dependencies: Readonly<Record<string, string>>): string => {
  const folder = mkdtempSync(join(beside, '../pnpm-'));
  const manifest = { private: true, dependencies: { ...dependencies, sastrugi: `file:${tarball}` } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  mkdirSync(join(beside, '../store'), { recursive: true });
  run('npx', ['--yes', 'pnpm@10', 'install', '--ignore-scripts', '--store-dir', join(beside, '../store')], folder);
  return folder;
};

/** Counts the copies of io-ts that the app and the library have together. */
const countCopies = (folder: string): number => {
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

const runApp = (folder: string, [source, built, format]: (typeof MODULE_FORMATS)[number]): readonly string[] => {
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
