import { expect, test } from 'vitest';
import type { DraftOf } from '../../src/core/contract/kernel.js';
import { deepCopy, type Mutable } from '../../src/core/data/copy.js';

interface State {
  readonly player: number;
  readonly deck: readonly number[];
  readonly hands: readonly (readonly number[])[];
}

const start = (): DraftOf<State, 'hands'> => ({ player: 0, deck: [1, 2], hands: [[3], [4]] });

test('a copy shares nothing', () => {
  const value = { a: [{ b: 1 }], c: null, d: 'x' };
  const copy = deepCopy(value);
  expect(copy).toEqual(value);
  copy.a[0]!.b = 2;
  expect(value.a[0]!.b).toBe(1);
});

test('any field of a draft can be replaced, and its own lists changed in place', () => {
  const draft = start();
  draft.player = 1;
  draft.deck = [2];
  draft.hands[0] = [3, 1];
  expect(draft).toEqual({ player: 1, deck: [2], hands: [[3, 1], [4]] });
});

test('a draft is a state', () => {
  const state: State = start();
  expect(state.player).toBe(0);
});

test('the compiler refuses to change in place what a draft shares', () => {
  const draft = start();
  const refused = [
    // @ts-expect-error the deck is not owned.
    () => draft.deck.push(3),
    // @ts-expect-error each hand is shared, though the list of hands is owned.
    () => draft.hands[0]!.push(3),
    // @ts-expect-error a state is no draft.
    (state: State): DraftOf<State, 'hands'> => state,
  ];
  expect(refused).toHaveLength(3);
});

test('drafts are mutable one level deep', () => {
  const state: Mutable<State> = start();
  state.deck = [];
  // @ts-expect-error the list itself stays as it is.
  const push = () => state.deck.push(1);
  expect(push).toBeTypeOf('function');
});
