import { describe, expect, test } from 'vitest';
import { placeOf, randomStateOf, shuffle, shuffleWithBacks } from '../../src/core/chance/random.js';
import { forEachBranch } from '../../src/core/chance-outcomes/enumerate-chance.js';
import { deferItem } from '../../src/core/chance-outcomes/lazy-draw.js';
import { guardedDraft } from '../../src/core/chance-outcomes/undecided-draft.js';

const random = randomStateOf('unused');

/** A rule about shuffled cards: it returns the answers that it gets. */
type Rule = (cards: readonly string[]) => readonly unknown[];

/** Lists the orders of some cards; equal cards are told apart. */
const orders = (cards: readonly string[]): readonly (readonly string[])[] =>
  cards.length === 0
    ? [[]]
    : cards.flatMap((card, i) => orders(cards.filter((_, j) => j !== i)).map((rest) => [card, ...rest]));

/** Counts how often each list of answers comes, out of 1 in all. */
const sharesOf = (answers: readonly (readonly [unknown, number])[]): Readonly<Record<string, number>> => {
  const shares: Record<string, number> = {};
  for (const [answer, share] of answers) shares[JSON.stringify(answer)] = (shares[JSON.stringify(answer)] ?? 0) + share;
  const keys = Object.keys(shares).sort();
  return Object.fromEntries(keys.map((key) => [key, Number(shares[key]!.toFixed(12))]));
};

const inOrder = (_: typeof random, cards: string[]): readonly string[] => cards;

/** Runs a rule in each way in which chance can decide. */
const waysOf = (cards: readonly string[], rule: Rule, shuffled: typeof inOrder = shuffle) => {
  const answers: (readonly [unknown, number])[] = [];
  const isComplete = forEachBranch(
    10_000,
    () => rule(guardedDraft(shuffled(random, cards.slice()))),
    (made, { numerator: part, denominator: whole }) => answers.push([made, Number(part) / Number(whole)]) > 0,
  );
  expect(isComplete).toBe(true);
  return answers;
};

/** Runs a rule with the cards in every order, none of them undecided. */
const inAllOrders = (cards: readonly string[], rule: Rule) => {
  const all = orders(cards);
  const ways = all.flatMap((order) => waysOf(order, rule, inOrder));
  return ways.map(([answer, share]) => [answer, share / all.length] as const);
};

const hand = (cards: readonly string[]): readonly string[] => cards.slice(1, 4);

describe('placeOf', () => {
  test.each<readonly [string, Rule]>([
    ['one card in a hand', (cards) => [placeOf(hand(cards), 'b')]],
    ['the same card in two hands', (cards) => [placeOf(cards.slice(0, 2), 'b'), placeOf(cards.slice(2), 'b')]],
    ['cards one after the other', (cards) => ['b', 'c', 'a', 'b'].map((card) => placeOf(hand(cards), card))],
    ['a card, before all are read', (cards) => [placeOf(hand(cards), 'b'), ...cards]],
    ['a card, after one was read', (cards) => [cards[2], placeOf(hand(cards), 'b'), cards[1]]],
    [
      'cards, before the last is read first',
      (cards) => [...['c', 'b'].map((card) => placeOf(hand(cards), card)), cards[4], cards[3]],
    ],
    ['a card that does not exist', (cards) => [placeOf(cards, 'z')]],
    [
      'a card of a hand that is played, and the next one',
      (cards) => {
        const at = placeOf(hand(cards), 'b');
        if (at < 0) return [at];
        const rest = hand(cards)
          .slice(0, at)
          .concat(hand(cards).slice(at + 1));
        return [placeOf(rest, 'b'), placeOf(rest, 'c'), rest[1]];
      },
    ],
    [
      'a card, before the deck is shuffled again',
      (cards) => {
        const at = placeOf(hand(cards), 'b');
        const deck = shuffle(random, cards.slice(3));
        return [at, placeOf(deck, 'b'), deck[0]];
      },
    ],
  ])('finds %s, as likely as in all orders', (_, rule) => {
    for (const cards of [
      ['a', 'b', 'c', 'd', 'e'],
      ['a', 'b', 'b', 'c', 'c'],
      ['b', 'b', 'b', 'c', 'a'],
    ]) {
      expect(sharesOf(waysOf(cards, rule))).toEqual(sharesOf(inAllOrders(cards, rule)));
    }
  });

  test('decides nothing else: a card of a hand has as many ways as places, and one for none of them', () => {
    const cards = Array.from({ length: 40 }, (_, card) => `${card}`);
    expect(waysOf(cards, (deck) => [placeOf(deck.slice(0, 4), '31')])).toHaveLength(5);
  });

  test('finds a card by its back', () => {
    const backOf = (card: string): string => (card < 'c' ? 'low' : 'high');
    const shuffled: typeof inOrder = (_, cards) => shuffleWithBacks(random, cards, backOf).items;
    const rule: Rule = (cards) => [placeOf(hand(cards), 'b'), placeOf(hand(cards), 'c'), ...cards];
    const cards = ['a', 'b', 'b', 'c', 'd'];
    expect(sharesOf(waysOf(cards, rule, shuffled))).toEqual(sharesOf(inAllOrders(cards, rule)));
  });

  test('is the index of an item where nothing is undecided', () => {
    expect([placeOf(['a', 'b', 'b'], 'b'), placeOf([], 'b')]).toEqual([1, -1]);
  });
});

test('an item that is deferred is moved undecided', () => {
  expect(waysOf(['a', 'b', 'c'], (cards) => [[deferItem(cards, 1)].length])).toHaveLength(1);
  expect(deferItem(['a', 'b'], 1)).toBe('b');
});
