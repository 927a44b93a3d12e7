import { describe, expect, test } from 'vitest';
import { randomRecords } from '../../scripts/archive/games.js';
import { loadCommands } from '../../src/cli/commands/index.js';
import { textOf } from '../archive/samples.js';
import { commandUnderTest } from './command.js';

const COMMANDS = await loadCommands();

const { run, put } = commandUnderTest();

const records = [...randomRecords(10)].filter(({ game }) => game === 'blueprints');
const games = records.map((record) => `${JSON.stringify(record)}\n`).join('');
put('games.jsonl', games);
put('game.txt', textOf(records[0]!));

const QUICK = ['--deals', '1', '--threads', '1', '--quiet'];

/** By command, arguments and what is printed; the processes of the others are of `*.system.test.ts`. */
const RUNS: Readonly<Record<string, readonly [args: readonly string[], prints: RegExp]>> = {
  validate: [['games.jsonl', '--quiet'], /^\d valid games, 0 errors\n$/],
  show: [['games.jsonl'], /won by/],
  find: [['--over', 'games.jsonl', '--quiet'], /blueprints/],
  stats: [['games.jsonl', '--quiet'], /blueprints/],
  convert: [['--to', 'records', 'games.jsonl', '--quiet'], /^\{/],
  record: [['blueprints', 'game.txt'], /^\{/],
  dedup: [['games.jsonl', '--quiet'], /^\{/],
  sort: [['games.jsonl', '--quiet'], /^\{/],
  merge: [['games.jsonl', '--quiet'], /^\{/],
  edit: [['--set', 'occasion=Cup', 'games.jsonl', '--quiet'], /"occasion":"Cup"/],
  migrate: [['games.jsonl', '--quiet'], /^\{/],
  rules: [['blueprints'], /BP-PLACE-2/],
  schema: [[], /^\{/],
  simulate: [['blueprints', 'random', 'random', ...QUICK], /1 of 1 games count/],
  tournament: [['blueprints', 'random', 'R=random', ...QUICK], /2 of 2 games count/],
  engine: [['blueprints', '--bot', 'random'], /^$/],
  env: [['blueprints'], /^\{"type":"hello"/],
  play: [['blueprints', 'Ann', 'random'], /Ann/],
  completion: [['bash'], /sastrugi/],
  man: [[], /sastrugi/],
  new: [['ice-race'], /ice-race/],
};

describe('the packed command runs in a process of its own', () => {
  test.each(Object.entries(RUNS))('%s', async (name, [args, prints]) => {
    expect(await run([name, ...args])).toMatchObject({ exit: 0, out: expect.stringMatching(prints) });
  });

  test('with every command, but for serve, which needs Redis', () => {
    expect([...Object.keys(RUNS), 'serve'].sort()).toEqual(COMMANDS.map(({ name }) => name).sort());
  });
});
