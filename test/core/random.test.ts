import alea from 'seedrandom/lib/alea.js';
import { expect, test } from 'vitest';
import { draw, drawKind, drawWeighted, seeded, shuffle } from '../../src/core/chance/random.js';

const seeds = Array.from({ length: 200 }, (_, i) => `seed ${i} ${'ä'.repeat(i % 5)}`);

/** Returns the sequence of seedrandom. */
const sequence = (seed: string): (() => number) => alea(seed, { state: true });

test('draws equal those of seedrandom, one number each, also below 1', () => {
  for (const seed of seeds) {
    const random = seeded(seed);
    const next = sequence(seed);
    for (const n of [6, 1, 32, 1, 1, 1000, 2, 2 ** 31]) expect(draw(random, n)).toBe(Math.floor(next() * n));
  }
});

test('the random state equals that of seedrandom', () => {
  const generator = alea('state', { state: true });
  const random = seeded('state');
  for (let i = 0; i < 1000; i++) {
    expect(random).toEqual(generator.state());
    expect(draw(random, 7)).toBe(Math.floor(generator() * 7));
  }
});

test('a sequence continues from its saved numbers', () => {
  const random = seeded('halfway');
  for (let i = 0; i < 10; i++) draw(random, 6);
  const copy = JSON.parse(JSON.stringify(random));
  expect(Array.from({ length: 50 }, () => draw(copy, 100))).toEqual(
    Array.from({ length: 50 }, () => draw(random, 100)),
  );
});

test('a shuffle goes from the last place to the second, and takes a number for each', () => {
  for (const seed of seeds) {
    const random = seeded(seed);
    const next = sequence(seed);
    const expected = Array.from({ length: 12 }, (_, i) => i);
    for (let i = 11; i > 0; i--) {
      const j = Math.floor(next() * (i + 1));
      [expected[i], expected[j]] = [expected[j]!, expected[i]!];
    }
    const list = Array.from({ length: 12 }, (_, i) => i);
    expect(shuffle(random, list)).toBe(list);
    expect(list).toEqual(expected);
    expect(draw(random, 1e9)).toBe(Math.floor(next() * 1e9));
  }
});

test('lists of no or one item are shuffled without a draw', () => {
  const random = seeded('short');
  expect(shuffle(random, [])).toEqual([]);
  expect(shuffle(random, ['only'])).toEqual(['only']);
  expect(random).toEqual(seeded('short'));
});

test('a shuffle reaches every order about equally often', () => {
  const random = seeded('orders');
  const counts = new Map<string, number>();
  for (let i = 0; i < 6000; i++) {
    const order = shuffle(random, [0, 1, 2]).join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect(counts.size).toBe(6);
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
});

test('drawKind walks the counts in order, and takes one number', () => {
  for (const seed of seeds) {
    const random = seeded(seed);
    const next = sequence(seed);
    const bag = [0, 3, 0, 1, 2].flatMap((count, kind) => Array.from({ length: count }, () => kind));
    expect(drawKind(random, [0, 3, 0, 1, 2], 6)).toBe(bag[Math.floor(next() * 6)]);
    expect(draw(random, 1e9)).toBe(Math.floor(next() * 1e9));
  }
});

test('drawWeighted takes one number, and never an item of weight 0', () => {
  for (const seed of seeds) {
    const random = seeded(seed);
    const next = sequence(seed);
    const place = next() * 4;
    expect(drawWeighted(random, [0, 1, 0, 3, 0])).toBe(place < 1 ? 1 : 3);
    expect(draw(random, 1e9)).toBe(Math.floor(next() * 1e9));
  }
  for (const only of [[5], [0, 0, 1e-9], [1e300, 0]]) {
    expect(drawWeighted(seeded('only'), only)).toBe(only.findIndex((weight) => weight > 0));
  }
});

test('drawWeighted takes each item in proportion to its weight', () => {
  const random = seeded('weights');
  const counts = [0, 0, 0];
  for (let i = 0; i < 6000; i++) counts[drawWeighted(random, [1 / 3, 1 / 6, 1 / 2])]!++;
  for (const [i, expected] of [2000, 1000, 3000].entries()) expect(Math.abs(counts[i]! - expected)).toBeLessThan(150);
});
