import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { randomRecords } from '../../scripts/archive/games.js';
import { root } from '../../scripts/entries.js';
import { canonicalBytes, formatRecord } from '../../src/archive/index.js';
import { games } from '../../src/games/index.js';
import { type AnyGame, type GameRecord, orThrow, recordOf, toToldRecord } from '../../src/index.js';
import { recordedGame, toldGame, toldGames } from '../archive/samples.js';
import { commandHere, rowsOf } from './command.js';

const { run, put, folder } = commandHere();

const antarctica = games.antarctica as unknown as AnyGame;
const linesOf = (records: readonly GameRecord[]) =>
  records.map((record) => `${Buffer.from(canonicalBytes(record))}\n`).join('');
const convert = (...rest: readonly string[]) => run(['convert', '--quiet', '--threads', '1', ...rest]);
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');

const envelope = { occasion: 'Open \u001b[2J', comments: [{ ply: 1, text: 'a } b\n---\n' }], clocks: [5, null] };
const records = [
  { ...toldGame(antarctica, 'record', 12), envelope },
  recordedGame(antarctica, 'record'),
  orThrow(recordOf(antarctica, { start: orThrow(antarctica.setup({ players: 2, seed: 'start' })), moves: [] })),
];
const archive = () => put('games.jsonl', linesOf(records));

describe('record', () => {
  test('turns the texts of convert into the same records', async () => {
    expect(await convert('--to', 'text', archive(), '-o', 'games.txt')).toMatchObject({ exit: 0, err: '' });
    const text = read('games.txt');
    expect(text.split('\n---\n')).toHaveLength(3);
    expect(text).not.toMatch(/[^\P{Cc}\n]/u);
    expect(await run(['record', 'antarctica', 'games.txt'])).toEqual({ exit: 0, out: linesOf(records), err: '' });
    expect(await run(['record', 'antarctica', '-'], { input: text })).toMatchObject({ out: linesOf(records) });
  });

  test('reads compressed texts, and writes compressed records', async () => {
    await convert('--to', 'text', archive(), '-o', 'games.txt.gz');
    expect(await run(['record', 'antarctica', 'games.txt.gz', '-o', 'again.jsonl.zst'])).toMatchObject({ exit: 0 });
    expect((await convert('--to', 'records', 'again.jsonl.zst')).out).toBe(linesOf(records));
  });

  test('reports line, column, what is wrong and what is possible, and writes the other games', async () => {
    const [good] = (await convert('--to', 'text', archive())).out.split('---\n');
    const bad = put(
      'bad.txt',
      `${good}---\nplayers: 2\n\n(1st=8)\n---\n${good}---\nplayers: 2\nseed: x\n\ncube1 fly\u0007\n`,
    );
    const { exit, out, err } = await run(['record', 'antarctica', bad]);
    const line = good!.split('\n').length;
    expect({ exit, out }).toEqual({ exit: 1, out: linesOf([records[0]!, records[0]!]) });
    expect(err.split('\n')).toEqual([
      `${bad}:${line + 3}:2: InvalidText: The deal, fact 1: '1st=8' is not a fact of Antarctica. Possible: 1st=1, 1st=2.`,
      expect.stringMatching(/:\d+:7: InvalidText: Move 2 by player \d, 'fly\\u0007': .* Legal: /),
      '2 valid games, 2 errors: InvalidText 2',
      '',
    ]);
    const rows = rowsOf((await run(['record', '--json', 'antarctica', bad])).err.replace(/\n2 valid.*\n$/, '\n'));
    expect(rows[0]).toMatchObject({
      kind: 'error',
      file: bad,
      error: { line: line + 3, column: 2, found: '1st=8', expected: ['1st=1', '1st=2'] },
    });
  });

  test('leaves an output as it was if there is no game, and never replaces its input', async () => {
    put('kept.jsonl', 'before');
    const bad = put('bad.txt', 'players: 2\n');
    const ended = await run(['record', 'antarctica', bad, '-o', 'kept.jsonl']);
    expect(ended).toMatchObject({ exit: 2, err: expect.stringContaining('no record of the input can be used') });
    expect(read('kept.jsonl')).toBe('before');
    const same = await run(['record', 'antarctica', bad, '-o', bad]);
    expect(same).toMatchObject({ exit: 2, err: expect.stringContaining('would be lost') });
    expect(read('bad.txt')).toBe('players: 2\n');
  });

  test('reports files that cannot be read', async () => {
    const errorOf = async (...args: readonly string[]) => (await run(['record', ...args])).err;
    expect(await errorOf('antarctica', 'nowhere.txt')).toContain('nowhere.txt cannot be read: it does not exist.');
    expect(await errorOf('antarctica', put('bytes.txt', Buffer.from([0xc3, 0x28, 0x00])))).toContain('it is not UTF-8');
    expect(await errorOf('antarctica', put('long.txt', 'x'.repeat(99)), '--max-line-bytes', '9')).toContain(
      'more than 9 bytes',
    );
    expect(await errorOf('chess', 'nowhere.txt')).toContain("There is no game 'chess'");
    expect(await run(['record', 'antarctica', folder])).toMatchObject({ exit: 2 });
  });

  test('uses the components of the command line', async () => {
    const own = { awardPoints: { gold: 9, silver: 8, bronze: 7 } };
    put('own.json', JSON.stringify(own));
    const text = put('own.txt', 'players: 2\nseed: own\n\n');
    const args = ['record', 'blueprints', text, '--components', 'blueprints=own.json'];
    const { id } = JSON.parse((await run(args)).out) as GameRecord;
    const game = orThrow((games.blueprints as unknown as AnyGame).withComponents(own));
    expect(id).toBe(orThrow(recordOf(game, { options: { players: 2, seed: 'own' }, moves: [] })).id);
  });
});

