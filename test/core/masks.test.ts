import { describe, expect, test } from 'vitest';
import { type BaseState, HIDDEN, type Viewer } from '../../src/core/contract/game.js';
import { createActionSpace } from '../../src/core/engine/action-space.js';
import { defineRules } from '../../src/core/engine/define-rules.js';
import {
  hiddenFrom,
  hiddenFromAll,
  hide,
  inFields,
  inItems,
  type Mask,
  type StateMasks,
} from '../../src/core/masks.js';
import { stateWith, type Things, thingsSeen } from './things.js';

const seen = (cover: Mask, value: object, viewer: Viewer = 0): unknown =>
  cover(value, { state: stateWith(value), viewer, mask: hide }, -1, -1);

const others = hiddenFrom((_state, viewer, _card, player) => player !== viewer);

describe('a secret', () => {
  test('is hidden from everybody by default', () => {
    for (const viewer of [0, 1, 'spectator'] as const) expect(seen(hiddenFromAll, [3], viewer)).toBe(HIDDEN);
  });

  test('in a list is hidden item by item', () => {
    expect(seen(inItems(hiddenFromAll), [1, 2, 3])).toEqual([HIDDEN, HIDDEN, HIDDEN]);
    expect(seen(inItems(hiddenFromAll), [])).toEqual([]);
  });

  test('knows its place in a list', () => {
    expect(seen(inItems(others), [7, 8, 9], 1)).toEqual([HIDDEN, 8, HIDDEN]);
    expect(seen(inItems(others), [7, 8, 9], 'spectator')).toEqual([HIDDEN, HIDDEN, HIDDEN]);
  });

  test('knows its place in lists of lists, the outer one first', () => {
    expect(seen(inItems(inItems(others)), [[1, 2], [3]], 0)).toEqual([[1, 2], [HIDDEN]]);
    const first = inItems(inItems(hiddenFrom((_state, _viewer, _card, _player, place) => place === 0)));
    expect(seen(first, [[1, 2], [3]])).toEqual([[HIDDEN, 2], [HIDDEN]]);
  });

  test('can be the whole of a hand', () => {
    expect(seen(inItems(others), [[1, 2], [3]], 0)).toEqual([[1, 2], HIDDEN]);
  });

  test('can depend on its value, and on the rest of the state', () => {
    const cell = hiddenFrom(({ players }: BaseState, _viewer, value: number) => players === 2 && value !== -1);
    expect(seen(inItems(cell), [-1, 4])).toEqual([-1, HIDDEN]);
    expect(cell(4, { state: { ...stateWith(4), players: 3 }, viewer: 0, mask: hide }, -1, -1)).toBe(4);
  });

  test("is hidden inside a record without the record's other fields", () => {
    const seat = inFields({ card: hiddenFromAll });
    expect(seen(seat, { card: 1, score: 2 })).toEqual({ card: HIDDEN, score: 2 });
    expect(seen(inItems(seat), [{ card: 1, score: 2 }])).toEqual([{ card: HIDDEN, score: 2 }]);
  });

  test('in a record in a list still knows its place', () => {
    expect(seen(inItems(inFields({ card: others })), [{ card: 1 }, { card: 2 }], 1)).toEqual([
      { card: HIDDEN },
      { card: 2 },
    ]);
  });
});

describe('a view of the rules', () => {
  const kernel = thingsSeen(inItems(inItems(others)));
  const { view } = defineRules(kernel, createActionSpace(kernel, { provenance: {} }, 'standard'));
  const state = stateWith([[1], [2, 3]]);

  test('hides the fields in the table, and the random state', () => {
    expect(view(state, 1)).toEqual({ ...state, random: HIDDEN, thing: [[HIDDEN], [2, 3]], viewer: 1 });
    expect(view(state, 'spectator').thing).toEqual([[HIDDEN], [HIDDEN, HIDDEN]]);
  });

  test('leaves the state unchanged', () => {
    expect(state).toEqual(stateWith([[1], [2, 3]]));
  });
});

test('the compiler asks for every field that views hold in another form', () => {
  const tables: readonly StateMasks<Things>[] = [
    { thing: hiddenFromAll },
    // @ts-expect-error the thing is left out.
    {},
  ];
  expect(tables).toHaveLength(2);
});
