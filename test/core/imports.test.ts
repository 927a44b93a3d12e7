import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

const SRC = fileURLToPath(new URL('../../src', import.meta.url));

const modules = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts'))
  .sort();

describe('the modules of src', () => {
  test('are there', () => {
    expect(modules).toContain('core/game.ts');
  });

  test.each(modules)('%s imports and uses only what its place allows', (file) => {
    expect(faultsOf(file, readFileSync(`${SRC}/${file}`, 'utf8'))).toEqual([]);
  });
});

describe('the rules of a game', () => {
  const games = modules.filter((file) => /^games\/[\w-]+\/rules\.ts$/.test(file)).map((file) => posix.dirname(file));

  test.each(games)('%s can be played without what only the whole game needs', (game) => {
    const reached = reachedFrom(`${game}/rules.ts`).filter((file) => file.startsWith(game));
    expect(reached).toContain(`${game}/kernel.ts`);
    expect(
      reached.filter((file) => /^\/(game|own|codec|invariants|clauses\/index)\b/.test(file.slice(game.length))),
    ).toEqual([]);
  });
});

describe('the check', () => {
  const GAME = 'games/nunatak/apply.ts';

  test.each([
    [GAME, "import { draw } from '../../core/random.js';"],
    [GAME, "import type { State } from './state.js';"],
    ['games/nunatak/apply/move.ts', "import type { State } from '../state.js';"],
    [GAME, "import type { Either } from 'fp-ts/lib/Either.js';"],
    [GAME, "import type * as t from 'io-ts';"],
    ['core/codec/type.ts', "import * as t from 'io-ts';"],
    ['core/random.ts', "import alea from 'seedrandom/lib/alea.js';"],
    ['testing/index.ts', "import fc from 'fast-check';"],
    ['testing/index.ts', 'const stub = () => { Math.random = () => 0; Date.now = () => 0; };'],
    [
      'arena/index.ts',
      "import { Worker } from 'node:worker_threads';\nimport type { AnyGame } from '../core/game.js';",
    ],
    ['cli/index.ts', "import { games } from '../index.js';\nconsole.log(process.argv);"],
    ['index.ts', "export { game } from './games/nunatak/index.js';"],
    [GAME, "const card = { name: 'Date', console: 1 };\nconst anything = card.console + Math.floor(1);"],
    [GAME, '// any Date, any process: @rule NU-CARD-1'],
  ])('lets %s have %j', (file, text) => {
    expect(faultsOf(file, text)).toEqual([]);
  });

  test.each([
    ['core/match.ts', "import { game } from '../games/nunatak/index.js';", 'games/nunatak'],
    ['core/match.ts', "import { bot } from '../bots/index.js';", 'bots'],
    [GAME, "import { CARDS } from '../antarctica/components.js';", 'games/antarctica'],
    [GAME, "export * from '../antarctica/components.js';", 'games/antarctica'],
    [GAME, "type Card = import('../antarctica/components.js').Card;", 'games/antarctica'],
    [GAME, "const cards = await import('../antarctica/components.js');", 'games/antarctica'],
    [GAME, "import { games } from '../../index.js';", 'the root'],
    [GAME, "import { promises } from '../../testing/index.js';", 'testing'],
    ['bots/greedy.ts', "import type { State } from '../games/nunatak/index.js';", 'games/nunatak'],
    ['bots/greedy.ts', "import { games } from '../index.js';", 'the root'],
    ['arena/index.ts', "import { game } from '../games/nunatak/index.js';", 'games/nunatak'],
    ['cli/index.ts', "import { game } from '../games/nunatak/index.js';", 'games/nunatak'],
    ['testing/index.ts', "import { game } from '../games/nunatak/index.js';", 'games/nunatak'],
    [GAME, "import * as t from 'io-ts';", 'io-ts as a value'],
    ['core/codec/type.ts', "import { PathReporter } from 'io-ts/lib/PathReporter.js';", 'io-ts/lib/PathReporter.js'],
    [GAME, "import alea from 'seedrandom/lib/alea.js';", 'seedrandom/lib/alea.js'],
    ['core/random.ts', "import seedrandom from 'seedrandom';", 'seedrandom'],
    ['core/verdict.ts', "import { right } from 'fp-ts/lib/Either.js';", 'fp-ts/lib/Either.js as a value'],
    ['core/verdict.ts', "import { type Either, right } from 'fp-ts/lib/Either.js';", 'fp-ts/lib/Either.js as a value'],
    ['core/verdict.ts', "import type { Either } from 'fp-ts/Either';", 'fp-ts/Either'],
    ['core/verdict.ts', "import type { Either } from 'fp-ts/lib/Either';", 'fp-ts/lib/Either'],
    ['core/verdict.ts', "import type { either } from 'fp-ts';", 'fp-ts'],
    ['core/record.ts', "import { createHash } from 'node:crypto';", 'node:crypto'],
    ['core/record.ts', "import fc from 'fast-check';", 'fast-check'],
    ['core/record.ts', "const alea = require('seedrandom');", 'require'],
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
    [GAME, "const order = 'a'.localeCompare('b');", 'localeCompare'],
    [GAME, 'const many = (1e6).toLocaleString();', 'toLocaleString'],
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

/** What a module of src has that its place does not allow. */
function faultsOf(file: string, text: string): readonly string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
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

/** The modules that come with a module when it is loaded. */
function reachedFrom(file: string, reached: Set<string> = new Set()): readonly string[] {
  if (reached.has(file)) return [];
  reached.add(file);
  const source = ts.createSourceFile(file, readFileSync(`${SRC}/${file}`, 'utf8'), ts.ScriptTarget.Latest, true);
  for (const wanted of source.statements.map(importOf)) {
    if (wanted === null || wanted.isType || !wanted.from.startsWith('.')) continue;
    reachedFrom(posix.join(posix.dirname(file), wanted.from.replace(/\.js$/, '.ts')), reached);
  }
  return [...reached];
}

interface Import {
  readonly from: string;
  readonly isType: boolean;
}

function importOf(node: ts.Node): Import | null {
  if (ts.isImportDeclaration(node)) return { from: textOf(node.moduleSpecifier), isType: isTypeClause(node) };
  if (ts.isExportDeclaration(node) && node.moduleSpecifier !== undefined) {
    return { from: textOf(node.moduleSpecifier), isType: node.isTypeOnly };
  }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
    return { from: textOf(node.argument.literal), isType: true };
  }
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    return { from: textOf(node.arguments[0]), isType: false };
  }
  return null;
}

function isTypeClause({ importClause }: ts.ImportDeclaration): boolean {
  return importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
}

function textOf(node: ts.Node | undefined): string {
  return node !== undefined && ts.isStringLiteralLike(node) ? node.text : 'a computed name';
}

function wrongImport(file: string, { from, isType }: Import): readonly string[] {
  if (!from.startsWith('.')) return wrongPackage(file, from, isType);
  const here = placeOf(file);
  const there = placeOf(posix.join(posix.dirname(file), from));
  return here === there || reachable(here).includes(there) || here === 'the root' ? [] : [there];
}

/** The part of the library to which a module belongs. */
function placeOf(file: string): string {
  const folders = file.split('/').slice(0, -1);
  if (folders.length === 0) return 'the root';
  return folders.slice(0, folders[0] === 'games' ? 2 : 1).join('/');
}

function reachable(place: string): readonly string[] {
  if (place === 'core') return [];
  if (place.startsWith('games') || place === 'testing' || place === 'bots') return ['core'];
  if (place === 'arena') return ['core', 'bots'];
  return ['core', 'bots', 'arena', 'the root'];
}

function wrongPackage(file: string, from: string, isType: boolean): readonly string[] {
  const place = placeOf(file);
  const asValue = isType ? [] : [`${from} as a value`];
  if (/^fp-ts\/lib\/\w+\.js$/.test(from)) return asValue;
  if (from === 'io-ts') return file === 'core/codec/type.ts' ? [] : asValue;
  if (from === 'seedrandom/lib/alea.js' && file === 'core/random.ts') return [];
  if (from === 'fast-check' && place === 'testing') return [];
  if (from.startsWith('node:') && (place === 'cli' || place === 'arena')) return [];
  return [from];
}

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

/** Names for what would make a game differ from one run or machine to the next. */
function wrongWord(file: string, node: ts.Node): readonly string[] {
  if (node.kind === ts.SyntaxKind.AnyKeyword) return ['any'];
  if (!ts.isIdentifier(node)) return [];
  const { text, parent } = node;
  if (ts.isPropertyAccessExpression(parent) && parent.name === node) return LOCALES.test(text) ? [text] : [];
  if (isName(node)) return [];
  const place = placeOf(file);
  // The promises stub the clock and chance, to show that no game asks them; the command line is for a terminal.
  if (place === 'cli' || (place === 'testing' && STUBBED.includes(text))) return [];
  if (text === 'Math') return wrongMath(parent);
  return WORDS.includes(text) ? [text] : [];
}

/** Whether an identifier only names a property or a module member. */
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
