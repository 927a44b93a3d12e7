import { expect, test } from 'vitest';
import { eachWay, ratio, type Share } from '../../src/core/chance/each-way.js';
import { drawWeighted, seeded } from '../../src/core/chance/random.js';

/** Returns the shares of the answers of a draw with these weights. */
const sharesOf = (weights: readonly number[]): readonly number[] => {
  const shares: number[] = [];
  const whole: Share = { part: 1n, whole: 1n };
  eachWay(
    100,
    () => drawWeighted(seeded('never drawn from'), weights),
    (answer, share) => {
      shares[answer] = ratio(share, whole);
      return true;
    },
  );
  return shares;
};

test.each([
  [
    [1, 2, 5],
    [1 / 8, 2 / 8, 5 / 8],
  ],
  [
    [0.5, 1, 2.5],
    [1 / 8, 2 / 8, 5 / 8],
  ],
  [
    [2 ** 60, 2 ** 61],
    [1 / 3, 2 / 3],
  ],
])('answers with the weights %j are as likely as their weights', (weights, expected) => {
  expect(sharesOf(weights)).toEqual(expected.map((share) => expect.closeTo(share, 10)));
});
