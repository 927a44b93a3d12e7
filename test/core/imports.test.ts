import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { type Files, ROOMS, wrongArrows } from './arrows.js';
import { type Import, importOf, sourceOf, textOf } from './imports.js';

const SRC = fileURLToPath(new URL('../../src', import.meta.url));
/** The board and drawings of a game. */
const SEEN = /^games\/[\w-]+\/(board|draw)\//;
/** The shared parts of words, which need no formatter. */
const PLAIN_WORDS = /^words\/(message|plain-english|thing|common\/\w+)\.[jt]s$/;
const TOLD = /^games\/[\w-]+\/words\/about\/(de|en|fr)\.js$/;
/** The signs that clauses of a game took effect. */
const SIGNS = /^games\/[\w-]+\/signs\/index\.js$/;

const TOY = fileURLToPath(new URL('../testing/toy', import.meta.url));

const modules = modulesIn(SRC);
const games = modules.filter((file) => /^games\/[\w-]+\/rules\.ts$/.test(file)).map((file) => posix.dirname(file));

describe('the modules of src', () => {
  test('are found', () => {
    expect(modules).toContain('core/contract/game.ts');
  });

  test.each(modules)('%s imports and uses only what its place allows', (file) => {
    expect(faultsOf(file, readFileSync(`${SRC}/${file}`, 'utf8'))).toEqual([]);
  });
});

describe('the rules of a game', () => {
  test.each(games)('%s can be played without the modules that only the whole game needs', (game) => {
    const reached = reachedFrom(`${game}/rules.ts`).filter((file) => file.startsWith(game));
    expect(reached).toContain(`${game}/kernel.ts`);
    expect(
      reached.filter((file) =>
        /^\/(game|owner-components|codec|invariants|clauses\/index|words|board|draw|signs)\b/.test(
          file.slice(game.length),
        ),
      ),
    ).toEqual([]);
  });
});

describe('the root', () => {
  test('loads no game', () => {
    const reached = reachedFrom('index.ts');
    expect(reached).toContain('core/records/match.ts');
    expect(reached.filter((file) => file.startsWith('games/'))).toEqual([]);
  });
});

describe('a whole game', () => {
  test.each(games)('%s does not import the signs of its clauses', (game) => {
    const reached = reachedFrom(`${game}/index.ts`);
    expect(reached).toContain(`${game}/clauses/index.ts`);
    expect(reached.filter((file) => file.startsWith(`${game}/signs/`) || file === 'signs/sign.ts')).toEqual([]);
  });
});

describe('the rooms of the engine', () => {
  test('import those before them, and nothing in a circle', () => {
    expect(wrongArrows(filesIn(`${SRC}/core`), ROOMS)).toEqual([]);
  });

  test('all have a place in the order', () => {
    const rooms = new Set(modulesIn(`${SRC}/core`).map((file) => file.split('/')[0]!.replace(/\.ts$/, '')));
    expect([...rooms].sort()).toEqual([...ROOMS.flat()].sort());
  });

  test('may not lead ahead', () => {
    const files = { 'codec/type.ts': "import type { Kernel } from '../contract/kernel.js';" };
    expect(wrongArrows(files, ROOMS)).toEqual(['codec/type.ts imports ../contract/kernel.js']);
  });
});

