import { expect, test } from 'vitest';
import { listGames } from '../../scripts/entries.js';
import { codeByFile, type Import, imports, importsIn, loadedWith } from '../support/imports.js';

/** The shared parts of words that need no formatter. */
const PLAIN = String.raw`words/(message|tell-fields|plain-english|about-entry|common/\w+)\.`;
const NODE = String.raw`node:\w+|piscina|a computed name`;

/** By place, the modules and packages that its modules import beside those of their own place and of `core`. */
const ALLOWED: Readonly<Record<string, string>> = {
  'the root': String.raw`games/[\w/-]+\.|packs/pack\.ts as type`,
  core: 'io-ts as type',
  'io-ts': 'io-ts',
  board: PLAIN,
  draw: String.raw`board/|games/[\w-]+/draw/|${PLAIN}`,
  words: 'intl-messageformat',
  games: String.raw`games/[\w-]+/index\.`,
  game: 'io-ts as type',
  'game/board': `board/|${PLAIN}`,
  'game/draw': String.raw`board/|draw/(?!index\.)|${PLAIN}`,
  'game/clause-effects': `clause-effects/|${PLAIN}`,
  'game/words': PLAIN,
  bots: String.raw`games/[\w-]+/index\.ts as type`, // for the ladder
  testing: String.raw`learning/|board/|draw/(?!index\.)|words/|fast-check`,
  arena: 'bots/',
  archive: String.raw`games/index\.`,
  packs: String.raw`draw/(?!index\.)|words/(message|game-text|plain-english)\.|a computed name`,
  'arena-node': String.raw`(arena|archive|bots|packs)/|games/index\.|${NODE}|(bullmq|ioredis) as type`,
  cli: String.raw`(arena|arena-node|archive|bots|clause-effects|draw|learning|packs|table|words)/|(games/)?index\.|${NODE}|commander|cli-progress|cli-table3|d3-\w+|minimatch|@hpcc-js/wasm-zstd`,
};

/** Imports that single modules are allowed. */
const EXCEPTIONS: readonly RegExp[] = [
  / > fp-ts\/lib\/\w+\.js as type$/,
  /^core\/chance\/stream\.ts > seedrandom\/seedrandom\.js$/,
  /^core\/data\/digest\.ts > @noble\/hashes\/sha2\.js$/,
  /^cli\/play\/languages\.ts > games\/[\w-]+\/words\/about\/(de|en|fr)\.ts$/,
  /^cli\/query\/clause-effects\.ts > games\/[\w-]+\/clause-effects\/index\.ts$/,
];

/** Code by which a game could differ between runs, machines or languages, or that escapes the compiler. */
const UNFIT =
  /\bMath(\.random\b|[^.\w])|\b(Date|globalThis|Intl)\b|\.(localeCompare|toLocale\w+)\b|@ts-\w+|biome-ignore/;
const UNFIT_IS_ALLOWED = /^(arena-node|cli|testing|words)\/|^bots\/clock\.ts|^core\/data\/digest\.ts/;

/** The parts of a game and the stages of the command in order: each may import those beside it and those before. */
const PARTS =
  'words/de/ words/en/ words/fr/, clauses/reasons, components, values, state, moves events, run, legal, ' +
  'score, apply, clauses/index, types, setup, kinds, kernel, rules, board, draw, ' +
  'view invariants owner-components, game, index, words clause-effects';
const STAGES = 'read, validate, query, write';

/** The parts of a game that are not loaded with its rules, which carry the English sentences of refusals. */
const NOT_FOR_RULES =
  /^(game|owner-components|codec|invariants|clauses\/index|words(?!\/en\/refusals\.ts)|board|draw|clause-effects)\b/;

const FOLDERS = ['cli', ...listGames().map((game) => `games/${game}`)];

const placeOf = (path: string): string =>
  path.includes('/') ? /^games\/[\w-]+(?=\/)|^[\w-]+/.exec(path)![0] : 'the root';

const roleOf = (path: string): string => {
  const [, part] = /^games\/[\w-]+\/(?:(board|clause-effects|draw|words)\b|)/.exec(path) ?? [];
  if (!placeOf(path).startsWith('games/')) return placeOf(path);
  return part === undefined ? 'game' : `game/${part}`;
};

