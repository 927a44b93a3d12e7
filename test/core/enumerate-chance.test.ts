import { describe, expect, test } from 'vitest';
import { drawInt, drawKind, drawWeighted, randomStateOf, shuffle } from '../../src/core/chance/random.js';
import {
  addProbabilities,
  forEachBranch,
  type Probability,
  proportionOf,
  ZERO_PROBABILITY,
} from '../../src/core/chance-outcomes/enumerate-chance.js';

const random = randomStateOf('unused');

/** Lists what a function returns in each way, with the probabilities. */
const waysOf = <A>(act: (settle: () => void) => A, most = 1000): readonly (readonly [A, Probability])[] => {
  const ways: (readonly [A, Probability])[] = [];
  expect(forEachBranch(most, act, (made, share) => ways.push([made, share]) > 0)).toBe(true);
  return ways;
};

const total = (ways: readonly (readonly [unknown, Probability])[]): Probability =>
  ways.reduce((sum, [, share]) => addProbabilities(sum, share), ZERO_PROBABILITY);

const isAll = ({ numerator, denominator }: Probability): boolean => numerator === denominator;

describe('eachWay', () => {
  test('goes through all answers of all draws, the last draw first', () => {
    const ways = waysOf(() => [drawInt(random, 2), drawInt(random, 3)]);
    expect(ways.map(([made]) => made.join(''))).toEqual(['00', '01', '02', '10', '11', '12']);
    expect(ways.map(([, { numerator, denominator }]) => [numerator, denominator])).toEqual(ways.map(() => [1n, 6n]));
  });

  test('follows draws that depend on earlier answers', () => {
    const ways = waysOf(() => (drawInt(random, 2) === 0 ? [0] : [1, drawInt(random, 3)]));
    expect(ways.map(([made]) => made.join(''))).toEqual(['0', '10', '11', '12']);
    expect(ways.map(([, share]) => proportionOf(share, { numerator: 1n, denominator: 1n }))).toEqual([
      1 / 2,
      1 / 6,
      1 / 6,
      1 / 6,
    ]);
    expect(isAll(total(ways))).toBe(true);
  });

  test('calls once what draws nothing', () => {
    expect(waysOf(() => 'done')).toEqual([['done', { numerator: 1n, denominator: 1n }]]);
  });

  test('leaves out answers without weight, and weighs the others', () => {
    const ways = waysOf(() => drawKind(random, [0, 3, 0, 1], 4));
    expect(ways).toEqual([
      [1, { numerator: 3n, denominator: 4n }],
      [3, { numerator: 1n, denominator: 4n }],
    ]);
  });

  test.each([
    ['whole numbers and fractions', [1, 0.5, 2.5], [1 / 4, 1 / 8, 5 / 8]],
    ['tiny weights', [2 ** -60, 3 * 2 ** -60], [1 / 4, 3 / 4]],
    ['tiny and large weights', [2 ** -40, 1], [1 / (2 ** 40 + 1), 2 ** 40 / (2 ** 40 + 1)]],
    ['third parts', [1 / 3, 1 / 3, 1 / 3], [1 / 3, 1 / 3, 1 / 3]],
    ['weights below the smallest normal number', [Number.MIN_VALUE, 2], [Number.MIN_VALUE, 1]],
    ['weights that are no numbers', [Number.NaN, -1, 2], [0, 0, 1]],
  ])('keeps the proportion of %s', (_, weights, shares) => {
    const ways = waysOf(() => drawWeighted(random, weights));
    for (const [answer, share] of ways) expect(proportionOf(share, total(ways))).toBeCloseTo(shares[answer]!, 15);
    expect(ways.map(([answer]) => answer)).toEqual(shares.flatMap((share, answer) => (share > 0 ? [answer] : [])));
    expect(isAll(total(ways))).toBe(true);
  });

  test('leaves out ways in which a draw has no possible answer', () => {
    const ways = waysOf(() => (drawInt(random, 3) === 1 ? drawKind(random, [0, 0], 0) : 'possible'));
    expect(ways.map(([made]) => made)).toEqual(['possible', 'possible']);
    expect(total(ways)).toEqual({ numerator: 2n, denominator: 3n });
    expect(waysOf(() => drawInt(random, 0))).toEqual([]);
  });

  test('passes other errors on', () => {
    const act = () => {
      throw new Error('a bug');
    };
    expect(() => waysOf(act)).toThrow('a bug');
    expect(drawInt(randomStateOf('a'), 1)).toBe(0); // no teller is left behind
  });

  test('stops after so many ways, and says that there are more', () => {
    let calls = 0;
    const act = () => {
      calls++;
      return drawInt(random, 6);
    };
    expect(forEachBranch(6, act, () => true)).toBe(true);
    expect(calls).toBe(6);
    expect(forEachBranch(5, act, () => true)).toBe(false);
    expect(calls).toBe(11);
    expect(forEachBranch(0, act, () => true)).toBe(false);
    expect(calls).toBe(11);
  });

  test('stops where draws go on without end', () => {
    let draws = 0;
    const act = () => {
      while (drawInt(random, 2) === 0) draws++;
    };
    expect(forEachBranch(10, act, () => true)).toBe(false);
    expect(draws).toBeLessThan(5000);
  });

  test('stops when told to', () => {
    const made: number[] = [];
    const take = (value: number) => made.push(value) < 2;
    expect(forEachBranch(100, () => drawInt(random, 6), take)).toBe(false);
    expect(made).toEqual([0, 1]);
  });

  test('estimates the number of ways by that of the current one', () => {
    const estimates: number[] = [];
    const act = () => drawInt(random, 4) + drawInt(random, 5);
    forEachBranch(100, act, (_, __, ways) => estimates.push(ways) < 3);
    expect(estimates).toEqual([20, 20, 20]);
  });

  test('does not branch once it is settled', () => {
    const ways = waysOf((settle) => {
      const seen = drawInt(random, 2);
      settle();
      return [seen, drawInt(random, 6), drawKind(random, [0, 2], 2), shuffle(random, [1, 2, 3]).map(Number).length];
    });
    expect(ways.map(([made]) => made)).toEqual([
      [0, 0, 1, 3],
      [1, 0, 1, 3],
    ]);
    expect(isAll(total(ways))).toBe(true);
  });

  test('can be called within itself', () => {
    const ways = waysOf(() => [drawInt(random, 2), waysOf(() => drawInt(random, 3)).length, drawInt(random, 2)]);
    expect(ways.map(([made]) => made.join(''))).toEqual(['030', '031', '130', '131']);
  });
});

test('probabilities are exact whatever their size', () => {
  const cards = Array.from({ length: 30 }, (_, card) => card);
  let share: Probability = { numerator: 1n, denominator: 1n };
  forEachBranch(
    1,
    () => shuffle(random, cards.slice()).map(Number),
    (_, one) => {
      share = one;
      return true;
    },
  );
  expect(share.denominator / share.numerator).toBe(cards.reduce((product, card) => product * BigInt(card + 1), 1n));
  expect(proportionOf(share, { numerator: 1n, denominator: 1n })).toBeCloseTo(1 / 2.6525285981219103e32, 45);
  expect(addProbabilities({ numerator: 1n, denominator: 6n }, { numerator: 1n, denominator: 3n })).toEqual({
    numerator: 1n,
    denominator: 2n,
  });
});
