import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../scripts/entries.js';
import { commandHere, rowsOf } from './command.js';

const { run, runLine, put, folder } = commandHere();

/** Bundles a module with the toy game, as somebody would who installed the library. */
const bundleToy = (file: string, defaultExport: string): Promise<unknown> =>
  build({
    stdin: {
      contents: `import { game } from './test/support/toy.ts';\nexport default ${defaultExport};`,
      resolveDir: root,
      loader: 'ts',
    },
    bundle: true,
    format: 'esm',
    platform: 'node',
    outfile: join(folder, file),
    logLevel: 'error',
  });

const FIRST = "{ name: 'first', begin: () => ({ answer: ({ moves }) => ({ move: moves[0] }) }) }";
const TOY = ['--game', './toy.mjs'];
const QUICK = ['--deals', '2', '--threads', '1', '--quiet'];

beforeAll(async () => {
  await bundleToy('toy.mjs', `{ game, bots: { first: ${FIRST} } }`);
  await bundleToy('bare.mjs', '{ game }');
  await bundleToy('twice.mjs', "{ game: { ...game, id: 'nunatak' } }");
  await bundleToy('odd-id.mjs', "{ game: { ...game, id: '../toy' } }");
  await build({
    entryPoints: [join(root, 'docs/examples/games/goofspiel.ts')],
    bundle: true,
    format: 'esm',
    platform: 'node',
    outfile: join(folder, 'goofspiel.mjs'),
    alias: { 'sastrugi/author': join(root, 'src/author/index.ts') },
    footer: { js: 'export default { game };' },
    logLevel: 'error',
  });
  put('none.mjs', 'export const game = 1;\n');
  put('half.mjs', "export default { game: { id: 'half', title: 'Half', version: '1', componentsId: '' } };\n");
  put('throws.mjs', "throw new Error('no luck');\n");
  put('undrawn.mjs', "import pack from './toy.mjs';\nexport default { ...pack, drawing: { draw: () => '' } };\n");
  await run(['simulate', ...TOY, 'random', 'first', ...QUICK, '--archive', 'toy.jsonl']);
});

const records = () => rowsOf(readFileSync(join(folder, 'toy.jsonl'), 'utf8'));

