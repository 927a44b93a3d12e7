import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { root } from '../entries.js';
import { run } from '../shell.js';
import type { Pair } from './edition.js';

/** The files of a comparison: two editions, and the program that plays both. */
export interface Bundles {
  readonly editions: Pair<string>;
  readonly worker: string;
}

/** Bundles these games as they were at a revision and as they are now into `folder`. */
export const bundleEditions = async (revision: string, games: readonly string[], folder: string): Promise<Bundles> => {
  const editions: Pair<string> = [join(folder, 'reference.mjs'), join(folder, 'present.mjs')];
  const worker = join(folder, 'worker.mjs');
  const checkout = join(folder, 'checkout');
  run('git', ['worktree', 'add', '--detach', checkout, revision]);
  try {
    await bundle(editionEntry(games, checkout), editions[0]);
  } finally {
    run('git', ['worktree', 'remove', '--force', checkout]);
  }
  await bundle(editionEntry(games, root), editions[1]);
  await bundle({ entryPoints: [fileURLToPath(new URL('worker.ts', import.meta.url))] }, worker);
  return { editions, worker };
};

type BundleEntry = Pick<Parameters<typeof build>[0], 'entryPoints' | 'stdin'>;

/** Bundles a program into one file. A checkout has no installed dependencies, so it uses ours. */
export const bundle = async (entry: BundleEntry, outfile: string): Promise<void> => {
  await build({
    ...entry,
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    mainFields: ['module', 'main'],
    nodePaths: [join(root, 'node_modules')],
    logLevel: 'warning',
  });
};

const editionEntry = (games: readonly string[], checkout: string): BundleEntry => {
  const imports = games.map((game, i) => `import * as of${i} from './src/games/${game}/index.ts';`);
  const entries = games.map((game, i) => `'${game}': of${i}.reasons`);
  const contents = [
    ...imports,
    "import { games } from './src/games/index.ts';",
    "import { recordOf as record, validateRecord as validate } from './src/index.ts';",
    "export { fingerprint } from './src/index.ts';",
    'export { games };',
    'export const validateRecord = (document) => validate(document, games[document.game]);',
    'export const recordOf = (game, options, moves, end) => record(game, { options, moves, end });',
    `export const refusals = { ${entries.join(', ')} };`,
  ].join('\n');
  return { stdin: { contents, resolveDir: checkout, loader: 'ts' } };
};
