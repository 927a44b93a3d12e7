import { expect, test } from 'vitest';
import { editDistance } from '../../src/cli/options.js';

test.each([
  ['', '', 0],
  ['', 'ab', 2],
  ['expert', 'expert', 0],
  ['exprt', 'expert', 1],
  ['expret', 'expert', 2],
  ['kitten', 'sitting', 3],
  ['flaw', 'lawn', 2],
])('%j and %j differ by %i letters', (a, b, letters) => {
  expect(editDistance(a, b)).toBe(letters);
  expect(editDistance(b, a)).toBe(letters);
});