describe('the parts of a game', () => {
  test.each([...games.map((game) => `${SRC}/${game}`), TOY].map((folder) => [posix.basename(folder), folder]))(
    '%s: each part imports those before it, and nothing in a circle',
    (_, folder) => {
      expect(wrongArrows(filesIn(folder))).toEqual([]);
    },
  );

  test.each<readonly [string, Files]>([
    ['a part before it', { 'legal.ts': "import type { State } from './state/index.js';" }],
    ['a part on its own line', { 'events.ts': "import { entries } from './moves/index.js';" }],
    ['a part before it, from a folder', { 'apply/turn.ts': "import { score } from '../score.js';" }],
    ['the sentences of refusals', { 'legal.ts': "import type { Reason } from './clauses/reasons.js';" }],
    ['the ids of clauses, for reasons', { 'clauses/reasons.ts': "import type { Clause } from './index.js';" }],
    ['the types of the game, to set it up', { 'setup.ts': "import type { Toy } from './types.js';" }],
    [
      'the ids of clauses, for the bundle of types',
      { 'types.ts': "import type { Clause } from './clauses/index.js';" },
    ],
    ['a file of its own part', { 'state/fields.ts': "import type { State } from './index.js';" }],
    ["words of the game's own", { 'components.ts': "import { CELLS } from './grid.js';" }],
    [
      "anything, as a file of the game's own matter",
      { 'grid.ts': "import { apply } from './apply.js';\nexport * from './rules.js';" },
    ],
    ['files outside the game', { 'components.ts': "import type { Viewer } from '../../core/contract/game.js';" }],
    ['nothing, with the import in a comment', { 'components.ts': "// import { game } from './game.js';" }],
    [
      'files that import one another in one direction',
      {
        'apply/ice/melt.ts': "import { cells } from '../../grid.js';",
        'apply/ice/drift.ts': "import { melt } from './melt.js';\nimport { cells } from '../../grid.js';",
        'apply/turn.ts': "import { drift } from './ice/drift.js';\nimport { melt } from './ice/melt.js';",
      },
    ],
  ])('may import %s', (_, files) => expect(wrongArrows(files)).toEqual([]));

  test.each([
    ['state/index.ts', "import type { Move } from '../moves/index.js';", '../moves/index.js'],
    ['components.ts', "export { CARDS } from './state/cards.js';", './state/cards.js'],
    ['events.ts', "type Reason = import('./legal/index.js').Reason;", './legal/index.js'],
    ['legal/ice.ts', "const apply = await import('../apply/ice.js');", '../apply/ice.js'],
    ['legal.ts', "import type { Clause } from './clauses/index.js';", './clauses/index.js'],
    ['options.ts', "import { BUILD } from './apply.js';", './apply.js'],
    ['apply.ts', "import type { Toy } from './types.js';", './types.js'],
    ['kernel.ts', "import { imagine } from './view.js';", './view.js'],
    ['rules.ts', "import { own } from './owner-components/index.js';", './owner-components/index.js'],
    ['invariants/index.ts', "import { game } from '../game.js';", '../game.js'],
    ['game.ts', "import type { Event } from './index.js';", './index.js'],
    ['index.ts', "export { messages } from './words/fr.js';", './words/fr.js'],
  ])('may not import a later part from %s by %s', (file, text, from) =>
    expect(wrongArrows({ [file]: text })).toEqual([`${file} imports ${from}`]),
  );

  test.each<readonly [string, Files, string]>([
    [
      'two files',
      { 'grid.ts': "import type { Cell } from './cells.js';", 'cells.ts': "import { CELLS } from './grid.js';" },
      'grid.ts imports ./cells.js, cells.ts imports ./grid.js',
    ],
    [
      'two files of a part',
      {
        'state/index.ts': "export { fields } from './fields.js';",
        'state/fields.ts': "import type { State } from './index.js';",
      },
      'state/index.ts imports ./fields.js, state/fields.ts imports ./index.js',
    ],
    [
      'three files, entered from outside',
      {
        'a.ts': "import { b } from './b.js';",
        'b.ts': "import { c } from './c.js';",
        'c.ts': "import { d } from './d.js';",
        'd.ts': "import { b } from './b.js';",
      },
      'b.ts imports ./c.js, c.ts imports ./d.js, d.ts imports ./b.js',
    ],
    [
      'two parts, but no two files',
      {
        'grid.ts': "import type { State } from './state/index.js';",
        'state/fields.ts': "import { CELLS } from '../grid.js';",
      },
      'grid.ts imports ./state/index.js, state/fields.ts imports ../grid.js',
    ],
    [
      'a folder and a file',
      {
        'apply/turn.ts': "import { melt } from './ice/melt.js';",
        'apply/ice/drift.ts': "import { next } from '../turn.js';",
      },
      'apply/turn.ts imports ./ice/melt.js, apply/ice/drift.ts imports ../turn.js',
    ],
    [
      'two folders inside a folder',
      {
        'apply/ice/melt.ts': "import { hunt } from '../task/hunt.js';",
        'apply/task/thaw.ts': "import { drift } from '../ice/drift.js';",
      },
      'apply/ice/melt.ts imports ../task/hunt.js, apply/task/thaw.ts imports ../ice/drift.js',
    ],
  ])('may not make a circle of %s', (_, files, circle) =>
    expect(wrongArrows(files)).toEqual([`in a circle: ${circle}`]),
  );

  test('report every error: the later import and the circle that it closes', () => {
    const files = {
      'legal.ts': "import { draw } from './apply.js';",
      'apply.ts': "import { mayDraw } from './legal.js';\nimport { kernel } from './kernel.js';",
    };
    expect(wrongArrows(files)).toEqual([
      'legal.ts imports ./apply.js',
      'apply.ts imports ./kernel.js',
      'in a circle: legal.ts imports ./apply.js, apply.ts imports ./legal.js',
    ]);
  });
});

