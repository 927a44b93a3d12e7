import { mkdtempSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../scripts/entries.js';
import type { Report } from '../../src/arena/index.js';
import { formatCommandLine, OPTIONS_LEFT_OUT } from '../../src/cli/arena/format-report.js';
import { type CommandOptions, flagsOf } from '../../src/cli/command.js';
import { command as simulate } from '../../src/cli/commands/simulate.js';
import { command as tournament } from '../../src/cli/commands/tournament.js';
import { commandHere } from './command.js';

const { run, runLine, folder } = commandHere();

const ODD = join(root, 'test/arena-node/bots/odd.mjs');
const QUICK = ['--threads', '1', '--deals', '1', '--seed', 'arena', '--bot-seed', 'arena'];
const LONG = (letter: string): string => `${letter.repeat(60)}=random`;

describe('a printed report', () => {
  test.each([
    ['two bots', ['blueprints', 'random', 'greedy:samples=1']],
    ['five bots', ['blueprints', 'random', ...[...'abcd'].map(LONG)]],
    ['ten bots', ['blueprints', 'random', ...[...'abcdefghi'].map(LONG)]],
    ['three players', ['nunatak', LONG('a'), LONG('b'), LONG('c'), '--players', '3']],
    ['a team', ['frostpunk', LONG('a'), LONG('b'), '--players', '2']],
    ['one player', ['nunatak', LONG('a'), LONG('b'), '--players', '1']],
    ['forfeits', ['blueprints', `Odd=${ODD}#throws`, LONG('b')]],
  ])('is at most 80 columns wide: %s', async (_, line) => {
    const { exit, out } = await run(['tournament', ...line, ...QUICK]);
    expect(exit).toBe(Number(out.includes('throws')));
    const [report] = out.split(/^(?:game 1:|Repeat it:)/m);
    expect(report!.split('\n').filter((each) => each.length > 80)).toEqual([]);
  });

  test('has the versions, the settings, the pairs and the efforts', async () => {
    const line = [
      'tournament',
      'frostpunk',
      'Ann=random',
      'Sue=search:iterations=20,maxPlayoutPlies=3',
      '-p',
      '2',
      ...QUICK,
    ];
    const { out } = await run([...line, '--option', 'difficulty=easy']);
    for (const part of [
      /^frostpunk, 2 players: 2 of 2 games count\n/,
      /\n {2}versions: sastrugi \d+\.\d+\.\d+, rules \d+ of Frostpunk\n/,
      /\n {2}components: Kettle Hollow, [0-9a-f]{32}\n/,
      /\n {2}options: difficulty=easy\n/,
      /\n {2}seating: every bot takes all seats of its games\n/,
      /\n {2}deals: 1 from the seed 'arena', bots from 'arena'\n/,
      /\n {2}moves: \d+ to \d+ a game, [\d.]+ on average\n/,
      /\n {2}limit: 60000 ms a decision\n/,
      /\n {2}intervals: 95 %, by deals\n/,
      /\n {2}bot Sue: search, iterations=20, maxPlayoutPlies=3\n/,
      /\nbot +against +deals +better, %\n/,
      /\nSue +1 +\d+ +[\d.]+ +[\d.]+ +\d\d\n/,
    ])
      expect(out).toMatch(part);
  });

  test('has the clocks, the programs and the settings of levels', async () => {
    const program = `Eve=exec(${join(root, 'test/arena-node/engines')}):node scribe.mjs /dev/null`;
    const line = ['simulate', 'blueprints', 'novice', program, 'club:iterations=9', '--clock', '60+0.5', ...QUICK];
    const { out } = await run(line);
    for (const part of [
      ' clock: 60000 ms a game, and 500 ms for each answer ',
      ' bot novice: novice, samples=1, maxDepth=1 ',
      / bot Eve: node scribe\.mjs \/dev\/null; in \S+engines, digest [0-9a-f]{16} /,
      / bot club:iterations=9: club, exploration=[\d.]+, maxPlayoutPlies=\d+, iterations=9 /,
    ])
      expect(out.replace(/\s+/g, ' ')).toMatch(part);
  });

  test('has a command line that plays the same games', async () => {
    const cwd = mkdtempSync(join(folder, 'again-'));
    const line = ['tournament', 'antarctica', 'random', "Ann's bot=random", 'greedy:samples=1', ...QUICK];
    const more = ['--option', 'placement=free', '--champion', 'random', '--seed', 'a $b', '--rate', '10..90'];
    const { out } = await run([...line, ...more, '--limit', '5000', '--thoughts', '--archive', 'one.jsonl'], { cwd });
    const again = out.split('\nRepeat it:\n')[1]!.trim();
    expect(again).not.toMatch(/archive|threads/);
    expect(out).toMatch(/\n {2}intervals: 95 %, by deals; Elo is above random\n/);
    expect(await runLine(`${again} --archive two.jsonl --threads 1 --quiet`, { cwd })).toMatchObject({
      exit: 0,
      err: '',
    });
    const [one, two] = ['one.jsonl', 'two.jsonl'].map((file) => readFileSync(join(cwd, file), 'utf8'));
    expect(one!.split('\n')).toHaveLength(5);
    expect(two).toBe(one);
  });

  test('of a bot that throws shows where, and the commands that show the position', async () => {
    const cwd = mkdtempSync(join(folder, 'throws-'));
    symlinkSync(ODD, join(cwd, 'link.mjs')); // stacks name the file to which it leads
    const line = ['tournament', 'blueprints', 'Odd=link.mjs#throws', 'random', ...QUICK, '--archive', 'odd.jsonl'];
    const { exit, out } = await run(line, { cwd });
    expect(exit).toBe(1);
    const forfeit =
      /game 1: Odd throws: .*, at choose \(odd\.mjs:\d+:\d+\)\n {2}player 1 after (\d+) moves?, with (\d+) legal moves\n {2}at Object\.answer \(odd\.mjs:\d+:\d+\)\n {2}(sastrugi show .*)\n/;
    const [, moves, legal, command] = forfeit.exec(out)!;
    const shown = await runLine(command!, { cwd });
    expect(shown).toMatchObject({ exit: 0, out: expect.stringContaining(`after move ${moves} of ${moves}`) });
    const { legalMoves: texts } = JSON.parse((await runLine(`${command} --json`, { cwd })).out) as {
      legalMoves: unknown[];
    };
    expect(texts).toHaveLength(Number(legal));
    const whole = JSON.parse((await run([...line, '--archive', 'other.jsonl', '--json'], { cwd })).out) as Report;
    expect(whole.forfeits[0]!.errorStack).toContain(ODD);
    expect(whole).toMatchObject({ command: expect.stringContaining('sastrugi tournament blueprints') });
    expect(readFileSync(join(cwd, 'odd.jsonl'), 'utf8')).not.toContain(root);
  });
});

describe('the command line of a repetition', () => {
  /** By option, a value as it is written. */
  const WRITTEN: Readonly<Record<string, string>> = {
    'bot-seed': 'rain',
    champion: 'random',
    clock: '60+0.5',
    components: 'blueprints=mine.json',
    deals: '7',
    elo: '-5..50',
    game: './my-game.mjs',
    limit: '900',
    option: 'difficulty=easy',
    players: '3',
    rate: '40..60',
    seed: "winter's end",
    thoughts: '',
  };
  const deciding = [...tournament.options, ...simulate.options].filter(
    (option) => !OPTIONS_LEFT_OUT.includes(flagsOf(option).long),
  );

  test.each(deciding.map((option) => [flagsOf(option).long, option] as const))(
    'has --%s as it was written',
    (long, option) => {
      const text = WRITTEN[long]!;
      const value =
        flagsOf(option).valueName === null ? true : option.parse === undefined ? text : option.parse(text, undefined);
      const word = text.includes("'") ? String.raw`'winter'\''s end'` : text;
      expect(
        formatCommandLine(tournament, ['nunatak'], {
          [long === 'bot-seed' ? 'botSeed' : long]: value,
        } as unknown as CommandOptions),
      ).toBe(`sastrugi tournament nunatak --${long}${word === '' ? '' : ` ${word}`}`);
    },
  );
});

test('thoughts are kept as comments, which are shown', async () => {
  const cwd = mkdtempSync(join(folder, 'thoughts-'));
  const line = ['simulate', 'blueprints', 'Sue=search:iterations=20,maxPlayoutPlies=3', 'random', ...QUICK];
  expect(await run([...line, '--thoughts', '--archive', 'kept.jsonl'], { cwd })).toMatchObject({ exit: 0 });
  const { out } = await run(['show', 'kept.jsonl'], { cwd });
  expect(out).toMatch(/\n {2}after move \d+: "\d+ iterations; \S+ [\d.]+ \(\d+\), \S+ [\d.]+ \(\d+\), .*"\n/);
  expect((await run(['validate', '--threads', '1', 'kept.jsonl'], { cwd })).out).toBe('1 valid game, 0 errors\n');
});
