import { existsSync } from 'node:fs';
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
export const bundled = async (revision: string, games: readonly string[], folder: string): Promise<Bundles> => {
  const editions: Pair<string> = [join(folder, 'reference.mjs'), join(folder, 'present.mjs')];
  const worker = join(folder, 'worker.mjs');
  const checkout = join(folder, 'checkout');
  run('git', ['worktree', 'add', '--detach', checkout, revision]);
  try {
    await bundle(editionOf(games, checkout), editions[0]);
  } finally {
    run('git', ['worktree', 'remove', '--force', checkout]);
  }
  await bundle(editionOf(games, root), editions[1]);
  await bundle({ entryPoints: [fileURLToPath(new URL('worker.ts', import.meta.url))] }, worker);
  return { editions, worker };
};

type Entry = Pick<Parameters<typeof build>[0], 'entryPoints' | 'stdin'>;

/** Bundles a program into one file. A checkout has no installed dependencies, so it uses ours. */
export const bundle = async (entry: Entry, outfile: string): Promise<void> => {
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

const editionOf = (games: readonly string[], checkout: string): Entry => {
  const imports = games.map((game, i) => `import * as of${i} from './src/games/${game}/index.ts';`);
  const entries = games.map((game, i) => `'${game}': of${i}.reasons ?? of${i}.refusals`);
  const contents = [
    ...imports,
    // Older editions had the games in their root.
    `import { games } from './src/${existsSync(join(checkout, 'src/games/index.ts')) ? 'games/' : ''}index.ts';`,
    "import { recordOf as record, validateRecord as validate } from './src/index.ts';",
    "export { fingerprint } from './src/index.ts';",
    'export { games };',
    'export const validateRecord = (document) => validate(document, games[document.game]);',
    // Older editions were given all of it one after another.
    'export const recordOf = (game, options, moves, end) =>',
    '  record.length > 2 ? record(game, options, moves, end) : record(game, { options, moves, end });',
    `export const refusals = { ${entries.join(', ')} };`,
  ].join('\n');
  return { stdin: { contents, resolveDir: checkout, loader: 'ts' } };
};
