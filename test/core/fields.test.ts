import { describe, expect, test } from 'vitest';
import { defineRules } from '../../src/core/define-rules.js';
import {
  count,
  type FieldsOf,
  type Form,
  flag,
  listOf,
  listUpTo,
  orNone,
  orNull,
  pairOf,
  recordOf,
  secret,
  secretsIn,
  textUpTo,
  variantsOf,
  veiled,
  whole,
  word,
} from '../../src/core/fields.js';
import { type BaseState, HIDDEN, type Hidden, type Viewer } from '../../src/core/game.js';
import { hide } from '../../src/core/sight.js';
import { stateWith, thingsOf } from './things.js';

const seen = (shape: Form, value: unknown, viewer: Viewer = 0): unknown =>
  veiled(shape, stateWith(value), viewer, hide, value);

const isOthers = (_state: BaseState, viewer: Viewer, _card: unknown, player: number): boolean => player !== viewer;

describe('a secret', () => {
  const card = secret(count(9));

  test('is hidden from everybody, if nothing else is said', () => {
    for (const viewer of [0, 1, 'spectator'] as const) expect(seen(card, 3, viewer)).toBe(HIDDEN);
  });

  test('in a list is hidden piece by piece', () => {
    expect(seen(listUpTo(card, 9), [1, 2, 3])).toEqual([HIDDEN, HIDDEN, HIDDEN]);
    expect(seen(listUpTo(card, 9), [])).toEqual([]);
  });

  test('knows its place in a list', () => {
    const plans = listOf(secret(count(9), isOthers), 3);
    expect(seen(plans, [7, 8, 9], 1)).toEqual([HIDDEN, 8, HIDDEN]);
    expect(seen(plans, [7, 8, 9], 'spectator')).toEqual([HIDDEN, HIDDEN, HIDDEN]);
  });

  test('knows its place in lists of lists, the outer one first', () => {
    const hands = listOf(listUpTo(secret(count(9), isOthers), 3), 2);
    expect(seen(hands, [[1, 2], [3]], 0)).toEqual([[1, 2], [HIDDEN]]);
    const first = listOf(
      listUpTo(
        secret(count(9), (_state, _viewer, _card, _player, place: number) => place === 0),
        3,
      ),
      2,
    );
    expect(seen(first, [[1, 2], [3]])).toEqual([[HIDDEN, 2], [HIDDEN]]);
  });

  test('can be the whole of a hand', () => {
    const hands = listOf(secret(listUpTo(count(9), 3), isOthers), 2);
    expect(seen(hands, [[1, 2], [3]], 0)).toEqual([[1, 2], HIDDEN]);
  });

  test('can depend on the value, and on the rest of the state', () => {
    const cell = secret(whole(-1, 9), ({ players }, _viewer, value: number) => players === 2 && value !== -1);
    expect(seen(listUpTo(cell, 3), [-1, 4])).toEqual([-1, HIDDEN]);
    expect(veiled(cell, { ...stateWith(4), players: 3 }, 0, hide, 4)).toBe(4);
  });

  test('is not hidden where there is nothing', () => {
    expect(seen(orNull(card), null)).toBeNull();
    expect(seen(orNull(card), 3)).toBe(HIDDEN);
    expect(seen(orNone(card), 'none')).toBe('none');
    expect(seen(listOf(orNone(secret(count(9), isOthers)), 3), [1, 2, 'none'], 1)).toEqual([HIDDEN, 2, 'none']);
  });

  test('is hidden inside a record, and nothing else of it', () => {
    const seat = recordOf('a seat', { card, score: count(9) });
    expect(seen(seat, { card: 1, score: 2 })).toEqual({ card: HIDDEN, score: 2 });
    expect(seen(listUpTo(seat, 2), [{ card: 1, score: 2 }])).toEqual([{ card: HIDDEN, score: 2 }]);
  });

  test('knows its place in a list of records, and in lists inside them', () => {
    const seats = listOf(recordOf('a seat', { name: textUpTo(9), hand: listUpTo(secret(count(9), isOthers), 3) }), 2);
    const thing = [
      { name: 'Ann', hand: [1, 2] },
      { name: 'Bo', hand: [3] },
    ];
    expect(seen(seats, thing, 1)).toEqual([{ name: 'Ann', hand: [HIDDEN, HIDDEN] }, thing[1]]);
    expect(seen(seats, thing, 'spectator')).toEqual([
      { name: 'Ann', hand: [HIDDEN, HIDDEN] },
      { name: 'Bo', hand: [HIDDEN] },
    ]);
  });

  test('is hidden inside a variant of its kind, and in no other', () => {
    const phase = variantsOf('a phase', { look: { card, cell: count(9) }, show: { card: count(9) }, rest: {} });
    expect(seen(phase, { kind: 'look', card: 1, cell: 2 })).toEqual({ kind: 'look', card: HIDDEN, cell: 2 });
    expect(seen(phase, { kind: 'show', card: 1 })).toEqual({ kind: 'show', card: 1 });
    expect(seen(phase, { kind: 'rest' })).toEqual({ kind: 'rest' });
    expect(seen(orNull(phase), null)).toBeNull();
  });

  test('is handed to a veil, with whether it is hidden', () => {
    const calls: unknown[] = [];
    veiled(listOf(secret(count(9), isOthers), 2), stateWith([7, 8]), 1, (...call) => calls.push(call), [7, 8]);
    expect(calls).toEqual([
      [7, true],
      [8, false],
    ]);
  });

  test('leaves the fields of a record in their order, and the rest of it as it is', () => {
    const seat = recordOf('a seat', { card, pets: listUpTo(textUpTo(9), 2) });
    const thing = { pets: ['cat'], card: 1 };
    const cover = seen(seat, thing) as typeof thing;
    expect(JSON.stringify(cover)).toBe('{"pets":["cat"],"card":"?"}');
    expect(cover.pets).toEqual(['cat']);
  });
});