describe('the check', () => {
  const GAME = 'games/nunatak/apply.ts';

  test.each([
    [GAME, "import { draw } from '../../core/chance/random.js';"],
    [GAME, "import type { State } from './state.js';"],
    ['games/nunatak/apply/move.ts', "import type { State } from '../state.js';"],
    [GAME, "import type { Either } from 'fp-ts/lib/Either.js';"],
    [GAME, "import type * as t from 'io-ts';"],
    ['core/codec/type.ts', "import type * as t from 'io-ts';"],
    ['core/chance/stream.ts', "import seedrandom from 'seedrandom/seedrandom.js';"],
    ['core/data/digest.ts', "import { sha256 } from '@noble/hashes/sha2.js';"],
    ['testing/index.ts', "import fc from 'fast-check';"],
    ['testing/promises/observations.ts', "import { observerOf } from '../../learning/index.js';"],
    ['learning/observer.ts', "import { digestOf } from '../core/data/digest.js';"],
    ['testing/index.ts', 'const stub = () => { Math.random = () => 0; Date.now = () => 0; };'],
    [
      'arena/index.ts',
      "import { greedy } from '../bots/index.js';\nimport type { AnyGame } from '../core/contract/game.js';",
    ],
    ['arena-node/index.ts', "import { open } from 'node:fs/promises';\nimport type { Job } from '../arena/index.js';"],
    ['arena-node/threads.ts', "const { Piscina } = await import('piscina');\nconst now = performance.now();"],
    ['arena-node/queue.ts', "const { Queue } = await import('bullmq');\nsetTimeout(() => {}, 1);"],
    [
      'archive/line.ts',
      "import { games } from '../games/index.js';\nimport { readRecord } from '../core/records/record-codec.js';",
    ],
    ['cli/archive.ts', "import { validateLines } from '../archive/index.js';"],
    ['cli/index.ts', "import { games } from '../games/index.js';\nconsole.log(process.argv);"],
    ['games/index.ts', "import { game } from './nunatak/index.js';"],
    ['index.ts', "const game = () => import('./games/nunatak/index.js');"],
    ['index.ts', "import type { Games } from './games/index.js';"],
    ['io-ts/index.ts', "import { Type } from 'io-ts';\nimport type { Codec } from '../core/codec/index.js';"],
    [
      'cli/input/patterns.ts',
      "import { minimatch } from 'minimatch';\nimport { linesOf } from '../../archive/index.js';",
    ],
    [
      'words/index.ts',
      "import { IntlMessageFormat } from 'intl-messageformat';\nconst lists = new Intl.ListFormat('fr');",
    ],
    ['games/nunatak/words/fr.ts', "import { common } from '../../../words/common/fr.js';"],
    ['bots/clock.ts', 'const all = globalThis;'],
    ['bots/ladder/nunatak.ts', "import type { State } from '../../games/nunatak/index.js';"],
    ['games/nunatak/draw/look.ts', "import { text } from '../../../draw/picture.js';"],
    ['draw/index.ts', "import * as nunatak from '../games/nunatak/draw/index.js';"],
    ['cli/index.ts', "import { drawings } from '../draw/index.js';"],
    ['cli/queries/signs.ts', "const { signs } = await import('../../games/nunatak/signs/index.js');"],
    [GAME, "const card = { name: 'Date', console: 1 };\nconst anything = card.console + Math.floor(1);"],
    [GAME, '// any Date, any process: @rule NU-CARD-1'],
  ])('lets %s use %j', (file, text) => {
    expect(faultsOf(file, text)).toEqual([]);
  });

  test.each([
    ['core/records/match.ts', "import { game } from '../../games/nunatak/index.js';", 'games/nunatak'],
    ['core/records/match.ts', "import { gameOf } from '../../games/index.js';", 'games'],
    ['bots/greedy.ts', "import { games } from '../games/index.js';", 'games'],
    ['arena/index.ts', "import { games } from '../games/index.js';", 'games'],
    [GAME, "import { games } from '../index.js';", 'games'],
    ['games/index.ts', "import { wordsOf } from '../words/index.js';", 'words'],

    ['words/index.ts', "import { words } from '../games/nunatak/words/fr.js';", 'games/nunatak'],
    ['words/message.ts', "import { IntlMessageFormat } from 'intl-messageformat';", 'intl-messageformat'],
    [GAME, "import { wordsOf } from '../../words/index.js';", 'words'],
    ['core/records/match.ts', "import { bot } from '../../bots/index.js';", 'bots'],
    [GAME, "import { observerOf } from '../../learning/index.js';", 'learning'],
    ['learning/observer.ts', "import { game } from '../games/nunatak/index.js';", 'games/nunatak'],
    ['learning/observer.ts', "import { games } from '../index.js';", 'the root'],
    ['learning/observer.ts', "import { promises } from '../testing/index.js';", 'testing'],
    [GAME, "import { CARDS } from '../antarctica/components.js';", 'games/antarctica'],
    [GAME, "export * from '../antarctica/components.js';", 'games/antarctica'],
    [GAME, "type Card = import('../antarctica/components.js').Card;", 'games/antarctica'],
    [GAME, "const cards = await import('../antarctica/components.js');", 'games/antarctica'],
    [GAME, "import { games } from '../../index.js';", 'the root'],
    [GAME, "import { promises } from '../../testing/index.js';", 'testing'],
    ['bots/greedy.ts', "import type { State } from '../games/nunatak/index.js';", 'games/nunatak'],
    ['bots/greedy.ts', "import { games } from '../index.js';", 'the root'],
    ['bots/ladder/nunatak.ts', "import { game } from '../../games/nunatak/index.js';", 'games/nunatak'],
    ['arena/index.ts', "import { game } from '../games/nunatak/index.js';", 'games/nunatak'],
    ['arena/index.ts', "import { games } from '../index.js';", 'the root'],
    ['arena/index.ts', "import { Worker } from 'node:worker_threads';", 'node:worker_threads'],
    ['arena/run.ts', 'const now = performance.now();', 'performance'],
    ['arena/run.ts', "const { Piscina } = await import('piscina');", 'piscina'],
    ['arena-node/index.ts', "import { game } from '../games/nunatak/index.js';", 'games/nunatak'],
    ['arena-node/index.ts', "import { Redis } from 'redis';", 'redis'],
    ['bots/greedy.ts', "import { hold } from '../arena/index.js';", 'arena'],
    ['cli/index.ts', "import { game } from '../games/nunatak/index.js';", 'games/nunatak'],
    ['cli/queries/signs.ts', "import { game } from '../../games/nunatak/index.js';", 'games/nunatak'],
    ['cli/queries/finding.ts', "import { signs } from '../../games/nunatak/signs/index.js';", 'games/nunatak'],
    ['cli/main.ts', "import { drawings } from '../../scripts/drawings/index.js';", '..'],
    ['archive/line.ts', "import { exit } from '../cli/exit.js';", 'cli'],
    ['archive/line.ts', "import { Command } from 'commander';", 'commander'],
    ['testing/index.ts', "import { game } from '../games/nunatak/index.js';", 'games/nunatak'],
    ['archive/line.ts', "import { game } from '../games/nunatak/index.js';", 'games/nunatak'],
    ['archive/line.ts', "import { gameIds } from '../index.js';", 'the root'],
    ['archive/line.ts', "import { arena } from '../arena/index.js';", 'arena'],
    ['archive/line.ts', "import { createReadStream } from 'node:fs';", 'node:fs'],
    ['archive/line.ts', "import { sha256 } from '@noble/hashes/sha2.js';", '@noble/hashes/sha2.js'],
    ['archive/line.ts', "import { Zstd } from '@hpcc-js/wasm-zstd';", '@hpcc-js/wasm-zstd'],
    ['core/records/match.ts', "import { validateLine } from '../../archive/index.js';", 'archive'],
    [GAME, "import * as t from 'io-ts';", 'io-ts as a value'],
    ['core/codec/type.ts', "import * as t from 'io-ts';", 'io-ts as a value'],
    ['io-ts/index.ts', "import { PathReporter } from 'io-ts/lib/PathReporter.js';", 'io-ts/lib/PathReporter.js'],
    ['io-ts/index.ts', "import { orThrow } from '../index.js';", 'the root'],
    [GAME, "import seedrandom from 'seedrandom/seedrandom.js';", 'seedrandom/seedrandom.js'],
    ['core/chance/stream.ts', "import seedrandom from 'seedrandom';", 'seedrandom'],
    ['core/errors/verdict.ts', "import { right } from 'fp-ts/lib/Either.js';", 'fp-ts/lib/Either.js as a value'],
    [
      'core/errors/verdict.ts',
      "import { type Either, right } from 'fp-ts/lib/Either.js';",
      'fp-ts/lib/Either.js as a value',
    ],
    ['core/errors/verdict.ts', "import type { Either } from 'fp-ts/Either';", 'fp-ts/Either'],
    ['core/errors/verdict.ts', "import type { Either } from 'fp-ts/lib/Either';", 'fp-ts/lib/Either'],
    ['core/errors/verdict.ts', "import type { either } from 'fp-ts';", 'fp-ts'],
    ['core/records/record.ts', "import { createHash } from 'node:crypto';", 'node:crypto'],
    ['core/records/record.ts', "import { sha256 } from '@noble/hashes/sha2.js';", '@noble/hashes/sha2.js'],
    ['core/data/digest.ts', "import { md5 } from '@noble/hashes/legacy.js';", '@noble/hashes/legacy.js'],
    ['core/records/record.ts', "import fc from 'fast-check';", 'fast-check'],
    ['core/records/record.ts', "const seedrandom = require('seedrandom');", 'require'],
    [GAME, 'const value = Math.random();', 'Math.random'],
    [GAME, "const value = Math['random']();", 'Math.random'],
    [GAME, 'const { random } = Math;', 'Math as a value'],
    [GAME, 'const now = Date.now();', 'Date'],
    [GAME, 'const now = new Date();', 'Date'],
    [GAME, 'const now = performance.now();', 'performance'],
    ['testing/index.ts', 'const now = performance.now();', 'performance'],
    [GAME, 'const mode = process.env;', 'process'],
    [GAME, "console.log('here');", 'console'],
    [GAME, 'setTimeout(() => {}, 1);', 'setTimeout'],
    [GAME, 'const all = globalThis;', 'globalThis'],
    ['bots/greedy.ts', 'const all = globalThis;', 'globalThis'],
    ['bots/clock.ts', 'const now = Date.now();', 'Date'],
    [GAME, "const order = 'a'.localeCompare('b');", 'localeCompare'],
    [GAME, 'const many = (1e6).toLocaleString();', 'toLocaleString'],
    [GAME, "import { text } from '../../draw/picture.js';", 'draw'],
    ['games/nunatak/legal/place.ts', "import { message } from '../../../words/message.js';", 'words'],
    ['games/nunatak/words/en.ts', "import { wordsOf } from '../../../words/index.js';", 'words'],
    ['games/nunatak/draw/look.ts', "import { drawings } from '../../../draw/index.js';", 'draw'],
    ['core/fields/fields.ts', "import { message } from '../../words/message.js';", 'words'],
    ['core/index.ts', "import { tookEffect } from '../signs/index.js';", 'signs'],
    ['board/board.ts', "import { wordsOf } from '../words/index.js';", 'words'],
    ['games/nunatak/board/index.ts', "import { drawings } from '../../../draw/index.js';", 'draw'],
    ['draw/index.ts', "import { game } from '../games/nunatak/index.js';", 'games/nunatak'],
    ['draw/paint.ts', "import { drawings } from '../draw/index.js';", 'draw'],
    ['testing/seen/room.ts', "import { drawings } from '../../draw/index.js';", 'draw'],
    [GAME, 'const many = new Intl.NumberFormat();', 'Intl'],
    [GAME, 'const value: any = 1;', 'any'],
    [GAME, 'const value = 1 as any;', 'any'],
    [GAME, '// @ts-ignore\nconst value = 1;', '@ts-ignore'],
    [GAME, '// @ts-expect-error\nconst value = 1;', '@ts-expect-error'],
    [GAME, '// @ts-nocheck\nconst value = 1;', '@ts-nocheck'],
    [GAME, '// biome-ignore lint/style: so\nconst value = 1;', 'biome-ignore'],
  ])('refuses %s %j', (file, text, fault) => {
    expect(faultsOf(file, text)).toEqual([fault]);
  });
});

