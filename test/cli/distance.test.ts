import { expect, test } from 'vitest';
import { distance } from '../../src/cli/play/distance.js';

test.each([
  ['', '', 0],
  ['', 'ab', 2],
  ['expert', 'expert', 0],
  ['exprt', 'expert', 1],
  ['expret', 'expert', 2],
  ['kitten', 'sitting', 3],
  ['flaw', 'lawn', 2],
])('%j and %j differ by %i letters', (a, b, letters) => {
  expect(distance(a, b)).toBe(letters);
  expect(distance(b, a)).toBe(letters);
});