describe('a game of a module', () => {
  test('is played by bots, those of the module among them, and its games are kept', async () => {
    expect(records().map(({ game }) => game)).toEqual(['toy', 'toy']);
    expect(records()[0]).toMatchObject({ envelope: { players: [{ name: 'random' }, { name: 'first' }] } });
  });

  test('has tournaments, which can be repeated by their last line', async () => {
    const { exit, out } = await run(['tournament', ...TOY, 'random', 'greedy:samples=1', ...QUICK, '--json']);
    expect(exit).toBe(0);
    const { command, standings } = JSON.parse(out) as { command: string; standings: unknown };
    expect(command).toMatch(/^sastrugi tournament random greedy:samples=1 .*--game \.\/toy\.mjs/);
    const again = JSON.parse((await runLine(`${command} --json --quiet --threads 1`)).out) as typeof JSON;
    expect(again).toMatchObject({ standings });
  });

  test.each([
    [['validate'], '2 valid games, 0 errors\n'],
    [['stats', '--json'], '"game":"toy"'],
    [['find', '--length', '0..'], 'toy, 2 players'],
    [['convert', '--to', 'text'], 'game: toy'],
    [['dedup'], '"game":"toy"'],
  ])('is found in archives by %j', async (command, printed) => {
    const line = [...command, 'toy.jsonl', '--threads', '1'];
    const [without, found] = [await run(line), await run([...line, ...TOY])];
    expect(found).toMatchObject({ exit: 0, out: expect.stringContaining(printed) });
    expect(`${without.out}${without.err}`).toContain("There is no game 'toy' here");
  });

  test('is a condition of find', async () => {
    const blueprints = await run(['simulate', 'blueprints', 'random', 'random', ...QUICK, '--archive', 'both.jsonl']);
    expect(blueprints.exit).toBe(0);
    const both = put(
      'both.jsonl',
      readFileSync(join(folder, 'both.jsonl'), 'utf8') + readFileSync(join(folder, 'toy.jsonl'), 'utf8'),
    );
    const { out } = await run(['find', '--game', './toy.mjs', '--json', '--threads', '1', '--quiet', both]);
    expect(rowsOf(out).map(({ game }) => game)).toEqual(['toy', 'toy']);
    const others = await run(['find', '--game', 'blueprints', '--json', '--threads', '1', '--quiet', both]);
    expect(rowsOf(others.out).map(({ game }) => game)).toEqual(['blueprints', 'blueprints']);
  });

  test('is shown as a table of its fields, with its moves in notation', async () => {
    const { exit, out } = await run(['show', 'toy.jsonl', '--move', '2', ...TOY]);
    expect(exit).toBe(0);
    expect(out).toMatch(/^phase +\w+/m);
    expect(out).toMatch(/decides and plays .*; the legal moves are/);
    expect(out).not.toMatch(/undefined|\[object/);
  });

  test('comes back from its texts', async () => {
    const { out: texts } = await run(['convert', '--to', 'text', 'toy.jsonl', '--threads', '1', ...TOY]);
    const { exit, out } = await run(['record', ...TOY, put('toy.txt', texts)]);
    expect(exit).toBe(0);
    expect(rowsOf(out).map(({ moves }) => moves)).toEqual(records().map(({ moves }) => moves));
  });

  test('is played at the terminal, against the first bot of the module, and goes on from its file', async () => {
    const begun = await run(['play', ...TOY, 'Ann', '--deal', 'x', '--save', 'saved.json'], { input: '1\nquit\n' });
    expect(begun).toMatchObject({ exit: 0, err: '' });
    expect(begun.out).toMatch(/Ann, first/);
    expect(begun.out).not.toMatch(/undefined|\[object/);
    const resumed = await run(['play', ...TOY, '--resume', 'saved.json'], { input: 'quit\n' });
    expect(resumed).toMatchObject({ exit: 0, err: '' });
    const without = await run(['play', '--resume', 'saved.json'], { input: 'quit\n' });
    expect(without).toMatchObject({ exit: 2, err: expect.stringContaining('saved.json') });
  });

  test('is played against a bot for every game, if it has none of its own', async () => {
    const { exit, out } = await run(['play', '--game', './bare.mjs', 'Ann', '--deal', 'x'], { input: '1\nquit\n' });
    expect({ exit, out }).toEqual({ exit: 0, out: expect.stringMatching(/Ann, greedy/) });
  });

  test('has its clauses and its schemas', async () => {
    expect((await run(['rules', ...TOY])).out).toMatch(/^Toy, rules /);
    const { $schema, oneOf } = JSON.parse((await run(['schema', ...TOY, 'move'])).out) as Record<string, unknown[]>;
    expect($schema).toContain('json-schema.org');
    expect(oneOf!.length).toBeGreaterThan(1);
    expect(JSON.parse((await run(['schema', ...TOY])).out)).toMatchObject({
      properties: { players: { enum: [2, 3] } },
    });
  });

  test('speaks as an engine', async () => {
    const hello = { type: 'hello', protocol: 1, game: 'toy' };
    const { exit, err } = await run(['engine', ...TOY], { input: `${JSON.stringify(hello)}\n` });
    expect({ exit, err }).toEqual({ exit: 2, err: expect.stringContaining('line 1 of standard input') });
  });
});

test.each([
  [['--game', './nowhere.mjs'], './nowhere.mjs cannot be found'],
  [['--game', 'nowhere'], 'nowhere cannot be found: Cannot find module'],
  [['--game', './none.mjs'], './none.mjs has no game: game is missing'],
  [['--game', './half.mjs'], './half.mjs has no game: game.setup must be a function'],
  [['--game', './throws.mjs'], './throws.mjs cannot be loaded: no luck.'],
  [['--game', './odd-id.mjs'], 'game.id must be a text of at most 40 small letters'],
  [['--game', './undrawn.mjs'], 'drawing.board must be a function'],
  [['--game', './twice.mjs'], "./twice.mjs has a game 'nunatak', and so has this package"],
  [[...TOY, ...TOY], "has a game 'toy', and so has another module"],
])('%j is refused in words', async (named, message) => {
  for (const line of [['validate', 'toy.jsonl', '--threads', '1'], ['rules']]) {
    const { exit, out, err } = await run([...line, ...named]);
    expect({ exit, out }).toEqual({ exit: 2, out: '' });
    expect(err).toContain(message);
  }
});

describe('a game in which players choose at the same time', () => {
  const GOOFSPIEL = ['play', '--game', './goofspiel.mjs', '--deal', 'x'];

  test('asks a person once, and then the bot', async () => {
    const { exit, out } = await run([...GOOFSPIEL, 'Ann', 'greedy'], { input: '3\nquit\n\n' });
    expect(exit).toBe(0);
    expect(out).toMatch(/bids shown: bids \[3,\d+\]/);
  });

  test('hides a choice from the next person, also in a file, until all have chosen', async () => {
    const begun = await run([...GOOFSPIEL, 'Ann', 'Ben', '--save', 'sealed.json'], { input: '\n3\n\nquit\n' });
    expect(begun).toMatchObject({ exit: 0, err: '' });
    const resumed = await run(['play', '--game', './goofspiel.mjs', '--resume', 'sealed.json'], {
      input: '\n2\n\nquit\n',
    });
    expect(resumed.out).toMatch(/^Ben: bid$[\s\S]*bids shown: bids \[3,2\]/m);
    expect(resumed.out.split('bids shown')[0]).not.toContain('3]');
  });

  test('asks whoever has not chosen, if a later seat has', async () => {
    const saved = JSON.parse(readFileSync(join(folder, 'sealed.json'), 'utf8')) as Record<string, unknown>;
    put('later.json', JSON.stringify({ ...saved, choices: [null, { kind: 'bid', card: 5 }] }));
    const { exit, out } = await run(['play', '--game', './goofspiel.mjs', '--resume', 'later.json'], {
      input: '\n2\n\nquit\n',
    });
    expect(exit).toBe(0);
    expect(out).toMatch(/^Ann: bid$[\s\S]*bids shown: bids \[2,5\]/m);
    expect(out).not.toMatch(/^Ben: bid$[\s\S]*bids shown/m);
  });
});

test('no game of a module stays for the next run', async () => {
  expect(await run(['rules', 'toy'])).toMatchObject({
    exit: 2,
    err: expect.stringContaining("There is no game 'toy'"),
  });
});