const isForbidden = ({ file, to, isType }: Import): boolean => {
  const wanted = isType ? `${to} as type` : to;
  const allowed = new RegExp(`^(core/|${ALLOWED[roleOf(file)] ?? 'core/'})`);
  const isInPlace = to.endsWith('.ts') && placeOf(to) === placeOf(file);
  return !isInPlace && !allowed.test(wanted) && !EXCEPTIONS.some((each) => each.test(`${file} > ${wanted}`));
};

/** Returns the file or folder directly inside a folder to which a module belongs; tables of a language are apart. */
const unitOf = (path: string, folder: string): string => UNIT.exec(path.slice(folder.length + 1))![0];
const UNIT = /^(words\/)?(de|en|fr)\/|^[^/]+?(?=\/|\.ts$)/;

/** Checks whether an import inside a folder is one of a later part; what is a single game's own has no order. */
const leadsAhead = ({ file, to }: Import, folder: string): boolean => {
  const [here, there] = [file, to].map((path) => {
    const part = unitOf(path, folder);
    const name =
      part !== 'clauses' ? part : path === `${folder}/clauses/reasons.ts` ? 'clauses/reasons' : 'clauses/index';
    return (folder === 'cli' ? STAGES : PARTS).split(', ').findIndex((parts) => parts.split(' ').includes(name));
  });
  return here! >= 0 && there! > here! && unitOf(file, folder) !== unitOf(to, folder);
};

const insideOf = (all: readonly Import[], folder: string): readonly Import[] =>
  all.filter(({ file, to }) => file.startsWith(`${folder}/`) && to.startsWith(`${folder}/`));

const write = (all: readonly Import[]): readonly string[] => all.map(({ file, to }) => `${file} imports ${to}`);

test('modules of src import only what their place allows', () => {
  expect(write(imports.filter(isForbidden))).toEqual([]);
});

test('modules of src use nothing that differs between runs or machines', () => {
  const unfit = [...codeByFile].filter(([file, code]) => !UNFIT_IS_ALLOWED.test(file) && UNFIT.test(code));
  expect(unfit.map(([file, code]) => `${file}: ${UNFIT.exec(code)![0]}`)).toEqual([]);
});

test.each(FOLDERS)('the parts of %s import those before them', (folder) => {
  expect(write(insideOf(imports, folder).filter((each) => leadsAhead(each, folder)))).toEqual([]);
});

test('games are not loaded with the root, nor parts of a game with others that do not need them', () => {
  expect([...loadedWith('index.ts')].filter((file) => file.startsWith('games/'))).toEqual([]);
  for (const game of listGames().map((each) => `games/${each}`)) {
    const partsWith = (file: string) =>
      [...loadedWith(`${game}/${file}`)].flatMap((each) =>
        each.startsWith(game) ? [each.slice(game.length + 1)] : [],
      );
    expect(partsWith('rules.ts').filter((part) => NOT_FOR_RULES.test(part))).toEqual([]);
    expect(partsWith('index.ts').filter((part) => part.startsWith('clause-effects/'))).toEqual([]);
  }
});

test('imports are found in every syntax', () => {
  const code = {
    'core/a.ts': "import { b } from './b/index.js';\nimport type {\n  C,\n} from './c.js';\nexport const text = 'x';",
    'core/b/index.ts': "export * from './deep.js';\nconst load = () => import('../a.js');",
    'core/b/deep.ts': "import './index.js';\nconst any = (name: string) => import(name);",
  };
  const found = Object.entries(code).flatMap(([file, text]) => importsIn(file, text));
  expect(write(found)).toEqual([
    'core/a.ts imports core/b/index.ts',
    'core/a.ts imports core/c.ts',
    'core/b/index.ts imports core/b/deep.ts',
    'core/b/index.ts imports core/a.ts',
    'core/b/deep.ts imports core/b/index.ts',
    'core/b/deep.ts imports a computed name',
  ]);
  expect(found.map(({ isType }) => isType)).toEqual([false, true, false, false, false, false]);
  expect(found.map(({ isDynamic }) => isDynamic)).toEqual([false, false, false, true, false, true]);
});
