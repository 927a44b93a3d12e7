import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { canonicalBytes } from '../../src/archive/index.js';
import { games } from '../../src/games/index.js';
import { type AnyGame, type GameRecord, orThrow, recordOf } from '../../src/index.js';
import { recordedGame, toldGame } from '../archive/samples.js';
import { commandHere, rowsOf } from './command.js';

const { run: runIn, put, folder } = commandHere();

const antarctica = games.antarctica as unknown as AnyGame;
const nunatak = games.nunatak as unknown as AnyGame;
const seeded = [recordedGame(antarctica, 'told'), recordedGame(nunatak, 'told')];
const told = [toldGame(antarctica, 'told'), toldGame(nunatak, 'told')];
const half = toldGame(antarctica, 'half', 12);
const start = orThrow(antarctica.setup({ players: 2, seed: 'start' }));
const begun = orThrow(recordOf(antarctica, { start, moves: [] }));

const linesOf = (records: readonly GameRecord[]) =>
  records.map((record) => `${Buffer.from(canonicalBytes(record))}\n`).join('');
const file = () => put('told.jsonl', linesOf([...told, half]));

const READERS = ['validate', 'find', 'stats', 'convert', 'dedup', 'migrate'];
/** Runs a command without threads and progress. */
const run: typeof runIn = ([name, ...rest], how) =>
  runIn([name!, ...(READERS.includes(name!) ? ['--threads', '1', '--quiet'] : []), ...rest], how);

describe('told games', () => {
  test('are valid', async () => {
    expect(await run(['validate', file()])).toMatchObject({ exit: 0, out: '3 valid games, 0 errors\n' });
  });

  test('are refused with the move, the fact and what was possible', async () => {
    const [deal, ...rest] = half.told!;
    const bad = put(
      'bad.jsonl',
      linesOf([
        { ...half, told: [deal!.replace('1st=', '2nd='), ...rest] } as GameRecord,
        { ...half, options: { ...half.options, seed: 'x' } } as unknown as GameRecord,
        { ...half, told: rest } as GameRecord,
        half,
      ]),
    );
    const { exit, out } = await run(['validate', bad]);
    expect(exit).toBe(1);
    expect(out.split('\n').map((line) => line.replace(bad, ''))).toEqual([
      expect.stringMatching(
        /^:1: InvalidTold: The deal, fact 1: '2nd=\d' is not a fact of Antarctica. Possible: 1st=0, /,
      ),
      ':2: InvalidOptions: options.seed: a told game has no seed',
      ':3: InvalidRecord: told: expected 13, one for the deal and one for each move, got 12',
      '1 valid game, 3 errors: InvalidOptions 1, InvalidRecord 1, InvalidTold 1',
      '',
    ]);
    const [row] = rowsOf((await run(['validate', '--json', bad])).out);
    expect(row).toMatchObject({ error: 'InvalidTold', expected: expect.any(Array) });
  });

  test('are shown with their facts, and with what is imagined', async () => {
    const { exit, out } = await run(['show', file()]);
    const write = (notation: string): string => notation.split(' ').map(antarctica.tableTextOf).join(' ');
    const moves = told[0]!.moves.map(write);
    const facts = told[0]!.told!.map(write);
    const drawn = facts.findIndex((entry, i) => i > 0 && entry !== '');
    expect(exit).toBe(0);
    expect(out).toContain('\n  chance    told\n');
    expect(out).not.toMatch(/\n {2}seed/);
    expect(out).toContain(`\n  the deal (${facts[0]})\n  1. ${moves[0]} `);
    expect(out).toMatch(new RegExp(`\\b${moves[drawn - 1]} \\(${facts[drawn]}\\)\\s`));
    expect(out).toMatch(/\n {2}not told, so imagined: decks\n$/);
    const middle = await run(['show', file(), '--move', String(drawn)]);
    expect(middle.out).toContain(`: ${moves[drawn - 1]} (${facts[drawn]})\n`);
    expect(middle.out).toMatch(/the legal moves are\n(.*\n)+ {2}not told, so imagined: decks\n$/);
  });

  test('are shown as JSON, with the facts of the move', async () => {
    const [shown] = rowsOf((await run(['show', file(), '--json', '--move', '0'])).out);
    expect(shown).toMatchObject({ told: told[0]!.told![0], sampledFields: ['decks'], state: { game: 'antarctica' } });
    const [other] = rowsOf((await run(['show', put('seeded.jsonl', linesOf(seeded)), '--json'])).out);
    expect(other).toMatchObject({ told: null, sampledFields: [] });
  });

  test('are found by events, clauses and results', async () => {
    const lines = async (...wanted: readonly string[]) =>
      rowsOf((await run(['find', '--json', ...wanted, file()])).out).map(({ line, ply }) => [line, ply]);
    expect(await lines('--no-over')).toEqual([[3, null]]);
    expect(await lines('--event', 'startPlayerDrawn')).toEqual([
      [1, 0],
      [3, 0],
    ]);
    const seededFile = put('seeded.jsonl', linesOf(seeded));
    for (const clause of ['NU-END-1', 'NU-SOLO-16', 'AN-TURN-1']) {
      const all = await Promise.all(
        [seededFile, file()].map((name) => run(['find', '--json', '--clause', clause, name])),
      );
      const [theirs, ours] = all.map(({ out }) => rowsOf(out).filter(({ line }) => line !== 3));
      expect(ours!.map(({ line, ply }) => [line, ply])).toEqual(theirs!.map(({ line, ply }) => [line, ply]));
    }
  });

  test('count in the statistics beside the seeded ones', async () => {
    const both = put('both.jsonl', linesOf([...seeded, ...told]));
    const rows = rowsOf((await run(['stats', '--json', both])).out);
    expect(rows.map(({ game, games: count }) => [game, count])).toEqual([
      ['antarctica', 2],
      ['nunatak', 2],
    ]);
  });

  test('are duplicates of those with the same facts, whoever wrote them', async () => {
    const twice = put('twice.jsonl', linesOf([...told, { ...told[0]!, id: 'again' }, ...seeded]));
    const { out, err } = await runIn(['dedup', '--threads', '1', twice]);
    expect(out).toBe(linesOf([...told, ...seeded]));
    expect(err).toContain('twice.jsonl:3: again is a duplicate of');
  });

  test('stay as they are, and become rows with facts in the place of a seed', async () => {
    expect((await run(['convert', '--to', 'records', file()])).out).toBe(linesOf([...told, half]));
    const [ours] = rowsOf((await run(['convert', '--to', 'rows', file()])).out);
    const [theirs] = rowsOf((await run(['convert', '--to', 'rows', put('seeded.jsonl', linesOf(seeded))])).out);
    expect(ours).toMatchObject({ seed: null, told: told[0]!.told, mode: theirs!['mode'] });
    expect(theirs).toMatchObject({ seed: 'told', told: null });
    expect(Object.keys(ours!)).toEqual(Object.keys(theirs!));
  });

  test('keep their lines when others are migrated', async () => {
    const { exit, out } = await run(['migrate', file()]);
    expect({ exit, out }).toEqual({ exit: 0, out: linesOf([...told, half]) });
  });
});

