import { expect, test } from 'vitest';
import { count, type FieldsOf, flag, listUpTo, secret } from '../../src/core/fields.js';
import type { Hidden } from '../../src/core/game.js';

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
    // @ts-expect-error what the view hides is shown.
    { round: count(9), cards: listUpTo(count(9), 9) },
  ];
  expect(tables).toHaveLength(5);
});
