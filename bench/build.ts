import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build } from 'esbuild';
import { runTool } from '../scripts/shell.js';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Installs boardgame.io if it is missing; returns its version. */
export const installBoardgame = (): string => {
  const manifest = here('boardgame/node_modules/boardgame.io/package.json');
  if (!existsSync(manifest)) {
    console.log('installing boardgame.io into bench/boardgame ...');
    execFileSync('npm', ['ci', '--prefix', here('boardgame'), '--no-audit', '--no-fund'], { stdio: 'inherit' });
  }
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { readonly version: string }).version;
};

/** Plain JavaScript in production mode, so that only the subjects are timed. */
const OPTIONS = {
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
  const entryPoints = { worker: here('worker.ts'), games: here('games/index.ts') };
  await build({ ...OPTIONS, entryPoints, outdir: here('.build') });
  return { worker: here('.build/worker.js'), games: here('.build/games.js') };
};

/** The programs in which searches are measured; that of boardgame.io is where its package is found. */
const SEARCHES = { worker: 'search/worker.ts', memory: 'search/memory.ts', boardgame: 'boardgame/search.ts' } as const;
export type SearchFiles = Readonly<Record<keyof typeof SEARCHES, string>>;

/** Bundles the compared searches. */
export const bundleSearches = async (): Promise<SearchFiles> => {
  const fileOf = (name: string): string => here(`.build/search-${name}.js`);
  for (const [name, entry] of Object.entries(SEARCHES)) {
    await build({ ...OPTIONS, entryPoints: [here(entry)], outfile: fileOf(name) });
  }
  return { worker: fileOf('worker'), memory: fileOf('memory'), boardgame: fileOf('boardgame') };
};

/** Bundles the environments that are measured in Node, and builds the command that serves them to Python. */
export const buildPython = async (): Promise<{ readonly worker: string; readonly command: string }> => {
  const [worker, command] = [here('.build/python-worker.js'), here('.build/command')];
  await build({ ...OPTIONS, entryPoints: [here('python/worker.ts')], outfile: worker });
  runTool('tsup', ['--silent', '--out-dir', command]);
  return { worker, command: `${command}/cli/main.js` };
};

/** Bundles the program that measures a game of a tree, with the tree's library. */
export const bundleLibrary = async (tree: string, id: string, name: string): Promise<string> => {
  const outfile = here(`.build/${name}/${id}.js`);
  const alias = {
    'measured/root': join(tree, 'src/index.ts'),
    'measured/game': join(tree, `src/games/${id}/index.ts`),
  };
  await build({ ...OPTIONS, entryPoints: [here('library.ts')], outfile, alias });
  return outfile;
};

/** Bundles games of another revision, as this tree measures them; returns the files by game. */
export const bundleRevision = async (
  commit: string,
  ids: readonly string[],
  name: string,
): Promise<ReadonlyMap<string, string>> => {
  // Inside this tree, where the installed packages are found.
  const tree = here(`.build/tree-${process.pid}`);
  git('worktree', 'add', '--quiet', '--detach', tree, commit);
  try {
    const files = new Map<string, string>();
    for (const id of ids) files.set(id, await bundleLibrary(tree, id, name));
    return files;
  } finally {
    git('worktree', 'remove', '--force', tree);
  }
};

/** Returns the full name of the commit of a revision; undefined if there is none. */
export const commitOf = (revision: string): string | undefined => {
  try {
    return git('rev-parse', '--quiet', '--verify', '--end-of-options', `${revision}^{commit}`).trim();
  } catch {
    return undefined;
  }
};

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: here('.'), encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** Returns the version of the C compiler; null if there is none. */
export const compiler = (): string | null => {
  try {
    return execFileSync('cc', ['--version'], { encoding: 'utf8' }).split('\n')[0]!;
  } catch {
    return null;
  }
};

/** Compiles the C of a game; returns the program. */
export const compileLimit = (id: string): string => {
  mkdirSync(here('.build'), { recursive: true });
  const program = here(`.build/limit-${id}`);
  execFileSync('cc', ['-O2', '-o', program, here(`limit/${id}.c`), '-lm'], { stdio: 'inherit' });
  return program;
};
