import { readFileSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../scripts/entries.js';
import type { Report } from '../../src/arena/index.js';
import { games } from '../../src/games/index.js';
import { commandHere, rowsOf } from './command.js';

const { run, put, folder } = commandHere();

const ODD = join(root, 'test/arena-node/bots/odd.mjs');
const QUICK = ['--threads', '1', '--deals', '2', '--quiet', '--seed', 'arena', '--bot-seed', 'arena'];

const reportOf = (out: string): Report => JSON.parse(out) as Report;

describe('tournament', () => {
  test('prints the standings as a table, as JSON and as a chart, and keeps games', async () => {
    const chart = join(folder, 'chart.svg');
    const line = ['tournament', 'blueprints', 'random', 'Gus=greedy:samples=1', `Mine=${ODD}#nth:number=3`, ...QUICK];
    const kept = ['--archive', join(folder, 'kept.jsonl')];
    const table = await run([...line, ...kept, '--chart', chart]);
    expect(table).toMatchObject({ exit: 0, err: '' });
    expect(table.out).toMatch(/^blueprints, 2 players: 12 of 12 games count/);
    expect(table.out.indexOf('Gus')).toBeLessThan(table.out.indexOf('Mine'));
    expect(readFileSync(chart, 'utf8')).toMatch(/^<svg [\s\S]*>Mine<[\s\S]*<\/svg>\n$/);
    const proved = await run(['validate', '--threads', '1', join(folder, 'kept.jsonl')]);
    expect(proved.out).toBe('12 valid games, 0 errors\n');
    const again = await run([...line, ...kept, '--json']);
    const report = reportOf(again.out);
    expect(report).toMatchObject({ game: 'blueprints', plannedGames: 12, countedGames: 12 });
    expect(report.standings[0]).toMatchObject({ name: 'Gus', games: 8 });
    expect(readFileSync(join(folder, 'kept.jsonl'), 'utf8').split('\n')).toHaveLength(13);
  });

  test('goes on from an archive whose last line was never finished, and says so', async () => {
    const file = put('torn.jsonl', '{"format":"sastru');
    const { exit, err } = await run(['tournament', 'nunatak', 'random', 'R=random', ...QUICK, '--archive', file]);
    expect({ exit, err }).toEqual({
      exit: 0,
      err: `${file}: moved 17 bytes of a torn record from its end to ${file}.torn-1.\n`,
    });
    expect(readFileSync(`${file}.torn-1`, 'utf8')).toBe('{"format":"sastru');
  });

  test('keeps a last game that only lacks its newline', async () => {
    const file = join(folder, 'unended.jsonl');
    const play = (game: string) => run(['simulate', game, 'random', '-p', '2', ...QUICK, '--archive', file]);
    await play('blueprints');
    truncateSync(file, statSync(file).size - 1);
    const { exit, err } = await play('nunatak');
    expect({ exit, err }).toEqual({
      exit: 0,
      err: `${file}: added the newline that was missing after its last record.\n`,
    });
    expect(rowsOf(readFileSync(file, 'utf8')).map(({ game }) => game)).toEqual([
      'blueprints',
      'blueprints',
      'nunatak',
      'nunatak',
    ]);
  });

  test('ends when its question is answered, against a champion', async () => {
    const line = [
      'tournament',
      'blueprints',
      'Gus=greedy:samples=1',
      'random',
      '--champion',
      'random',
      '--elo',
      '0..100',
    ];
    const { standings, testResults, playedGames } = reportOf(
      (await run([...line, ...QUICK, '--deals', '100', '--json'])).out,
    );
    expect(testResults).toMatchObject([{ entrants: ['Gus', 'random'], acceptedClaim: 'high' }]);
    expect(playedGames).toBeLessThan(200);
    expect(standings.find(({ name }) => name === 'random')!.elo).toEqual({ value: 0, low: 0, high: 0 });
  });

  test.each([
    [
      'two opponents in a game that allows solo play',
      ['nunatak', 'random', 'greedy:samples=1'],
      'nunatak, 2 players',
      4,
    ],
    ['two of three opponents, each pair', ['nunatak', 'random', 'R=random', 'S=random'], 'nunatak, 2 players', 12],
    ['one bot alone', ['nunatak', 'random'], 'nunatak, 1 player', 2],
    ['each bot in all seats of a team game', ['frostpunk', 'random', 'R=random'], 'frostpunk, 1 player', 4],
    ['as many as requested', ['nunatak', 'random', 'greedy:samples=1', '-p', '3'], 'nunatak, 3 players', 12],
  ])('seats %s', async (_, line, head, games) => {
    const { exit, out } = await run(['tournament', ...line, ...QUICK]);
    expect(exit).toBe(0);
    expect(out.split(/[;\n]/)[0]).toBe(`${head}: ${games} of ${games} games count`);
  });

  test('counts seats from 1', async () => {
    const { out } = await run(['tournament', 'blueprints', 'random', 'R=random', ...QUICK]);
    expect([...out.matchAll(/player \d/g)].map(([seat]) => seat)).toEqual(['player 1', 'player 2']);
  });

  test('reports forfeits', async () => {
    const line = ['tournament', 'blueprints', `Odd=${ODD}#throws`, 'random', ...QUICK];
    const { exit, out } = await run(line);
    expect(exit).toBe(1);
    expect(out).toMatch(/game 1: Odd throws: [^\n]*\n {2}player 1 after 2 moves, with 28 legal moves\n/);
    expect(out).toMatch(/\nWith --archive FILE, there is a command here that shows each position\.\n/);
    const many = await run([...line, '--deals', '6']);
    expect(many.out).toMatch(
      /game 10: Odd [^\n]*\n(?: {2}[^\n]*\n)+\.\.\. and 2 more, which --json and the archive contain\n/,
    );
  });

  test.each([
    ['no such game', ['nosuch', 'random'], /There is no game 'nosuch'; there are antarctica/],
    ['no such bot', ['blueprints', 'random', 'nobody'], /There is no bot 'nobody'; there are novice/],
    ['no such setting', ['blueprints', 'random', 'greedy:depht=2'], /The settings of greedy: depht/],
    ['a setting that changes', ['blueprints', 'random', 'greedy:samples=9007199254740993'], /read as 9007199254740992/],
    ['an option that changes', ['blueprints', 'random', 'random', '--option', 'x=-0'], /-0 would be read as 0/],
    ['no such module', ['blueprints', 'random', './nowhere.mjs#x'], /nowhere\.mjs cannot be loaded/],
    [
      'no module of bots',
      ['blueprints', 'random', `${join(root, 'test/arena-node/bots/none.mjs')}#x`],
      /exports no bot/,
    ],
    ['a name twice', ['blueprints', 'A=random', 'A=greedy'], /entrants\[1\]\.name: is the name of two/],
    [
      'no such champion',
      ['blueprints', 'random', 'greedy', '--champion', 'me'],
      /The champion 'me' is not among the bots/,
    ],
    ['a single number', ['blueprints', 'random', 'greedy', '--elo', '50'], /^sastrugi: '50' is not a range/],
    [
      'numbers in the wrong order',
      ['blueprints', 'random', 'greedy', '--elo', '50..0'],
      /The range '50\.\.0' is empty: write 0\.\.50/,
    ],
    ['no upper end', ['blueprints', 'random', 'greedy', '--elo', '20..'], /'20\.\.' is not a range/],
    ['a rate above 1', ['blueprints', 'random', 'greedy', '--rate', '50..101'], /two numbers from 0 to 100,/],
    [
      'Elo in a team game',
      ['frostpunk', 'random', 'greedy', '--elo', '0..50'],
      /played: --elo: Elo needs opponents, and here each plays alone;/,
    ],
    ['options that the game does not have', ['blueprints', 'random', 'greedy', '--players', '9'], /players/],
  ])('says what to do about %s', async (_, line, message) => {
    const { exit, err } = await run(['tournament', ...line]);
    expect(exit).toBe(2);
    expect(err).toMatch(message);
    expect(err).not.toMatch(/question/);
  });
});

describe('owner components', () => {
  const { blueprints, nunatak } = games;
  const own = { ...blueprints.components, awardPoints: { gold: 9, silver: 5, bronze: 1 } };
  const LINE = ['tournament', 'blueprints', 'random', 'greedy:samples=1', ...QUICK];

  test('are those used for play', async () => {
    const theirs = ['--components', `blueprints=${put('own.json', JSON.stringify(own))}`];
    const kept = join(folder, 'own.jsonl');
    expect(await run([...LINE, ...theirs, '--archive', kept])).toMatchObject({ exit: 0, err: '' });
    expect(await run(['validate', '--threads', '1', ...theirs, kept])).toMatchObject({
      exit: 0,
      out: '4 valid games, 0 errors\n',
    });
  });

  test('must be of the game being played', async () => {
    const { exit, err } = await run([
      ...LINE,
      '--components',
      `nunatak=${put('nunatak.json', JSON.stringify(nunatak.components))}`,
    ]);
    expect(exit).toBe(2);
    expect(err).toMatch(/The game is blueprints: write --components blueprints=FILE, once/);
  });
});

describe('simulate', () => {
  test('has each bot play in its seat', async () => {
    const { out } = await run(['simulate', 'blueprints', 'random', 'greedy:samples=1', ...QUICK, '--json']);
    const { plannedGames, seats } = reportOf(out);
    expect(plannedGames).toBe(2);
    expect(seats[1]!.points).toBeGreaterThan(seats[0]!.points);
  });

  test('has as many seats as bots, and numbers equal ones', async () => {
    const { out } = await run(['simulate', 'nunatak', 'random', 'random', 'random', ...QUICK, '--json']);
    const { standings, seats } = reportOf(out);
    expect(standings.map(({ name }) => name).sort()).toEqual(['random', 'random 2', 'random 3']);
    expect(seats).toHaveLength(3);
  });

  test('plays solo games, and with options of the game', async () => {
    const { exit, out } = await run(['simulate', 'frostpunk', 'random', '--option', 'difficulty=easy', ...QUICK]);
    expect(exit).toBe(0);
    expect(out).toMatch(/^frostpunk, 1 player: 2 of 2 games count/);
  });
});
