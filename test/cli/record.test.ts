import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../scripts/entries.js';
import { canonicalBytes } from '../../src/archive/index.js';
import { games } from '../../src/games/index.js';
import { type AnyGame, type GameRecord, orThrow, recordOf } from '../../src/index.js';
import { recordedGame, toldGame } from '../archive/samples.js';
import { commandHere, rowsOf } from './command.js';

const { run, put, folder } = commandHere();

const antarctica = games.antarctica as unknown as AnyGame;
const linesOf = (records: readonly GameRecord[]) =>
  records.map((record) => `${Buffer.from(canonicalBytes(record))}\n`).join('');
const convert = (...rest: readonly string[]) => run(['convert', '--quiet', '--threads', '1', ...rest]);
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');

const envelope = { event: 'Open \u001b[2J', comments: [{ after: 1, text: 'a } b\n---\n' }], clocks: [5, null] };
const records = [
  { ...toldGame(antarctica, 'record', 12), envelope },
  recordedGame(antarctica, 'record'),
  orThrow(recordOf(antarctica, { start: orThrow(antarctica.setup({ players: 2, seed: 'start' })), moves: [] })),
];
const archive = () => put('games.jsonl', linesOf(records));

describe('record', () => {
  test('turns the texts of convert into the same records', async () => {
    expect(await convert('--to', 'text', archive(), '-o', 'games.txt')).toMatchObject({ exit: 0, told: '' });
    const text = read('games.txt');
    expect(text.split('\n---\n')).toHaveLength(3);
    expect(text).not.toMatch(/[^\P{Cc}\n]/u);
    expect(await run(['record', 'antarctica', 'games.txt'])).toEqual({ exit: 0, out: linesOf(records), told: '' });
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
      `${good}---\nplayers: 2\n\n(1st=7)\n---\n${good}---\nplayers: 2\nseed: x\n\ncube0 fly\u0007\n`,
    );
    const { exit, out, told } = await run(['record', 'antarctica', bad]);
    const line = good!.split('\n').length;
    expect({ exit, out }).toEqual({ exit: 1, out: linesOf([records[0]!, records[0]!]) });
    expect(told.split('\n')).toEqual([
      `${bad}:${line + 3}:2: InvalidText: The deal, fact 1: '1st=7' is not a fact of Antarctica. Possible: 1st=0, 1st=1.`,
      expect.stringMatching(/:\d+:7: InvalidText: Move 2, 'fly\\u0007': .* Legal: /),
      '2 valid games, 2 errors: InvalidText 2',
      '',
    ]);
    const rows = rowsOf((await run(['record', '--json', 'antarctica', bad])).told.replace(/\n2 valid.*\n$/, '\n'));
    expect(rows[0]).toMatchObject({
      kind: 'error',
      file: bad,
      error: { line: line + 3, column: 2, found: '1st=7', expected: ['1st=0', '1st=1'] },
    });
  });

  test('leaves an output as it was if there is no game, and never replaces its input', async () => {
    put('kept.jsonl', 'before');
    const bad = put('bad.txt', 'players: 2\n');
    const ended = await run(['record', 'antarctica', bad, '-o', 'kept.jsonl']);
    expect(ended).toMatchObject({ exit: 2, told: expect.stringContaining('no record of the input can be used') });
    expect(read('kept.jsonl')).toBe('before');
    const same = await run(['record', 'antarctica', bad, '-o', bad]);
    expect(same).toMatchObject({ exit: 2, told: expect.stringContaining('would be lost') });
    expect(read('bad.txt')).toBe('players: 2\n');
  });

  test('reports files that cannot be read', async () => {
    const told = async (...args: readonly string[]) => (await run(['record', ...args])).told;
    expect(await told('antarctica', 'nowhere.txt')).toContain('nowhere.txt cannot be read: it does not exist.');
    expect(await told('antarctica', put('bytes.txt', Buffer.from([0xc3, 0x28, 0x00])))).toContain('it is not UTF-8');
    expect(await told('antarctica', put('long.txt', 'x'.repeat(99)), '--longest', '9')).toContain('more than 9 bytes');
    expect(await told('chess', 'nowhere.txt')).toContain("There is no game 'chess'");
    expect(await run(['record', 'antarctica', folder])).toMatchObject({ exit: 2 });
  });

  test('uses the components of the command line', async () => {
    const own = { awards: { gold: 9, silver: 8, bronze: 7 } };
    put('own.json', JSON.stringify(own));
    const text = put('own.txt', 'players: 2\nseed: own\n\n');
    const args = ['record', 'blueprints', text, '--components', 'blueprints=own.json'];
    const { id } = JSON.parse((await run(args)).out) as GameRecord;
    const game = orThrow((games.blueprints as unknown as AnyGame).withComponents(own));
    expect(id).toBe(orThrow(recordOf(game, { options: { players: 2, seed: 'own' }, moves: [] })).id);
  });
});

describe('the games of the guide', () => {
  const place = join(root, 'docs/guides/games');
  const files = readdirSync(place);

  test('are there', () => expect(files).toEqual(['blueprints.txt', 'igloo-igloo.txt']));

  test.each(files)('%s becomes a record of a whole game, and its text the same record', async (file) => {
    const game = file.replace('.txt', '');
    expect(await run(['record', game, join(place, file), '-o', `${game}.jsonl`])).toMatchObject({ exit: 0, told: '' });
    const [record] = rowsOf(read(`${game}.jsonl`));
    expect(record).toMatchObject({ game, result: { over: true }, told: expect.any(Array) });
    const { out } = await convert('--to', 'text', `${game}.jsonl`);
    expect((await run(['record', game, '-'], { input: out })).out).toBe(read(`${game}.jsonl`));
  });
});
