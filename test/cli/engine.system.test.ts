import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { HOSTILE, leftOf } from '../arena-node/engine-support.js';
import { commandUnderTest, endOf, rowsOf } from './command.js';

const { run, start, folder, program } = commandUnderTest();

const QUICK = ['--threads', '1', '--deals', '1', '--quiet', '--seed', 'arena', '--bot-seed', 'arena'];

/** Returns the text of an engine that misbehaves as it is told, and the file of its processes. */
const hostile = (mode: string): { readonly bot: string; readonly pids: string } => {
  const own = mkdtempSync(join(folder, 'an engine '));
  return { bot: `Mine=exec:"${process.execPath}" '${HOSTILE}' "${mode}" '${own}'`, pids: join(own, 'pids') };
};

/** Checks whether an engine has noted its processes. */
const noted = (pids: string): boolean => existsSync(pids) && readFileSync(pids, 'utf8').split('\n').length === 3;

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('an engine is gone after %s', async (signal, exit) => {
  const { bot, pids } = hostile('hangs at ask');
  const held = start(['tournament', 'blueprints', bot, 'random', ...QUICK]);
  const end = endOf(held);
  for (let tries = 0; tries < 500 && !noted(pids); tries++) await new Promise((done) => setTimeout(done, 20));
  held.kill(signal);
  expect((await end).exit).toBe(exit);
  expect(await leftOf(pids)).toEqual([]);
});

test('the engine of a bot plays like the bot itself', async () => {
  const line = ['simulate', 'blueprints', 'random', '--players', '2', '--json', ...QUICK];
  const moves = async (bot: string): Promise<unknown> => {
    const archive = join(folder, `alike ${bot.length}.jsonl`);
    expect(await run([...line, `Mine=${bot}`, '--archive', archive])).toMatchObject({ exit: 0, err: '' });
    return rowsOf(readFileSync(archive, 'utf8'))[0]!['moves'];
  };
  expect(await moves(`exec:"${process.execPath}" "${program}" engine blueprints --bot novice`)).toEqual(
    await moves('novice'),
  );
});
