import { expect, test } from 'vitest';
import type { Hidden } from '../../src/core/contract/game.js';
import {
  countUpTo,
  flag,
  hideable,
  listUpTo,
  objectOf,
  type SchemasOf,
  unionOf,
} from '../../src/core/fields/fields.js';

test('the compiler checks a table against its state and view', () => {
  interface State {
    readonly round: number;
    readonly cards: readonly number[];
  }
  interface View {
    readonly round: number;
    readonly cards: readonly (number | Hidden)[];
  }
  const cards = listUpTo(hideable(countUpTo(9)), 9);
  const tables: readonly SchemasOf<State, View>[] = [
    { round: countUpTo(9), cards },
    // @ts-expect-error a field is missing.
    { cards },
    // @ts-expect-error a field holds something else.
    { round: flag, cards },
    // @ts-expect-error what the view shows is hidden.
    { round: hideable(countUpTo(9)), cards },
    // @ts-expect-error what the view hides is shown.
    { round: countUpTo(9), cards: listUpTo(countUpTo(9), 9) },
  ];
  expect(tables).toHaveLength(5);
});

test('the compiler checks records and variants with secrets against their views', () => {
  interface State {
    readonly seats: readonly { readonly card: number; readonly score: number }[];
    readonly phase: { readonly kind: 'look'; readonly card: number } | { readonly kind: 'rest' };
  }
  interface View {
    readonly seats: readonly { readonly card: number | Hidden; readonly score: number }[];
    readonly phase: { readonly kind: 'look'; readonly card: number | Hidden } | { readonly kind: 'rest' };
  }
  const card = hideable(countUpTo(9));
  const seats = listUpTo(objectOf('a seat', { card, score: countUpTo(9) }), 3);
  const phase = unionOf('a phase', { look: { card }, rest: {} });
  const tables: readonly SchemasOf<State, View>[] = [
    { seats, phase },
    // @ts-expect-error the score is hidden, and the view shows it.
    { seats: listUpTo(objectOf('a seat', { card, score: card }), 3), phase },
    // @ts-expect-error the card is open, and the view hides it.
    { seats, phase: unionOf('a phase', { look: { card: countUpTo(9) }, rest: {} }) },
    // @ts-expect-error a kind is missing.
    { seats, phase: unionOf('a phase', { look: { card } }) },
  ];
  expect(tables).toHaveLength(4);
});
