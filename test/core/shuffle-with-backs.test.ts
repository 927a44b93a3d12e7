import { expect, test } from 'vitest';
import { eachWay } from '../../src/core/chance/each-way.js';
import { seeded, shuffle, shuffleWithBacks } from '../../src/core/chance/random.js';
import { watched } from '../../src/core/play/watched.js';
import { expectShares } from '../support/shares.js';

const CARDS = ['a1', 'a2', 'a3', 'b1'];
const backOf = (card: string): string => card[0]!;
const KNOWN = [undefined, 'a', undefined, 'a'];

/** Lists all orders in which the known backs are right. */
const orders = (left: readonly string[], place = 0): readonly (readonly string[])[] =>
  left.length === 0
    ? [[]]
    : left
        .filter((card) => KNOWN[place] === undefined || KNOWN[place] === backOf(card))
        .flatMap((card) =>
          orders(
            left.filter((other) => other !== card),
            place + 1,
          ).map((rest) => [card, ...rest]),
        );

/** The share of each of these 12 orders. */
const equally = Object.fromEntries(orders(CARDS).map((order, _, all) => [String(order), 1 / all.length]));

test('all orders with the backs that are known come equally often', () => {
  const random = seeded('backs');
  const dealt = Array.from({ length: 3000 }, () => shuffleWithBacks(random, CARDS.slice(), backOf, KNOWN));
  for (const { items, backs } of dealt) expect(backs).toEqual(items.map(backOf));
  expectShares(
    dealt.map(({ items }) => items),
    equally,
  );
});

test.each([
  ['top first', [0, 1, 2, 3]],
  ['bottom first', [3, 2, 1, 0]],
])('a teller decides them in the same shares, %s', (_, places) => {
  const shares = new Map<string, number>();
  const read = (): readonly string[] => {
    const { items } = watched(shuffleWithBacks(seeded(''), CARDS.slice(), backOf, KNOWN));
    for (const place of places) items.at(place);
    return [...items];
  };
  eachWay(1e4, read, (items, { part, whole }) => {
    shares.set(String(items), (shares.get(String(items)) ?? 0) + Number(part) / Number(whole));
    return true;
  });
  expect(shares.size).toBe(12);
  expect([...shares.keys()].sort()).toEqual(Object.keys(equally).sort());
  for (const [order, share] of shares) expect(share).toBeCloseTo(equally[order]!, 12);
});

test('a back is decided without its item, and a known one needs no decision', () => {
  let ways = 0;
  const look = (): string => {
    const { backs } = watched(shuffleWithBacks(seeded(''), CARDS.slice(), backOf, KNOWN));
    return [backs[1], backs[0]].join();
  };
  eachWay(100, look, () => ++ways > 0);
  expect(ways).toBe(2);
});

test('a pile that a rule holds is shuffled again without being read', () => {
  const seen: string[] = [];
  const again = (): string => {
    const table = watched({ pile: shuffle(seeded(''), CARDS.slice()) });
    table.pile = shuffle(seeded(''), table.pile.concat(['c1']));
    table.pile = shuffleWithBacks(seeded(''), table.pile.slice(), backOf).items;
    return table.pile[0]!;
  };
  eachWay(100, again, (card) => seen.push(card) > 0);
  expect(seen.sort()).toEqual([...CARDS, 'c1']);
});
