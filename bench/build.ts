import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build } from 'esbuild';
import { runTool } from '../scripts/shell.js';

const resolveHere = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Installs boardgame.io if it is missing; returns its version. */
export const installBoardgame = (): string => {
  const manifest = resolveHere('boardgame/node_modules/boardgame.io/package.json');
  if (!existsSync(manifest)) {
    console.log('installing boardgame.io into bench/boardgame ...');
    execFileSync('npm', ['ci', '--prefix', resolveHere('boardgame'), '--no-audit', '--no-fund'], { stdio: 'inherit' });
  }
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { readonly version: string }).version;
};

/** Plain JavaScript in production mode, so that only the subjects are timed. */
const BUILD_OPTIONS = {
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  mainFields: ['module', 'main'],
  define: { 'process.env.NODE_ENV': '"production"' },
  sourcemap: true,
  logLevel: 'warning',
} as const satisfies BuildOptions;

/** Bundles the subjects of all games, and the games as the tables read them. */
export const bundle = async (): Promise<{ readonly worker: string; readonly games: string }> => {
  const entryPoints = { worker: resolveHere('worker.ts'), games: resolveHere('games/index.ts') };
  await build({ ...BUILD_OPTIONS, entryPoints, outdir: resolveHere('.build') });
  return { worker: resolveHere('.build/worker.js'), games: resolveHere('.build/games.js') };
};

/** Bundles the program that compares a described game with one by hand. */
export const bundleAuthor = async (): Promise<string> => {
  const outfile = resolveHere('.build/author-worker.js');
  const alias = { 'sastrugi/author': resolveHere('../src/author/index.ts') };
  await build({ ...BUILD_OPTIONS, entryPoints: [resolveHere('author/worker.ts')], outfile, alias });
  return outfile;
};

/** The programs in which searches are measured; that of boardgame.io is where its package is found. */
const SEARCH_FILES = {
  worker: 'search/worker.ts',
  memory: 'search/memory.ts',
  boardgame: 'boardgame/search.ts',
} as const;
export type SearchFiles = Readonly<Record<keyof typeof SEARCH_FILES, string>>;

/** Bundles the compared searches. */
export const bundleSearches = async (): Promise<SearchFiles> => {
  const fileOf = (name: string): string => resolveHere(`.build/search-${name}.js`);
  for (const [name, entry] of Object.entries(SEARCH_FILES)) {
    await build({ ...BUILD_OPTIONS, entryPoints: [resolveHere(entry)], outfile: fileOf(name) });
  }
  return { worker: fileOf('worker'), memory: fileOf('memory'), boardgame: fileOf('boardgame') };
};

/** Builds the ES modules and the command as they are published; returns their folder. */
export const buildPublished = (): string => {
  const folder = resolveHere('.build/published');
  runTool('tsup', ['--silent', '--out-dir', folder]);
  return folder;
};

/** Bundles the environments that are measured in Node, and builds the command that serves them to Python. */
export const buildPython = async (): Promise<{ readonly worker: string; readonly command: string }> => {
  const worker = resolveHere('.build/python-worker.js');
  await build({ ...BUILD_OPTIONS, entryPoints: [resolveHere('python/worker.ts')], outfile: worker });
  return { worker, command: `${buildPublished()}/cli/main.js` };
};

/** Bundles the program that keeps states: with a game inside, and for the published files of the game. */
export const bundleKept = async (
  id: string,
  publishedFolder: string,
): Promise<{ readonly bundle: string; readonly published: string }> => {
  const fileOf = (kind: string): string => resolveHere(`.build/kept/${kind}-${id}.js`);
  const [bundled, published] = [fileOf('bundle'), fileOf('published')];
  const entryPoints = [resolveHere('kept/worker.ts')];
  const source = resolveHere(`../src/games/${id}/index.ts`);
  const module = `${publishedFolder}/public/${id}.js`;
  await build({ ...BUILD_OPTIONS, entryPoints, outfile: bundled, alias: { 'measured/game': source } });
  await build({
    ...BUILD_OPTIONS,
    entryPoints,
    outfile: published,
    alias: { 'measured/game': module },
    external: [module],
  });
  return { bundle: bundled, published };
};

/** Bundles the program that measures a game of a tree, with the tree's library. */
export const bundleLibrary = async (tree: string, id: string, name: string): Promise<string> => {
  const outfile = resolveHere(`.build/${name}/${id}.js`);
  const alias = {
    'measured/root': join(tree, 'src/index.ts'),
    'measured/game': join(tree, `src/games/${id}/index.ts`),
  };
  await build({ ...BUILD_OPTIONS, entryPoints: [resolveHere('library.ts')], outfile, alias });
  return outfile;
};

/** Bundles games of another revision, as this tree measures them; returns the files by game. */
export const bundleRevision = async (
  commit: string,
  ids: readonly string[],
  name: string,
): Promise<ReadonlyMap<string, string>> => {
  // Inside this tree, where the installed packages are found.
  const tree = resolveHere(`.build/tree-${process.pid}`);
  runGit('worktree', 'add', '--quiet', '--detach', tree, commit);
  try {
    const files = new Map<string, string>();
    for (const id of ids) files.set(id, await bundleLibrary(tree, id, name));
    return files;
  } finally {
    runGit('worktree', 'remove', '--force', tree);
  }
};

/** Returns the full name of the commit of a revision; undefined if there is none. */
export const findCommit = (revision: string): string | undefined => {
  try {
    return runGit('rev-parse', '--quiet', '--verify', '--end-of-options', `${revision}^{commit}`).trim();
  } catch {
    return undefined;
  }
};

const runGit = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: resolveHere('.'), encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** Returns the version of the C compiler; null if there is none. */
export const findCompiler = (): string | null => {
  try {
    return execFileSync('cc', ['--version'], { encoding: 'utf8' }).split('\n')[0]!;
  } catch {
    return null;
  }
};

/** Compiles the C of a game; returns the program. */
export const compileLimit = (id: string): string => {
  mkdirSync(resolveHere('.build'), { recursive: true });
  const program = resolveHere(`.build/limit-${id}`);
  execFileSync('cc', ['-O2', '-o', program, resolveHere(`limit/${id}.c`), '-lm'], { stdio: 'inherit' });
  return program;
};
