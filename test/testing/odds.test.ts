import { expect, test } from 'vitest';
import { checkOdds } from '../../src/testing/odds.js';

test('a rate is refused only if it cannot be chance', () => {
  const odds = new Map([
    ['often', 0.999],
    ['rare', 0.001],
  ]);
  let calls = 0;
  const every = (n: number) => () => (calls++ % n === 0 ? 'rare' : 'often');
  expect(() => checkOdds(odds, every(1000), 'it')).not.toThrow();
  expect(() => checkOdds(odds, every(700), 'it')).not.toThrow();
  expect(() => checkOdds(odds, every(50), 'it')).toThrow(/^it leads 2940 times out of 3000 instead of 2997 to often$/);
  expect(() => checkOdds(odds, () => 'other', 'it')).toThrow('it leads to what is no outcome: other');
  expect(() => checkOdds(odds, () => null, 'it')).not.toThrow();
});