test.each<readonly [string, Form, unknown]>([
  ['a whole number', whole(0, 9), 3],
  ['a word', word('cat', 'dog'), 'cat'],
  ['a text', textUpTo(9), 'cat'],
  ['a flag', flag, false],
  ['a list', listUpTo(pairOf(flag), 9), [[true, false]]],
  ['nothing', orNull(count(9)), null],
  ['a record', recordOf('a pet', { kind: word('cat', 'dog') }), { kind: 'dog' }],
  ['a variant', variantsOf('a phase', { rolled: { value: count(6) } }), { kind: 'rolled', value: 3 }],
])('%s without a secret is seen as it is', (_, shape, value) => expect(seen(shape, value)).toEqual(value));

test('the fields with secrets are found, however deep these are', () => {
  const card = secret(count(9));
  const fields = {
    deck: listUpTo(card, 9),
    open: listUpTo(count(9), 9),
    top: orNull(card),
    seats: listOf(recordOf('a seat', { name: textUpTo(9), hand: listUpTo(card, 9) }), 2),
    phase: variantsOf('a phase', { over: {}, look: { card } }),
    turn: variantsOf('a turn', { over: {}, rolled: { value: count(6) } }),
  };
  const { open: _, turn: __, ...secrets } = fields;
  expect(secretsIn(fields)).toEqual(secrets);
});

describe('a view of the rules', () => {
  const { view } = defineRules(
    thingsOf((players) => listOf(listUpTo(secret(count(9), isOthers), 9), players)),
    { provenance: {} },
    'standard',
  );
  const state = stateWith([[1], [2, 3]]);

  test('hides what the table says, and the random state', () => {
    expect(view(state, 1)).toEqual({ ...state, random: HIDDEN, thing: [[HIDDEN], [2, 3]], viewer: 1 });
    expect(view(state, 'spectator').thing).toEqual([[HIDDEN], [HIDDEN, HIDDEN]]);
  });

  test('leaves the state as it was', () => {
    expect(state).toEqual(stateWith([[1], [2, 3]]));
  });
});

test('the compiler holds a table to its state and its view', () => {
  interface State {
    readonly round: number;
    readonly cards: readonly number[];
  }
  interface View {
    readonly round: number;
    readonly cards: readonly (number | Hidden)[];
  }
  const cards = listUpTo(secret(count(9)), 9);
  const tables: readonly FieldsOf<State, View>[] = [
    { round: count(9), cards },
    // @ts-expect-error a field is missing.
    { cards },
    // @ts-expect-error a field holds something else.
    { round: flag, cards },
    // @ts-expect-error what the view shows is hidden.
    { round: secret(count(9)), cards },
  ];
  expect(tables).toHaveLength(4);
});

test('the compiler holds records and variants with secrets to their views', () => {
  interface State {
    readonly seats: readonly { readonly card: number; readonly score: number }[];
    readonly phase: { readonly kind: 'look'; readonly card: number } | { readonly kind: 'rest' };
  }
  interface View {
    readonly seats: readonly { readonly card: number | Hidden; readonly score: number }[];
    readonly phase: { readonly kind: 'look'; readonly card: number | Hidden } | { readonly kind: 'rest' };
  }
  const card = secret(count(9));
  const seats = listUpTo(recordOf('a seat', { card, score: count(9) }), 3);
  const phase = variantsOf('a phase', { look: { card }, rest: {} });
  const tables: readonly FieldsOf<State, View>[] = [
    { seats, phase },
    // @ts-expect-error the score is hidden, and the view shows it.
    { seats: listUpTo(recordOf('a seat', { card, score: card }), 3), phase },
    // @ts-expect-error the card is open, and the view hides it.
    { seats, phase: variantsOf('a phase', { look: { card: count(9) }, rest: {} }) },
    // @ts-expect-error a kind is missing.
    { seats, phase: variantsOf('a phase', { look: { card } }) },
  ];
  expect(tables).toHaveLength(4);
});
