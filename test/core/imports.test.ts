import { expect, test } from 'vitest';
import { listGames } from '../../scripts/entries.js';
import { codeByFile, type Import, imports, importsIn, loadedWith } from '../support/imports.js';

/** The shared parts of words that need no formatter. */
const PLAIN = String.raw`words/(message|tell-fields|plain-english|about-entry|common/\w+)\.`;
const NODE = String.raw`node:\w+|piscina|a computed name`;
const GAME = String.raw`games/[\w-]+`;

/** The modules and packages that modules may import, beside those of their own place. */
const ALLOWED: readonly (readonly [from: string, to: string])[] = [
  ['', String.raw`core/|fp-ts/lib/\w+\.js as type`],
  ['[^/ ]+ ', String.raw`[^/]+\.ts|games/[\w/-]+\.|packs/pack\.ts as type`],
  ['core/', 'io-ts as type'],
  [String.raw`core/chance/stream\.`, String.raw`seedrandom/seedrandom\.`],
  [String.raw`core/data/digest\.`, String.raw`@noble/hashes/sha2\.`],
  ['io-ts/', 'io-ts'],
  ['board/', PLAIN],
  ['draw/', `board/|${GAME}/draw/|${PLAIN}`],
  ['words/', 'intl-messageformat'],
  ['games/[^/ ]+ ', String.raw`games/[^/]+\.ts|${GAME}/index\.`],
  [`${GAME}/(?!board/|draw/|clause-effects/|words/)`, 'io-ts as type'],
  [`${GAME}/board/`, `board/|${PLAIN}`],
  [`${GAME}/draw/`, String.raw`board/|draw/(?!index\.)|${PLAIN}`],
  [`${GAME}/clause-effects/`, `clause-effects/|${PLAIN}`],
  [`${GAME}/words/`, PLAIN],
  ['bots/', `${GAME}/index\\.ts as type`], // for the ladder
  ['testing/', String.raw`learning/|board/|draw/(?!index\.)|words/|fast-check`],
  ['arena/', 'bots/'],
  ['archive/', String.raw`games/index\.`],
  ['packs/', String.raw`draw/(?!index\.)|words/(message|game-text|plain-english)\.|a computed name`],
  ['element/', String.raw`board/|draw/(?!index\.)|packs/|words/`],
  ['arena-node/', String.raw`(arena|archive|bots|packs)/|games/index\.|${NODE}|(bullmq|ioredis) as type`],
  ['cli/', '(arena|arena-node|archive|bots|clause-effects|draw|learning|packs|table|words)/'],
  ['cli/', String.raw`(games/)?index\.|${NODE}|commander|cli-progress|cli-table3|d3-\w+|minimatch|@hpcc-js/wasm-zstd`],
  [String.raw`cli/play/languages\.`, `${GAME}/words/about/(de|en|fr)\\.`],
  [String.raw`cli/query/clause-effects\.`, `${GAME}/clause-effects/index\\.`],
];

/** Folders with their parts in order: each may import those beside it and those before, and none what comes later. */
const ORDERS: readonly (readonly [folder: string, parts: string])[] = [
  ['cli', 'read validate query write'],
  [
    GAME,
    String.raw`words/(de|en|fr)/\w+ clauses/reasons components values state (moves|events) run legal score apply clauses ` +
      'types setup kinds kernel rules board draw (view|invariants|owner-components) game index (words|clause-effects)',
  ],
];

/** Code by which a game could differ between runs, machines or languages, or that escapes the compiler. */
const UNFIT =
  /\bMath(\.random\b|[^.\w])|\b(Date|globalThis|Intl)\b|\.(localeCompare|toLocale\w+)\b|@ts-\w+|biome-ignore/;
const UNFIT_IS_ALLOWED = /^(arena-node|cli|element|testing|words)\/|^bots\/clock\.ts|^core\/data\/digest\.ts/;

/** The parts of a game that are not loaded with its rules, which carry the English sentences of refusals. */
const NOT_FOR_RULES =
  /^(game|owner-components|codec|invariants|clauses\/index|words(?!\/en\/refusals\.ts)|board|draw|clause-effects)\b/;

const IN_PLACE = /^(games\/[\w-]+\/|(?!games\/)[\w-]+\/).* > \1.*\.ts\b/;
const allowed = ALLOWED.map(([from, to]) => new RegExp(`^(?=${from}).* > (${to})`));
const write = ({ file, to, isType }: Import): string => `${file} > ${to}${isType ? ' as type' : ''}`;

test('modules of src import only what their place allows', () => {
  const lines = imports.map(write).filter((line) => !IN_PLACE.test(line));
  expect(lines.filter((line) => !allowed.some((each) => each.test(line)))).toEqual([]);
});

test.each(ORDERS)('the parts of %s import those before them', (folder, parts) => {
  const places = parts.split(' ').map((part) => new RegExp(`^${folder}/${part}[/.]`));
  const rankOf = (path: string): number => places.findIndex((place) => place.test(path));
  const inFolder = imports.filter((each) => new RegExp(`^(${folder}/).* > \\1`).test(write(each)));
  const ahead = inFolder.filter(({ file, to }) => rankOf(file) >= 0 && rankOf(to) > rankOf(file)).map(write);
  expect(ahead.filter((line) => !/\/clauses\/.* > .*\/clauses\//.test(line))).toEqual([]);
});

test('modules of src use nothing that differs between runs or machines', () => {
  const unfit = [...codeByFile].filter(([file, code]) => !UNFIT_IS_ALLOWED.test(file) && UNFIT.test(code));
  expect(unfit.map(([file, code]) => `${file}: ${UNFIT.exec(code)![0]}`)).toEqual([]);
});

test('games are not loaded with the root, nor parts of a game with others that do not need them', () => {
  expect([...loadedWith('index.ts')].filter((file) => file.startsWith('games/'))).toEqual([]);
  for (const game of listGames()) {
    const loaded = (file: string) =>
      Array.from(loadedWith(`games/${game}/${file}`), (each) => each.split(`${game}/`)[1]!);
    expect(loaded('rules.ts').filter((part) => NOT_FOR_RULES.test(part))).toEqual([]);
    expect(loaded('index.ts').filter((part) => /^clause-effects\//.test(part))).toEqual([]);
  }
});

test('imports are found in every syntax', () => {
  const code = `import { b } from './b/index.js';\nimport type {\n  C,\n} from './c.js';\nexport const text = 'x';
export * from './deep.js';\nconst load = () => import('../a.js');\nimport './index.js';\nconst any = () => import(name);`;
  expect(importsIn('core/d/e.ts', code).map(({ to, isType, isDynamic }) => [to, isType, isDynamic])).toEqual([
    ['core/d/b/index.ts', false, false],
    ['core/d/c.ts', true, false],
    ['core/d/deep.ts', false, false],
    ['core/a.ts', false, true],
    ['core/d/index.ts', false, false],
    ['a computed name', false, true],
  ]);
});
