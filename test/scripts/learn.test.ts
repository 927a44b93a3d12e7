import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { root } from '../../scripts/entries.js';
import { createBelief, drawNumbers, updateBelief } from '../../scripts/learn/cross-entropy.js';
import { guess } from '../../scripts/learn/guess.js';
import { formatWeightsFile, learnWeights } from '../../scripts/learn/learning.js';
import { formatFile, numbersOf, weightsOf } from '../../scripts/learn/table.js';
import play, { type Task } from '../../scripts/learn/worker.js';
import { weights } from '../../src/bots/ladder/frostpunk/weights.js';
import { insecureRandomStateOf } from '../../src/core/chance/random.js';

test('a table is its numbers', () => {
  expect(weightsOf(numbersOf(guess))).toEqual(guess);
  expect(numbersOf(weightsOf(numbersOf(weights)))).toEqual(numbersOf(weights));
});

test('the table of the ladder is the learnt one', () => {
  const file = readFileSync(join(root, 'src/bots/ladder/frostpunk/weights.ts'), 'utf8');
  const [, command] = /`(npm run learn -- frostpunk (?:--continue )?--generations \d+ --seed [\w-]+)`/.exec(file)!;
  expect(file).toBe(formatFile(weights, command!));
});

test('the belief approaches good values, determined by the seed', () => {
  const goal = [2, -1, 0.5];
  const search = (seed: string): readonly number[] => {
    const random = insecureRandomStateOf(seed);
    let belief = createBelief([0, 0, 0]);
    for (let generation = 0; generation < 60; generation++) {
      const tables = Array.from({ length: 40 }, () => drawNumbers(belief, random));
      const errorOf = (numbers: readonly number[]) => numbers.reduce((sum, n, i) => sum + (n - goal[i]!) ** 2, 0);
      belief = updateBelief(
        belief,
        tables.map((numbers) => ({ numbers, result: -errorOf(numbers) })),
      );
    }
    return belief.mean;
  };
  const found = search('a');
  for (const [i, each] of goal.entries()) expect(found[i]).toBeCloseTo(each, 1);
  expect(search('a')).toEqual(found);
  expect(search('b')).not.toEqual(found);
});

test('games depend on numbers and seed alone, and the learnt numbers win more than the guess', () => {
  const tryOut = (numbers: readonly number[]) => play({ numbers, games: 24, seed: 'test' });
  const learnt = tryOut(numbersOf(weights));
  expect(tryOut(numbersOf(weights))).toEqual(learnt);
  expect(learnt.won).toBeGreaterThan(tryOut(numbersOf(guess)).won);
});

test('the same command makes the same file, whatever the order of games; another seed makes another', async () => {
  const fileBy = async (seed: string, delay: (table: number) => number): Promise<string> => {
    let table = 0;
    const tryOut = async (task: Task) => {
      await sleep(delay(table++));
      return play(task);
    };
    const belief = await learnWeights(
      { generations: 2, seed, tables: 5, games: 2, startWeights: guess, confidence: 1 },
      { tryOut, report: () => {} },
    );
    return formatWeightsFile(belief, `by ${seed}`);
  };
  const file = await fileBy('winter', (table) => 10 * table);
  expect(await fileBy('winter', (table) => 50 - 10 * table)).toBe(file);
  expect(await fileBy('summer', () => 0)).not.toBe(file.replace('by winter', 'by summer'));
});