describe('convert --told', () => {
  test('replaces seeds by facts, and keeps told games', async () => {
    const mixed = put('mixed.jsonl', linesOf([...seeded, half]));
    const { exit, out, err } = await run(['convert', '--to', 'records', '--told', mixed]);
    expect({ exit, err }).toEqual({ exit: 0, err: '' });
    expect(out).toBe(linesOf([...told, half]));
  });

  test('works for rows, and in threads', async () => {
    const mixed = put('mixed.jsonl', linesOf(seeded));
    const { out } = await runIn(['convert', '--to', 'rows', '--told', '--quiet', '--threads', '2', mixed]);
    expect(rowsOf(out).map(({ seed, told: facts }) => [seed, facts])).toEqual(told.map((each) => [null, each.told]));
  });

  test('names the games that begin in a position and leaves them out', async () => {
    const mixed = put('mixed.jsonl', linesOf([begun, seeded[0]!]));
    const { exit, out, err } = await run(['convert', '--told', mixed, '-o', 'some.jsonl']);
    expect({ exit, out }).toEqual({ exit: 1, out: '' });
    expect(err).toBe(
      `${mixed}:1: InvalidRecord: start: a game that begins in a position cannot be told\n` +
        '1 valid game, 1 error: InvalidRecord 1\n',
    );
    expect(readFileSync(join(folder, 'some.jsonl'), 'utf8')).toBe(linesOf([told[0]!]));
  });

  test('leaves an output as it was if no game can be told', async () => {
    put('kept.jsonl', 'before');
    const ended = await run([
      'convert',
      '--to',
      'records',
      '--told',
      put('one.jsonl', linesOf([begun])),
      '-o',
      'kept.jsonl',
    ]);
    expect(ended).toMatchObject({ exit: 2, err: expect.stringContaining('no record of the input can be used') });
    expect(readFileSync(join(folder, 'kept.jsonl'), 'utf8')).toBe('before');
  });
});

test('schema prints the schema of told chance', async () => {
  const { exit, out } = await run(['schema', 'antarctica', 'told']);
  expect(exit).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ type: 'string', pattern: expect.stringContaining('1st=') });
});