/** Returns the texts of the modules in a folder. */
function filesIn(folder: string): Files {
  return Object.fromEntries(modulesIn(folder).map((file) => [file, readFileSync(`${folder}/${file}`, 'utf8')]));
}

/** Lists the modules in a folder and its subfolders. */
function modulesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts'))
    .sort();
}

/** Lists what a module of src imports or uses although its place forbids it. */
function faultsOf(file: string, text: string): readonly string[] {
  const source = sourceOf(file, text);
  const faults: string[] = [];
  const visit = (node: ts.Node): void => {
    const wanted = importOf(node);
    if (wanted !== null) faults.push(...wrongImport(file, wanted));
    faults.push(...wrongWord(file, node));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...faults, ...(text.match(/@ts-ignore|@ts-expect-error|@ts-nocheck|biome-ignore/g) ?? [])];
}

/** Lists the modules that are loaded with a module. */
function reachedFrom(file: string, reached: Set<string> = new Set()): readonly string[] {
  if (reached.has(file)) return [];
  reached.add(file);
  const source = sourceOf(file, readFileSync(`${SRC}/${file}`, 'utf8'));
  for (const wanted of source.statements.map(importOf)) {
    if (wanted === null || wanted.isType || !wanted.from.startsWith('.')) continue;
    reachedFrom(posix.join(posix.dirname(file), wanted.from.replace(/\.js$/, '.ts')), reached);
  }
  return [...reached];
}