describe('record, of texts of several games', () => {
  const all = [...randomRecords(15)];
  const told = toldGames.map((each) => toldGame(each, 'mixed', 5));
  const mixed = put('mixed.jsonl', linesOf([...all, ...told]));

  test('reads them back without the name of a game', async () => {
    expect(new Set([...all, ...told].map(({ game }) => game)).size).toBe(5);
    await convert('--to', 'text', mixed, '-o', 'mixed.txt');
    expect(await run(['record', 'mixed.txt'])).toEqual({ exit: 0, out: linesOf([...all, ...told]), err: '' });
    const unfinished = [...all, ...told].filter(({ result }) => result?.over !== true).length;
    expect(await run(['record', 'mixed.txt', '-o', 'again.jsonl'])).toMatchObject({
      exit: 0,
      err: `again.jsonl: ${all.length + told.length} games, ${unfinished} of them without an end\n`,
    });
  });

  test('reads those of one game alone if it is named, and says what is none', async () => {
    const text = read('mixed.txt');
    const { out, err } = await run(['record', 'nunatak', '-'], { input: text });
    expect(rowsOf(out).map(({ game }) => game)).toEqual(
      [...all, ...told].flatMap(({ game }) => (game === 'nunatak' ? [game] : [])),
    );
    expect(err).toMatch(
      /:\d+:7: InvalidText: The text is of game 'blueprints', not 'nunatak': name no game to read it\./,
    );
    const none = await run(['record', '-'], { input: 'players: 2\n---\ngame: chess\n' });
    expect(none.err).toMatch(
      /^.*:1:1: InvalidText: The text names no game: write it before the file, or 'game: antarctica'\./,
    );
    expect(none.err).toMatch(/:3:7: InvalidText: There is no game 'chess'; there are antarctica, /);
    expect((await run(['record'])).err).toMatch(/Name the file with the texts/);
  });
});

describe('record says what it wrote', () => {
  const blueprints = games.blueprints as unknown as AnyGame;
  const whole = orThrow(toToldRecord(recordedGame(blueprints, 'wrote', undefined, 2), blueprints));
  const textOfMoves = (length: number, facts?: number): string => {
    const entries = whole.told!.slice(0, length + 1).map((entry) => entry.split(' '));
    const told = entries.map((entry, i) => (i < length ? entry : entry.slice(0, facts)).join(' '));
    const { result: _, ...rest } = { ...whole, moves: whole.moves.slice(0, length), told, id: 'x' };
    return formatRecord(rest as GameRecord, blueprints)
      .replace('result: none\n', '')
      .replace('id: x\n', 'player 1: Ann\n');
  };
  const reportOf = async (text: string): Promise<string> =>
    (await run(['record', put('wrote.txt', text), '-o', join(folder, 'wrote.jsonl')])).err.replace(`${folder}/`, '');

  test('points and winners of a whole game', async () => {
    const [ann, other] = whole.result!.totals;
    expect(await reportOf(textOfMoves(whole.moves.length))).toMatch(
      `wrote.jsonl: Blueprints: Ann ${ann}, player 2 ${other}, won by `,
    );
  });

  test('a game that was not played to its end', async () => {
    expect(await reportOf(textOfMoves(2))).toBe('wrote.jsonl: Blueprints, not played to its end: 2 moves\n');
  });

  test('a game that ends within the facts of its last move, and what is possible there', async () => {
    expect(await reportOf(textOfMoves(2, 1))).toMatch(
      /^wrote.jsonl: Blueprints, not played to its end: 2 moves\. The facts of the last move go on\. Possible: \+\w\d, .* more\.\n$/,
    );
  });
});

describe('the games of the guide', () => {
  const place = join(root, 'docs/guides/games');
  const files = readdirSync(place);

  test('are there', () => expect(files).toEqual(['blueprints.txt', 'igloo-igloo.txt']));

  test.each(files)('%s becomes a record of a whole game, and its text the same record', async (file) => {
    const game = file.replace('.txt', '');
    const title = game === 'blueprints' ? 'Blueprints' : 'Igloo Igloo';
    expect(await run(['record', game, join(place, file), '-o', `${game}.jsonl`])).toEqual({
      exit: 0,
      out: '',
      err: expect.stringMatching(`^${game}.jsonl: ${title}: Ann \\d+, Ben \\d+, won by (Ann|Ben)\n$`),
    });
    const [record] = rowsOf(read(`${game}.jsonl`));
    expect(record).toMatchObject({ game, result: { over: true }, told: expect.any(Array) });
    const { out } = await convert('--to', 'text', `${game}.jsonl`);
    expect((await run(['record', game, '-'], { input: out })).out).toBe(read(`${game}.jsonl`));
  });
});
