import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commandUnderTest, rowsOf } from './command.js';

const { run, put, folder } = commandUnderTest();

/** A module with a bot that writes everything it receives, and a random number for each decision, into a file. */
const SPIES = put(
  'spies.mjs',
  `import { appendFileSync } from 'node:fs';
export const spy = ({ file }) => ({
  name: 'spy',
  begin: ({ game, ...seat }) => ({
    answer: ({ draw, ...question }) => {
      appendFileSync(file, JSON.stringify({ seat, question, drawn: draw(2 ** 32) }) + '\\n');
      return { move: question.moves[0] };
    },
  }),
});`,
);

/** Runs the command with a spy, and returns what the spy has written. */
const spiedOn = async (name: string, command: (bot: string) => readonly string[], input = ''): Promise<string> => {
  const file = join(folder, name);
  expect(await run(command(`Spy=${SPIES}#spy:file=${file}`), { input })).toMatchObject({ exit: 0, told: '' });
  return readFileSync(file, 'utf8');
};

const drawnIn = (text: string): readonly unknown[] => rowsOf(text).map(({ drawn }) => drawn);

test('tournaments give bots no seed, and the same random numbers whenever they are repeated', async () => {
  const playing = (seed: string, kept: string) => (bot: string) => {
    const line = ['simulate', 'blueprints', bot, '--players', '2', '--deals', '1', '--threads', '1', '--seed', seed];
    return [...line, '--archive', join(folder, kept)];
  };
  const first = await spiedOn('one', playing('frost', 'one.jsonl'));
  const again = await spiedOn('two', playing('frost', 'two.jsonl'));
  const other = await spiedOn('three', playing('thaw', 'three.jsonl'));
  expect(again).toBe(first);
  expect(drawnIn(other)).not.toEqual(drawnIn(first));
  const [{ options }] = rowsOf(readFileSync(join(folder, 'one.jsonl'), 'utf8')) as [{ options: { seed: string } }];
  const hash = createHash('sha256').update('["tournament","bots","frost",0]').digest('hex').slice(0, 32);
  for (const seed of ['frost', options.seed, hash]) expect(first).not.toContain(seed);
});

test('a bot at the terminal gets no seed, and other random numbers each time, whatever the deal', async () => {
  const playing = (bot: string) => ['play', 'blueprints', 'Ann', bot, '--deal', 'frost'];
  const ones = '1\n'.repeat(200);
  const [first, again] = [await spiedOn('four', playing, ones), await spiedOn('five', playing, ones)];
  expect(drawnIn(first)).toHaveLength(36);
  expect(drawnIn(again)).not.toEqual(drawnIn(first));
  expect(first).not.toContain('frost');
});
