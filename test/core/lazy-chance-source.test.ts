import { describe, expect, test } from 'vitest';
import { deferDraw, drawInt, randomStateOf, shuffle, shuffleWithBacks } from '../../src/core/chance/random.js';
import {
  addProbabilities,
  forEachBranch,
  type Probability,
  proportionOf,
  ZERO_PROBABILITY,
} from '../../src/core/chance-outcomes/enumerate-chance.js';
import { LazyDraw } from '../../src/core/chance-outcomes/lazy-draw.js';

const random = randomStateOf('unused');

/** Returns the value of an item, which is decided by this. */
const read = <A>(item: A): A => (item instanceof LazyDraw ? (item.get() as A) : item);

/** Returns the probability of each text that `act` returns, and the number of ways. */
const sharesOf = (act: () => string): { readonly shares: Readonly<Record<string, number>>; readonly ways: number } => {
  const found = new Map<string, Probability>();
  let ways = 0;
  const complete = forEachBranch(10_000, act, (text, share) => {
    found.set(text, addProbabilities(found.get(text) ?? ZERO_PROBABILITY, share));
    return ++ways > 0;
  });
  expect(complete).toBe(true);
  const all = { numerator: 1n, denominator: 1n };
  return { shares: Object.fromEntries([...found].map(([text, share]) => [text, proportionOf(share, all)])), ways };
};

const equalShares = (texts: readonly string[]) => Object.fromEntries(texts.map((text) => [text, 1 / texts.length]));

