import type { Weights } from '../../src/bots/ladder/frostpunk/weights-type.js';
import { guess } from './guess.js';

type Table = Readonly<Record<string, Readonly<Record<string, number>>>>;

const asTable = (weights: Weights): Table => weights as unknown as Table;

/** Lists the numbers of a table, in the order of the guess. */
export const numbersOf = (weights: Weights): readonly number[] =>
  Object.entries(asTable(guess)).flatMap(([group, names]) =>
    Object.keys(names).map((name) => asTable(weights)[group]![name]!),
  );

/** Returns the table of such numbers. */
export const weightsOf = (numbers: readonly number[]): Weights => {
  let next = 0;
  const filled = Object.entries(asTable(guess)).map(([group, names]) => [
    group,
    Object.fromEntries(Object.keys(names).map((name) => [name, numbers[next++]!])),
  ]);
  return Object.fromEntries(filled) as Weights;
};

/** Formats a table as a file of the ladder, with the command that made it. */
export const formatFile = (weights: Weights, command: string): string => {
  const groups = Object.entries(asTable(weights)).map(([group, names]) => {
    const lines = Object.entries(names).map(([name, value]) => `    ${name}: ${value},`);
    return [`  ${group}: {`, ...lines, '  },'].join('\n');
  });
  return [
    "import type { Weights } from './weights-type.js';",
    '',
    `/** Learnt from games with itself, last by \`${command}\`. */`,
    'export const weights: Weights = {',
    ...groups,
    '};',
    '',
  ].join('\n');
};
