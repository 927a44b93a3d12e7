import { describe, expect, test } from 'vitest';
import { listGames } from '../../scripts/entries.js';
import { importsIn, loadedWith, modulesIn, moduleText } from './imports.js';

/** The shared parts of words that need no formatter. */
const PLAIN = String.raw`words/(message|plain-english|about-entry|common/\w+)\.js`;
const NODE = String.raw`node:\w+|piscina|a computed name`;

/** By place, the modules and packages that its modules import beside those of their own place and of `core`. */
const ALLOWED: Readonly<Record<string, string>> = {
  'the root': String.raw`games/[\w/-]+\.js`,
  core: 'io-ts as type',
  'io-ts': 'io-ts',
  board: PLAIN,
  draw: String.raw`board/|games/[\w-]+/draw/|${PLAIN}`,
  words: 'intl-messageformat',
  games: String.raw`games/[\w-]+/index\.js`,
  game: 'io-ts as type',
  'game/board': `board/|${PLAIN}`,
  'game/draw': String.raw`board/|draw/(?!index\.js)|${PLAIN}`,
  'game/clause-effects': `clause-effects/|${PLAIN}`,
  'game/words': PLAIN,
  bots: String.raw`games/[\w-]+/index\.js as type`, // for the ladder
  testing: String.raw`learning/|board/|draw/(?!index\.js)|words/|fast-check`,
  arena: 'bots/',
  archive: String.raw`games/index\.js`,
  'arena-node': String.raw`(arena|archive|bots)/|games/index\.js|${NODE}|(bullmq|ioredis) as type`,
  cli: String.raw`(arena|arena-node|archive|bots|clause-effects|draw|learning|table|words)/|(games/)?index\.js|${NODE}|commander|cli-progress|cli-table3|d3-\w+|minimatch|@hpcc-js/wasm-zstd`,
};

/** Imports that single modules are allowed. */
const EXCEPTIONS: readonly RegExp[] = [
  / > fp-ts\/lib\/\w+\.js as type$/,
  /^core\/chance\/stream\.ts > seedrandom\/seedrandom\.js$/,
  /^core\/data\/digest\.ts > @noble\/hashes\/sha2\.js$/,
  /^cli\/play\/languages\.ts > games\/[\w-]+\/words\/about\/(de|en|fr)\.js$/,
  /^cli\/queries\/clause-effects\.ts > games\/[\w-]+\/clause-effects\/index\.js$/,
];

/** Code by which a game could differ between runs, machines or languages, or that escapes the compiler. */
const UNFIT =
  /\bMath(\.random\b|[^.\w])|\b(Date|globalThis|Intl)\b|\.(localeCompare|toLocale\w+)\b|@ts-\w+|biome-ignore/;
const UNFIT_IS_ALLOWED = /^(arena-node|cli|testing|words)\/|^bots\/clock\.ts|^core\/data\/digest\.ts/;

const placeOf = (path: string): string =>
  path.includes('/') ? /^games\/[\w-]+(?=\/)|^[\w-]+/.exec(path)![0] : 'the root';

const roleOf = (path: string): string => {
  const [, part] = /^games\/[\w-]+\/(?:(board|clause-effects|draw|words)\b|)/.exec(path) ?? [];
  if (!placeOf(path).startsWith('games/')) return placeOf(path);
  return part === undefined ? 'game' : `game/${part}`;
};

describe('the modules of src', () => {
  test.each(modulesIn())('%s imports and uses only what its place allows', (file) => {
    const allowed = new RegExp(`^(core/|${ALLOWED[roleOf(file)] ?? 'core/'})`);
    const wrong = importsIn(file)
      .filter(({ from, isModule }) => !isModule || placeOf(from) !== placeOf(file))
      .map(({ from, isType }) => `${from}${isType ? ' as type' : ''}`)
      .filter((wanted) => !allowed.test(wanted) && !EXCEPTIONS.some((each) => each.test(`${file} > ${wanted}`)));
    expect(wrong).toEqual([]);
    const code = moduleText(file).replace(/\/\*(?!.*(?:@ts-|biome-))[\s\S]*?\*\/|\/\/(?!.*(?:@ts-|biome-)).*/g, '');
    if (!UNFIT_IS_ALLOWED.test(file)) expect(code).not.toMatch(UNFIT);
  });

  test('are loaded with the root, but for games', () =>
    expect(loadedWith('index.ts').filter((file) => file.startsWith('games/'))).toEqual([]));

  test.each(listGames())('of %s are loaded with its rules or with the whole game only if it needs them', (game) => {
    const partsWith = (file: string) =>
      loadedWith(`games/${game}/${file}`).map((each) => each.replace(`games/${game}/`, ''));
    expect(
      partsWith('rules.ts').filter((file) =>
        /^(game|owner-components|codec|invariants|clauses\/index|words|board|draw|clause-effects)\b/.test(file),
      ),
    ).toEqual([]);
    expect(partsWith('index.ts').filter((file) => /^clause-effects\//.test(file))).toEqual([]);
  });
});
