import { expect, test } from 'vitest';
import { randomStateOf, shuffle, shuffleWithBacks } from '../../src/core/chance/random.js';
import { forEachBranch } from '../../src/core/chance-outcomes/enumerate-chance.js';
import { guardedDraft } from '../../src/core/chance-outcomes/undecided-draft.js';
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
  const random = randomStateOf('backs');
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
    const { items } = guardedDraft(shuffleWithBacks(randomStateOf(''), CARDS.slice(), backOf, KNOWN));
    for (const place of places) items.at(place);
    return [...items];
  };
  forEachBranch(1e4, read, (items, { numerator, denominator }) => {
    shares.set(String(items), (shares.get(String(items)) ?? 0) + Number(numerator) / Number(denominator));
    return true;
  });
  expect(shares.size).toBe(12);
  expect([...shares.keys()].sort()).toEqual(Object.keys(equally).sort());
  for (const [order, share] of shares) expect(share).toBeCloseTo(equally[order]!, 12);
});

test('a back is decided without its item, and a known one needs no decision', () => {
  let ways = 0;
  const look = (): string => {
    const { backs } = guardedDraft(shuffleWithBacks(randomStateOf(''), CARDS.slice(), backOf, KNOWN));
    return [backs[1], backs[0]].join();
  };
  forEachBranch(100, look, () => ++ways > 0);
  expect(ways).toBe(2);
});

test('a pile that a rule holds is shuffled again without being read', () => {
  const seen: string[] = [];
  const again = (): string => {
    const table = guardedDraft({ pile: shuffle(randomStateOf(''), CARDS.slice()) });
    table.pile = shuffle(randomStateOf(''), table.pile.concat(['c1']));
    table.pile = shuffleWithBacks(randomStateOf(''), table.pile.slice(), backOf).items;
    return table.pile[0]!;
  };
  forEachBranch(100, again, (card) => seen.push(card) > 0);
  expect(seen.sort()).toEqual([...CARDS, 'c1']);
});