describe('an undecided order', () => {
  test('decides nothing that is not read', () => {
    expect(sharesOf(() => String(shuffle(random, [1, 2, 3]).length))).toEqual({ shares: { 3: 1 }, ways: 1 });
  });

  test('decides only the items that are read, each as likely as in a real shuffle', () => {
    const { shares, ways } = sharesOf(() => String(read(shuffle(random, ['a', 'b', 'c', 'd'])[2])));
    expect(shares).toEqual(equalShares(['a', 'b', 'c', 'd']));
    expect(ways).toBe(4);
  });

  test('is any order, if all of it is read', () => {
    const { shares } = sharesOf(() => shuffle(random, ['a', 'b', 'c']).map(read).join(''));
    expect(shares).toEqual(equalShares(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']));
  });

  test('does not depend on the order of reading', () => {
    const { shares } = sharesOf(() => {
      const [first, second, third] = shuffle(random, ['a', 'a', 'b']);
      const last = read(third);
      return read(first)! + read(second)! + last;
    });
    expect(Object.keys(shares).sort()).toEqual(['aab', 'aba', 'baa']);
    for (const share of Object.values(shares)) expect(share).toBeCloseTo(1 / 3, 15);
  });

  test('counts equal items as one answer', () => {
    const { shares, ways } = sharesOf(() => String(read(shuffle(random, ['a', 'a', 'a', 'b'])[0])));
    expect(shares).toEqual({ a: 3 / 4, b: 1 / 4 });
    expect(ways).toBe(2);
  });

  test('decides an item once', () => {
    const { shares } = sharesOf(() => {
      const item = shuffle(random, ['a', 'b'])[0];
      return String(read(item)) + String(read(item));
    });
    expect(shares).toEqual(equalShares(['aa', 'bb']));
  });

  test('is shuffled again as a whole without deciding anything', () => {
    const { shares, ways } = sharesOf(() => {
      const once = shuffle(random, ['a', 'b', 'c']);
      const twice = shuffle(random, once.slice());
      return String(read(shuffle(random, twice)[1]));
    });
    expect(shares).toEqual(equalShares(['a', 'b', 'c']));
    expect(ways).toBe(3);
  });

  test('is shuffled again with items that are known, and without those that were read', () => {
    const { shares, ways } = sharesOf(() => {
      const deck = shuffle(random, ['a', 'b', 'c']);
      const drawn = read(deck[0]);
      return `${drawn}${read(shuffle(random, [...deck.slice(1), 'z'])[0])}`;
    });
    expect(Object.keys(shares).sort()).toEqual(['ab', 'ac', 'az', 'ba', 'bc', 'bz', 'ca', 'cb', 'cz']);
    for (const share of Object.values(shares)) expect(share).toBeCloseTo(1 / 9, 15);
    expect(ways).toBe(9);
  });

  test('is exact when only part of it is shuffled again', () => {
    const { shares } = sharesOf(() => {
      const deck = shuffle(random, ['a', 'b', 'c']);
      const again = shuffle(random, [...deck.slice(0, 2), 'z']);
      return `${read(again[0])}${read(deck[2])}`;
    });
    for (const [text, share] of Object.entries(shares)) expect(share, text).toBeCloseTo(1 / 9, 15);
    expect(Object.keys(shares).sort()).toEqual(['ab', 'ac', 'ba', 'bc', 'ca', 'cb', 'za', 'zb', 'zc']);
  });
});

describe('an undecided order with backs', () => {
  const CARDS = ['r1', 'r2', 'r3', 'g1', 'g2'];
  const backOf = (card: string): string => card[0]!;

  test('decides backs without deciding items', () => {
    const { shares, ways } = sharesOf(() => {
      const { backs } = shuffleWithBacks(random, CARDS, backOf);
      return `${read(backs[0])}${read(backs[1])}`;
    });
    expect(shares['rr']).toBeCloseTo(3 / 10, 15);
    expect(shares['rg']).toBeCloseTo(3 / 10, 15);
    expect(shares['gr']).toBeCloseTo(3 / 10, 15);
    expect(shares['gg']).toBeCloseTo(1 / 10, 15);
    expect(ways).toBe(4);
  });

  test('decides an item among those with its back', () => {
    const { shares } = sharesOf(() => {
      const { items, backs } = shuffleWithBacks(random, CARDS, backOf);
      return `${read(backs[4])}${read(items[4])}`;
    });
    expect(Object.keys(shares)).toEqual(['rr1', 'rr2', 'rr3', 'gg1', 'gg2']);
    for (const share of Object.values(shares)) expect(share).toBeCloseTo(1 / 5, 15);
  });

  test('decides all items as likely as a shuffle, in whatever order they are read', () => {
    const few = ['r1', 'r2', 'g1'];
    const { shares } = sharesOf(() => {
      const { items, backs } = shuffleWithBacks(random, few, backOf);
      const last = read(items[2]);
      read(backs[0]);
      return `${read(items[0])} ${read(items[1])} ${last}`;
    });
    expect(Object.keys(shares)).toHaveLength(6);
    for (const share of Object.values(shares)) expect(share).toBeCloseTo(1 / 6, 15);
  });

  test('does not read its items without a teller either', () => {
    const { items, backs } = shuffleWithBacks(randomStateOf('a'), CARDS.slice(), backOf);
    expect(backs).toEqual(items.map(backOf));
  });
});

describe('later', () => {
  test('draws when it is read, and once', () => {
    const { shares, ways } = sharesOf(() => {
      const unread = deferDraw(() => drawInt(random, 6));
      const die = deferDraw(() => drawInt(random, 2));
      return `${typeof unread} ${Number(die)}${Number(die)}`;
    });
    expect(shares).toEqual(equalShares(['object 00', 'object 11']));
    expect(ways).toBe(2);
  });

  test('draws now without a teller', () => {
    expect(deferDraw(() => 7, 3)).toBe(7);
  });

  test('resolves a stand-in for a stand-in', () => {
    const { shares } = sharesOf(() => {
      const deck = shuffle(random, ['a', 'b']);
      return String(read(deferDraw(() => deck[0])));
    });
    expect(shares).toEqual(equalShares(['a', 'b']));
  });

  test('stays open if deciding fails', () => {
    let calls = 0;
    const value = new LazyDraw(() => {
      if (calls++ === 0) throw new Error('not now');
      return 5;
    });
    expect(() => value.get()).toThrow('not now');
    expect(value.isPending).toBe(true);
    expect(value.get()).toBe(5);
    expect(value.isPending).toBe(false);
  });
});
