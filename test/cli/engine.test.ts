import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { HOSTILE, leftOf } from '../arena-node/engine-support.js';
import { commandHere, rowsOf } from './command.js';

const { run, put, folder } = commandHere();

const QUICK = ['--threads', '1', '--deals', '1', '--quiet', '--seed', 'arena', '--bot-seed', 'arena'];

/** Returns the text of an engine that misbehaves as it is told, and the file of its processes. */
const hostile = (mode: string): { readonly bot: string; readonly pids: string } => {
  const own = mkdtempSync(join(folder, 'an engine '));
  return { bot: `Mine=exec:"${process.execPath}" '${HOSTILE}' "${mode}" '${own}'`, pids: join(own, 'pids') };
};

describe('a program in a tournament', () => {
  test('plays and loses like any other bot, and is gone', async () => {
    const tidy = hostile('tidy');
    const played = await run(['tournament', 'blueprints', tidy.bot, 'random', ...QUICK]);
    expect(played).toMatchObject({ exit: 0, err: '' });
    expect(played.out).toMatch(/2 of 2 games count/);
    const wrong = hostile('exits at ask');
    const lost = await run(['simulate', 'nunatak', 'random', wrong.bot, ...QUICK]);
    expect(lost).toMatchObject({ exit: 1, err: '' });
    expect(lost.out).toMatch(/game 1: Mine has ended with status 4, and has written: x/);
    for (const { pids } of [tidy, wrong]) expect(await leftOf(pids)).toEqual([]);
  });

  test('runs in the folder that is named', async () => {
    const bots = join(folder, 'my bots');
    mkdirSync(bots);
    writeFileSync(join(bots, 'mine.mjs'), readFileSync(HOSTILE));
    const line = ['tournament', 'nunatak', 'random', `exec(${bots}):node mine.mjs tidy .`, ...QUICK];
    expect(await run(line)).toMatchObject({ exit: 0, err: '' });
    expect(existsSync(join(bots, 'pids'))).toBe(true);
  });

  test('is another one when its files change', async () => {
    const bot = put('changing.mjs', readFileSync(HOSTILE));
    const archive = join(folder, 'changing.jsonl');
    const kept = async (mode: string): Promise<number> => {
      const line = [`Mine=exec:node ${bot} ${mode} .`, 'random', '--archive', archive];
      expect(await run(['simulate', 'blueprints', ...line, ...QUICK])).toMatchObject({ exit: 0, err: '' });
      return rowsOf(readFileSync(archive, 'utf8')).length;
    };
    expect([await kept('tidy'), await kept('tidy'), await kept('number')]).toEqual([1, 1, 2]);
    appendFileSync(bot, '\n');
    expect([await kept('tidy'), await kept('tidy')]).toEqual([3, 3]);
  });

  test.each([
    ['no program', 'exec:', /'' is not a command: write exec:PROGRAM/],
    ['an open quotation mark', 'exec:node "a b', /is not a command: write exec:PROGRAM .*, and close quotation marks/],
    ['no such program', 'exec:./nowhere', /\.\/nowhere cannot be started: ENOENT/],
    ['no such name', 'exec:sastrugi-nowhere', /sastrugi-nowhere cannot be started: there is no such program/],
    ['no such folder', 'exec(nowhere):./bot', /\.\/bot cannot be started: ENOENT/],
  ])('is refused: %s', async (_, bot, message) => {
    const { exit, err } = await run(['simulate', 'blueprints', bot, 'random', ...QUICK]);
    expect(exit).toBe(2);
    expect(err).toMatch(message);
  });

  test.each(['0', '-1', 'soon', '60+', '60+x', '1e9', '99999999'])('has no clock of %s', async (clock) => {
    const { exit, err } = await run(['simulate', 'blueprints', 'random', 'random', `--clock=${clock}`, ...QUICK]);
    expect({ exit, err }).toEqual({ exit: 2, err: expect.stringMatching(/is not a clock: write seconds/) });
  });

  test('loses when its clock runs out', async () => {
    const { bot, pids } = hostile('hangs at ask');
    const { exit, out } = await run(['simulate', 'blueprints', bot, 'random', '--clock', '0.3+1', ...QUICK]);
    expect(exit).toBe(1);
    expect(out).toMatch(/Mine has run out of time: its clock had 300 ms, and 1000 ms more for each answer/);
    expect(await leftOf(pids)).toEqual([]);
  });
});

describe('a program at the terminal', () => {
  test('plays, and is gone when people leave', async () => {
    const { bot, pids } = hostile('tidy');
    const saved = join(folder, 'evening.json');
    const left = await run(['play', 'blueprints', bot, 'Ann', '--deal', 'evening', '--save', saved], {
      input: '1\nquit\n',
    });
    expect(left).toMatchObject({ exit: 0, err: '' });
    expect(await leftOf(pids)).toEqual([]);
    const refused = await run(['play', '--resume', saved]);
    expect(refused.exit).toBe(2);
    expect(refused.err).toMatch(/evening\.json would start the program 'Mine=exec:.*add --exec if you trust/);
    expect(await run(['play', '--resume', saved, '--exec'], { input: 'quit\n' })).toMatchObject({ exit: 0, err: '' });
    expect(await leftOf(pids)).toEqual([]);
  });

  test('ends the game when it fails', async () => {
    const { bot, pids } = hostile('exits at hello');
    const failed = await run(['play', 'blueprints', bot, 'Ann'], { input: '1\n' });
    expect(failed).toMatchObject({ exit: 2, err: expect.stringContaining('has ended with status 3') });
    expect(await leftOf(pids)).toEqual([]);
  });
});

describe('sastrugi engine', () => {
  test('ends with its input', async () => {
    expect(await run(['engine', 'blueprints'])).toEqual({ exit: 0, out: '', err: '' });
  });

  test.each<readonly [string, readonly string[], string, RegExp]>([
    ['no message', [], 'hello\n', /^sastrugi: line 1 of standard input: InvalidEngineMessage: is not JSON\n$/],
    ['bytes', [], '\u0000\u001b[2J\n', /^sastrugi: line 1 of standard input: InvalidEngineMessage: is not JSON\n$/],
    ['another type', [], '{"type":"quit"}\n', /InvalidEngineMessage: type: expected 'hello'/],
    ['no such bot', ['--bot', 'nobody'], '', /There is no bot 'nobody'/],
    ['a program', ['--bot', 'exec:./bot'], '', /'exec:\.\/bot' is a program: start it instead/],
  ])('refuses %s', async (_, more, input, message) => {
    const { exit, out, err } = await run(['engine', 'blueprints', ...more], { input });
    expect({ exit, out }).toEqual({ exit: 2, out: '' });
    expect(err).toMatch(message);
  });
});
