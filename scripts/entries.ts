import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the project, with a slash at its end. */
export const root: string = fileURLToPath(new URL('..', import.meta.url));

/** The folders of a game that are subpaths: its board and drawings, and the effects of its clauses. */
const GAME_SUBPATHS = ['board', 'draw', 'clause-effects'];

/**
 * Returns the module of every subpath by its name: the root, the games with their boards, drawings and clause effects, and the
 * other folders.
 */
export const listEntries = (): Readonly<Record<string, string>> => {
  const seen = listGames().flatMap((game) => [game, ...GAME_SUBPATHS.map((part) => `${game}/${part}`)]);
  const folders = [...seen.map((path) => `games/${path}`).filter(hasIndex), ...foldersOf('src').filter(hasIndex)];
  const named = folders.map((folder) => [folder.replace(/^games\//, ''), `src/${folder}/index.ts`] as const);
  return { index: 'src/index.ts', ...Object.fromEntries(named), ...listWordEntries(), ...listAboutEntries() };
};

const LANGUAGES = ['de', 'en', 'fr'] as const;

/** Returns the module of each game's words in each language, by its name: `blueprints/words/fr`. */
export const listWordEntries = (): Readonly<Record<string, string>> => entriesByLanguage('words', 'words');

/** Returns the module that describes the things of each game in each language, by its name: `blueprints/about/fr`. */
export const listAboutEntries = (): Readonly<Record<string, string>> => entriesByLanguage('about', 'words/about');

/** Returns the modules of a folder of the games by language, named by a part of their subpaths. */
const entriesByLanguage = (part: string, folder: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    listGames().flatMap((game) =>
      LANGUAGES.map((language) => [`${game}/${part}/${language}`, `src/games/${game}/${folder}/${language}.ts`]).filter(
        ([, file]) => existsSync(join(root, file!)),
      ),
    ),
  );

/** Returns the module that starts threads, by its name: it looks for `arena-worker` beside its own file. */
export const listThreadStarters = (): Readonly<Record<string, string>> => ({
  'arena-threads': 'src/arena-node/threads.ts',
});

/** Returns the programs of threads: they are not subpaths, and are found beside the module that starts the threads. */
export const listWorkers = (): Readonly<Record<string, string>> => ({ 'arena-worker': 'src/arena-node/worker.ts' });

/** The folders of src that are built into the command; it imports the rest of its code from the library. */
const COMMAND_FOLDERS = ['cli', 'arena-node'];

/** Checks whether a module is bundled into the command: those of its folders, and modules that import nothing. */
export const isOfCommand = (file: string): boolean =>
  COMMAND_FOLDERS.some((folder) => file.startsWith(`src/${folder}/`)) || importsOf(file).length === 0;

/**
 * Returns the modules of the library that the command imports, by the file of their build: a subpath, or a module in
 * `shared` that is not a subpath.
 */
export const listSharedModules = (): Readonly<Record<string, string>> => {
  const subpaths = new Map(Object.entries(listEntries()).map(([name, file]) => [file, `public/${name}`]));
  const files = COMMAND_FOLDERS.flatMap((folder) => filesIn(`src/${folder}`)).flatMap(importsOf);
  return Object.fromEntries(
    [...new Set(files)]
      .filter((file) => !isOfCommand(file))
      .map((file) => [subpaths.get(file) ?? file.replace(/^src\/(.*)\.ts$/, 'shared/$1'), file]),
  );
};

/** Lists the modules of the project whose values a module imports. */
const importsOf = (file: string): readonly string[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(VALUE_IMPORT)].map(({ 1: from, 2: later }) =>
    posix.join(posix.dirname(file), (from ?? later!).replace(/\.js$/, '.ts')),
  );

/** An import of values, static or dynamic. */
const VALUE_IMPORT = /^(?:import|export) (?!type )[^;]*? from '(\.[^']+)';$|\bimport\('(\.[^']+)'\)/gm;

const filesIn = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`);

/** The ids of the games: the folders of `src/games` that have an index. */
export const listGames = (): readonly string[] => foldersOf('src/games').filter((game) => hasIndex(`games/${game}`));

const foldersOf = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

const hasIndex = (folder: string): boolean => existsSync(join(root, 'src', folder, 'index.ts'));
