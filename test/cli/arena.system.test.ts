import { mkdtempSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../scripts/entries.js';
import { commandUnderTest, rowsOf } from './command.js';

const { run, folder } = commandUnderTest();

const QUICK = ['--threads', '1', '--deals', '2', '--quiet', '--seed', 'arena', '--bot-seed', 'arena'];

describe('an archive of games with a bot from outside', () => {
  const BOTS = {
    'package.json': '{ "type": "module" }',
    'bots.js': `import { readFileSync } from 'node:fs';
import { pick } from './lib/pick.js';
import { kit } from 'kit';
const weights = readFileSync(new URL('./', import.meta.url).pathname + 'weights.txt', 'utf8');
export const mine = { name: 'mine', version: 'one', files: ['weights.txt'],
  begin: () => ({ answer: ({ moves }) => ({ move: moves[pick(moves, weights.length + kit)] }) }) };`,
    'lib/pick.js': `import { last } from './last.js'; export const pick = (moves, n) => Math.max(0, last(moves) - (n % 2));`,
    'lib/last.js': 'export const last = (moves) => moves.length - 1;',
    'weights.txt': '12',
    'node_modules/kit/package.json': '{ "name": "kit", "version": "1.0.0", "type": "module", "exports": "./kit.js" }',
    'node_modules/kit/kit.js': 'export const kit = 0;',
  };

  test('is used as long as the bot has not changed', async () => {
    const cwd = mkdtempSync(join(folder, 'bots-'));
    const write = async (name: string, text: string): Promise<void> => {
      await mkdir(dirname(join(cwd, name)), { recursive: true });
      await writeFile(join(cwd, name), text);
    };
    for (const [name, text] of Object.entries(BOTS)) await write(name, text);
    const line = ['tournament', 'blueprints', 'random', 'Mine=./bots.js#mine', '--archive', 'kept.jsonl', ...QUICK];
    const kept = async (): Promise<number> => {
      expect(await run(line, { cwd })).toMatchObject({ exit: 0, err: '' });
      return rowsOf(readFileSync(join(cwd, 'kept.jsonl'), 'utf8')).length;
    };
    expect(await kept()).toBe(4);
    await write('beside.js', '');
    expect(await kept()).toBe(4);
    const changes: readonly (readonly [file: keyof typeof BOTS, from: string, to: string])[] = [
      ['lib/pick.js', 'n % 2', 'n % 3'],
      ['lib/last.js', '- 1', '- 2'],
      ['weights.txt', '12', '123'],
      ['bots.js', 'one', 'two'],
      ['node_modules/kit/package.json', '1.0.0', '1.0.1'],
    ];
    for (const [i, [file, from, to]] of changes.entries()) {
      await write(file, BOTS[file].replace(from, to));
      expect([file, await kept()]).toEqual([file, 8 + 4 * i]);
    }
    expect(await kept()).toBe(4 + 4 * changes.length);
  });
});

test('a bot that ends its thread loses', async () => {
  const odd = `Odd=${join(root, 'test/arena-node/bots/odd.mjs')}#quits`;
  const { exit, out } = await run(['tournament', 'blueprints', odd, 'random', ...QUICK]);
  expect(exit).toBe(1);
  expect(out).toMatch(/game 1: Odd ended its thread[^\n]*\n {2}player 1 after 2 moves, with 28 legal moves\n/);
});

test('a queue without a Redis is reported', async () => {
  const { exit, err } = await run(['tournament', 'blueprints', 'random', 'greedy', '--redis', 'redis://127.0.0.1:1']);
  expect({ exit, err }).toEqual({ exit: 2, err: expect.stringContaining('no answer from Redis') });
});