function wrongImport(file: string, { from, isType }: Import): readonly string[] {
  if (!from.startsWith('.')) return wrongPackage(file, from, isType);
  const here = placeOf(file);
  const path = posix.join(posix.dirname(file), from);
  const there = placeOf(path);
  // The ladder has knowledge of single games: it imports their types alone, which add no code.
  if (file.startsWith('bots/ladder/') && isType && there.startsWith('games/')) return [];
  if (here === 'games' && there.startsWith('games/')) return [];
  if (here === 'draw' && SEEN.test(path)) return [];
  if (file === 'cli/play/words.ts' && TOLD.test(path)) return [];
  if (file === 'cli/queries/signs.ts' && SIGNS.test(path)) return [];
  // Its index has the drawings of all games: what is shared by them is beside it.
  if (path === 'draw/index.js' && (here === 'draw' || here === 'testing' || here.startsWith('games'))) return ['draw'];
  if (there === 'words' && PLAIN_WORDS.test(path) && (SEES_WORDS.has(here) || partOf(file) !== null)) return [];
  if (sharedBy(partOf(file)).includes(there)) return [];
  return here === there || reachable(here).includes(there) || here === 'the root' ? [] : [there];
}

/** Returns the part of a game that people see to which a module belongs; null for all others. */
function partOf(file: string): string | null {
  return /^games\/[\w-]+\/(board|draw|signs|words)\b/.exec(file)?.[1] ?? null;
}

