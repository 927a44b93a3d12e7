import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commandHere, rowsOf } from './command.js';

const { run, put, folder } = commandHere();

/** A module with a bot that writes everything it receives, and a random number for each decision, into a file. */
const SPIES = put(
  'spies.mjs',
  `import { appendFileSync } from 'node:fs';
export const spy = ({ file }) => ({
  name: 'spy',
  begin: ({ game, ...seat }) => ({
    answer: ({ randomInt, ...question }) => {
      appendFileSync(file, JSON.stringify({ seat, question, drawn: randomInt(2 ** 32) }) + '\\n');
      return { move: question.moves[0] };
    },
  }),
});`,
);

/** Runs the command with a spy, and returns what the spy has written. */
const spiedOn = async (name: string, command: (bot: string) => readonly string[], input = ''): Promise<string> => {
  const file = join(folder, name);
  expect(await run(command(`Spy=${SPIES}#spy:file=${file}`), { input })).toMatchObject({ exit: 0, err: '' });
  return readFileSync(file, 'utf8');
};

const drawnIn = (text: string): readonly unknown[] => rowsOf(text).map(({ drawn }) => drawn);

/** Runs a simulation of one game. */
const simulating =
  (kept: string, ...seeds: readonly string[]) =>
  (bot: string) => {
    const line = ['simulate', 'blueprints', bot, '--players', '2', '--deals', '1', '--threads', '1', ...seeds];
    return [...line, '--archive', join(folder, kept)];
  };

/** Returns the seed of the deal in an archive of one game. */
const dealIn = (kept: string): string => {
  const [{ options }] = rowsOf(readFileSync(join(folder, kept), 'utf8')) as [{ options: { seed: string } }];
  return options.seed;
};

const hashed = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);

test('tournaments give bots no seed, and the same random numbers whenever they are repeated', async () => {
  const playing = (kept: string, seed: string, own: string) => simulating(kept, '--seed', seed, '--bot-seed', own);
  const first = await spiedOn('one', playing('one.jsonl', 'frost', 'sun'));
  const again = await spiedOn('two', playing('two.jsonl', 'frost', 'sun'));
  const other = await spiedOn('three', playing('three.jsonl', 'thaw', 'sun'));
  const third = await spiedOn('six', playing('six.jsonl', 'frost', 'rain'));
  expect(again).toBe(first);
  expect(dealIn('three.jsonl')).not.toBe(dealIn('one.jsonl'));
  expect([...drawnIn(other)].sort()).toEqual([...drawnIn(first)].sort()); // another bot may be the first to act
  expect(dealIn('six.jsonl')).toBe(dealIn('one.jsonl'));
  expect(drawnIn(third)).not.toEqual(drawnIn(first));
  const secrets = ['frost', 'sun', dealIn('one.jsonl'), hashed('["tournament","bots","sun",0]')];
  for (const secret of secrets) expect(first).not.toContain(secret);
});

test('without seeds, tournaments take random ones, and name them', async () => {
  const runs = [];
  for (const [file, kept] of [
    ['seven', 'seven.jsonl'],
    ['eight', 'eight.jsonl'],
  ] as const) {
    const spy = `Spy=${SPIES}#spy:file=${join(folder, file)}`;
    const { out, err } = await run(simulating(kept)(spy));
    const [, line] = /\nRepeat it:\n {2}(.*)\n/.exec(out)!;
    const [, seed, botSeed] = /--seed (\S+) --bot-seed (\S+)/.exec(line!)!;
    expect(err).toBe(`If it is stopped, this run goes on with --seed ${seed} --bot-seed ${botSeed}.\n`);
    expect(out.replace(/\s+/g, ' ')).toContain(`1 from the seed '${seed}', bots from '${botSeed}'`);
    expect(dealIn(kept)).toBe(hashed(`["tournament","game","${seed}",0]`));
    runs.push({ seed, botSeed, drawn: drawnIn(readFileSync(join(folder, file), 'utf8')) });
  }
  const [one, other] = runs;
  expect(new Set(runs.flatMap(({ seed, botSeed }) => [seed, botSeed])).size).toBe(4);
  expect(other!.drawn).not.toEqual(one!.drawn);
  const again = simulating('nine.jsonl', '--seed', one!.seed!, '--bot-seed', one!.botSeed!);
  expect(drawnIn(await spiedOn('nine', again))).toEqual(one!.drawn);
  expect(dealIn('nine.jsonl')).toBe(dealIn('seven.jsonl'));
});

test('a bot at the terminal gets no seed, and other random numbers each time, whatever the deal', async () => {
  const playing = (bot: string) => ['play', 'blueprints', 'Ann', bot, '--deal', 'frost'];
  const ones = '1\n'.repeat(200);
  const [first, again] = [await spiedOn('four', playing, ones), await spiedOn('five', playing, ones)];
  expect(drawnIn(first)).toHaveLength(36);
  expect(drawnIn(again)).not.toEqual(drawnIn(first));
  expect(first).not.toContain('frost');
});
