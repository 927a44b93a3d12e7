import { describe, expect, test } from 'vitest';
import { LazyDraw } from '../../src/core/chance-outcomes/lazy-draw.js';
import {
  commonPart,
  drawAll,
  guardedDraft,
  peekAll,
  unwrapAll,
} from '../../src/core/chance-outcomes/undecided-draft.js';
import { withoutItem } from '../../src/core/data/list.js';
import { HIDDEN } from '../../src/core/types/base-types.js';

/** Returns a stand-in for a value, and whether it has been decided. */
const standIn = <A>(value: A, seen?: unknown) => new LazyDraw(() => value, seen) as unknown as A & LazyDraw;

const deck = () => [standIn('a'), standIn('b'), standIn('c'), 'd'];

/** Lists which items of a list are undecided. */
const open = (list: readonly unknown[]): string =>
  list.map((item) => (item instanceof LazyDraw && item.isPending ? '?' : '!')).join('');

describe('a watched draft', () => {
  test('decides an item that is read', () => {
    const list = deck();
    expect(guardedDraft({ list }).list[1]).toBe('b');
    expect(open(list)).toBe('?!?!');
  });

  test.each<readonly [string, (list: string[]) => unknown, string]>([
    ['its length', (list) => list.length, '???!'],
    ['slice', (list) => list.slice(1).slice(0, 1), '???!'],
    ['concat', (list) => list.concat(list, ['e']), '???!'],
    ['copyWithin', (list) => list.copyWithin(0, 1), '??!!'],
    ['splice', (list) => list.splice(1, 1, 'e').length, '?!?!'],
    ['without', (list) => withoutItem(list, 1).length, '???!'],
    ['push', (list) => list.push('e'), '???!!'],
    ['includes', (list) => list.includes('b'), '!!?!'],
    ['indexOf', (list) => list.indexOf('a'), '!??!'],
    ['map', (list) => list.map(String), '!!!!'],
    ['a spread', (list) => [...list], '!!!!'],
    ['an iteration', (list) => list.forEach(String), '!!!!'],
    ['pop', (list) => list.pop() && list.pop(), '??'],
  ])('decides what %s reads', (_, act, left) => {
    const list = deck();
    act(guardedDraft({ list }).list);
    expect(open(list)).toBe(left);
  });

  test('keeps items undecided that are moved to another list', () => {
    const draft = { deck: deck(), hand: [] as string[] };
    const seen = guardedDraft(draft);
    seen.hand = seen.hand.concat(seen.deck.slice(0, 2));
    seen.deck = seen.deck.slice(2);
    expect([open(draft.hand), open(draft.deck)]).toEqual(['??', '?!']);
    expect(seen.hand.join('')).toBe('ab');
  });

  test('keeps lists undecided that are stored in a new record and read again', () => {
    const draft = { deck: deck(), rounds: [] as { deck: string[] }[], last: [] as string[] };
    const seen = guardedDraft(draft);
    seen.rounds = seen.rounds.concat({ deck: seen.deck });
    seen.last = seen.rounds[0]!.deck;
    expect(seen.last).toBe(seen.deck);
    expect(open(unwrapAll(draft).last)).toBe('???!');
    expect(open(unwrapAll(draft).rounds[0]!.deck)).toBe('???!');
  });

  test('compares by identity', () => {
    const draft = guardedDraft({ deck: deck() });
    expect(draft.deck).toBe(draft.deck);
  });
});

test('decided returns plain data in which everything is decided', () => {
  const draft = { deck: deck(), die: standIn(standIn(3)), box: { null: null } };
  expect(drawAll(guardedDraft(draft))).toEqual({ deck: ['a', 'b', 'c', 'd'], die: 3, box: { null: null } });
});

test('shown returns plain data as far as it is decided', () => {
  const draft = { deck: deck(), count: standIn(3, 0), list: standIn(deck()) };
  String(draft.deck[1]);
  draft.list.get();
  expect(peekAll(guardedDraft(draft))).toEqual({ deck: ['?', 'b', '?', 'd'], count: 0, list: ['?', '?', '?', 'd'] });
});

describe('joined', () => {
  test('keeps what all values have in common', () => {
    const values = [
      { kind: 'turn', cards: [1, 2, 3], phase: { value: 4 } },
      { kind: 'turn', cards: [1, 5, 3], phase: { value: 4 } },
      { kind: 'turn', cards: [1, 2, standIn(3)], phase: { value: 4 } },
    ];
    expect(commonPart(values)).toEqual({ kind: 'turn', cards: [1, HIDDEN, HIDDEN], phase: { value: 4 } });
  });

  test('returns the value itself if there is only one, without what is undecided', () => {
    expect(commonPart([{ cards: [1, standIn(2)], name: null }])).toEqual({ cards: [1, HIDDEN], name: null });
  });

  test('hides lists of different lengths, and records with different fields', () => {
    expect(commonPart([{ a: [1] }, { a: [1, 2] }])).toEqual({ a: HIDDEN });
    expect(commonPart<object>([{ a: { b: 1 } }, { a: { c: 1 } }])).toEqual({ a: HIDDEN });
    expect(commonPart<unknown>([{ a: 1 }, [1]])).toBe(HIDDEN);
  });

  test('keeps the least of counts that are hidden as a whole', () => {
    const counts = [{ drawer: [3, 0, 2] }, { drawer: [1, 2, 2] }];
    expect(commonPart(counts, { drawer: HIDDEN })).toEqual({ drawer: [1, 0, 2] });
    expect(commonPart(counts, { drawer: [HIDDEN, HIDDEN, HIDDEN] })).toEqual({ drawer: [HIDDEN, HIDDEN, 2] });
    expect(commonPart([{ drawer: [3, 0] }, { drawer: [0, 3] }], { drawer: HIDDEN })).toEqual({ drawer: HIDDEN });
    expect(commonPart([{ drawer: [0, 0] }], { drawer: HIDDEN })).toEqual({ drawer: [0, 0] });
  });

  test('counts an undecided count as what it shows', () => {
    const counts = () => [standIn(4, 1), standIn(2, 0), 3];
    expect(commonPart([{ bag: counts() }], { bag: HIDDEN })).toEqual({ bag: [1, 0, 3] });
    expect(commonPart([{ bag: [standIn(4, 0), 0] }], { bag: HIDDEN })).toEqual({ bag: HIDDEN });
  });
});