/** Lists the folders with the code that such a part of all games shares. */
function sharedBy(part: string | null): readonly string[] {
  if (part === 'draw') return ['board', 'draw'];
  return part === 'board' || part === 'signs' ? [part] : [];
}

/** The folders that put into words what they show. */
const SEES_WORDS = new Set(['board', 'draw']);

/** Returns the part of the library to which a module belongs. */
function placeOf(file: string): string {
  const folders = file.split('/').slice(0, -1);
  if (folders.length === 0) return 'the root';
  return folders.slice(0, folders[0] === 'games' ? 2 : 1).join('/');
}

function reachable(place: string): readonly string[] {
  if (place === 'core') return [];
  if (place === 'draw') return ['core', 'board'];
  if (place.startsWith('games') || ['board', 'learning', 'bots', 'signs', 'words', 'io-ts'].includes(place))
    return ['core'];
  if (place === 'testing') return ['core', 'learning', 'board', 'draw', 'words'];
  if (place === 'arena') return ['core', 'bots'];
  if (place === 'archive') return ['core', 'games'];
  if (place === 'cli') {
    return [
      'core',
      'bots',
      'arena',
      'arena-node',
      'archive',
      'draw',
      'games',
      'learning',
      'signs',
      'table',
      'words',
      'the root',
    ];
  }
  return ['core', 'bots', 'arena', 'archive', 'games'];
}

