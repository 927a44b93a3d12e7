import { expect, test } from 'vitest';
import { progressText } from '../../src/cli/progress.js';

test.each([
  [
    'how long it may still take',
    { read: 250, size: 1000, games: 5000, faults: 0 },
    10,
    '5,000 games, 500 a second, 30 s left',
  ],
  [
    'minutes and faults',
    { read: 10, size: 1000, games: 12_345, faults: 1 },
    10,
    '12,345 games, 1 fault, 1,235 a second, 17 min left',
  ],
  ['hours', { read: 1, size: 10_000, games: 7, faults: 2 }, 10, '7 games, 2 faults, 1 a second, 28 h left'],
  ['no end that nobody knows', { read: 250, size: null, games: 50, faults: 0 }, 10, '50 games, 5 a second'],
  ['a file that grew', { read: 1001, size: 1000, games: 50, faults: 0 }, 10, '50 games, 5 a second'],
  ['the beginning', { read: 0, size: 1000, games: 0, faults: 0 }, 0, '0 games, 0 a second'],
])('the progress tells %s', (_, course, seconds, text) => {
  expect(progressText(course, seconds)).toBe(text);
});
