import type { Weights } from '../../src/bots/ladder/frostpunk/weighing.js';
import { guess } from './guess.js';

type Table = Readonly<Record<string, Readonly<Record<string, number>>>>;

const tableOf = (weights: Weights): Table => weights as unknown as Table;

/** Lists the numbers of a table, in the order of the guess. */
export const numbersOf = (weights: Weights): readonly number[] =>
  Object.entries(tableOf(guess)).flatMap(([group, names]) =>
    Object.keys(names).map((name) => tableOf(weights)[group]![name]!),
  );

/** Returns the table of such numbers. */
export const weightsOf = (numbers: readonly number[]): Weights => {
  let next = 0;
  const filled = Object.entries(tableOf(guess)).map(([group, names]) => [
    group,
    Object.fromEntries(Object.keys(names).map((name) => [name, numbers[next++]!])),
  ]);
  return Object.fromEntries(filled) as Weights;
};

/** Formats a table as a file of the ladder, with the command that made it. */
export const fileOf = (weights: Weights, command: string): string => {
  const groups = Object.entries(tableOf(weights)).map(([group, names]) => {
    const lines = Object.entries(names).map(([name, value]) => `    ${name}: ${value},`);
    return [`  ${group}: {`, ...lines, '  },'].join('\n');
  });
  return [
    "import type { Weights } from './weighing.js';",
    '',
    `/** Learnt from games with itself, last by \`${command}\`. */`,
    'export const weights: Weights = {',
    ...groups,
    '};',
    '',
  ].join('\n');
};