function wrongPackage(file: string, from: string, isType: boolean): readonly string[] {
  const place = placeOf(file);
  const asValue = isType ? [] : [`${from} as a value`];
  if (/^fp-ts\/lib\/\w+\.js$/.test(from)) return asValue;
  if (from === 'io-ts') return place === 'io-ts' ? [] : asValue;
  if (from === 'seedrandom/seedrandom.js' && file === 'core/chance/stream.ts') return [];
  if (from === HASH && file === HASHER) return [];
  if (from === 'fast-check' && place === 'testing') return [];
  if (from === 'intl-messageformat' && place === 'words' && !PLAIN_WORDS.test(file)) return [];
  if (from.startsWith('node:') && IN_NODE.includes(place)) return [];
  // Other versions of this package, and bots outside the library, have names that only the user knows.
  if (place === 'cli' && (LIBRARIES.includes(from) || from === 'a computed name')) return [];
  if (place === 'arena-node' && PEERS.includes(from)) return [];
  if (file === 'arena-node/bots-module.ts' && from === 'a computed name') return [];
  return [from];
}

/** The parts that run in Node alone. */
const IN_NODE = ['arena-node', 'cli'];

/** The packages that are bundled into the command. */
const LIBRARIES = [
  'commander',
  'cli-progress',
  'cli-table3',
  'd3-scale',
  'd3-shape',
  'minimatch',
  'piscina',
  '@hpcc-js/wasm-zstd',
];

/** The optional peers. */
const PEERS = ['piscina', 'bullmq', 'ioredis'];

const HASHER = 'core/data/digest.ts';
const HASH = '@noble/hashes/sha2.js';

const WORDS = [
  'Date',
  'performance',
  'process',
  'console',
  'setTimeout',
  'setInterval',
  'globalThis',
  'Intl',
  'require',
];
const STUBBED = ['Math', 'Date', 'globalThis'];
const LOCALES = /^(localeCompare|toLocale\w+)$/;

/** Lists names that could make a game differ between runs or machines. */
function wrongWord(file: string, node: ts.Node): readonly string[] {
  if (node.kind === ts.SyntaxKind.AnyKeyword) return ['any'];
  if (!ts.isIdentifier(node)) return [];
  const { text, parent } = node;
  if (ts.isPropertyAccessExpression(parent) && parent.name === node) return LOCALES.test(text) ? [text] : [];
  if (isName(node)) return [];
  const place = placeOf(file);
  // The promises stub the clock and randomness, to show that no game uses them; some places are for Node alone.
  if (IN_NODE.includes(place) || (place === 'testing' && STUBBED.includes(text))) return [];
  // A search with a time limit finds the clock of its platform.
  if (file === 'bots/clock.ts' && text === 'globalThis') return [];
  // SHA-256 is the same everywhere; the platform's is faster.
  if (file === 'core/data/digest.ts' && text === 'globalThis') return [];
  // Words do not affect play, and languages have their own ways to list things.
  if (place === 'words' && text === 'Intl') return [];
  if (text === 'Math') return wrongMath(parent);
  return WORDS.includes(text) ? [text] : [];
}

/** Checks whether an identifier only names a property or a module member. */
function isName(node: ts.Identifier): boolean {
  const { parent } = node;
  return (
    (ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent) || ts.isMethodSignature(parent)) &&
    parent.name === node
  );
}

function wrongMath(parent: ts.Node): readonly string[] {
  if (ts.isPropertyAccessExpression(parent)) return parent.name.text === 'random' ? ['Math.random'] : [];
  if (ts.isElementAccessExpression(parent)) {
    return textOf(parent.argumentExpression) === 'random' ? ['Math.random'] : ['Math as a value'];
  }
  return ['Math as a value'];
}
