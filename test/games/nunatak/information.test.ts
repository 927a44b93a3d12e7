import { describe, expect, test } from 'vitest';
import type { Viewer } from '../../../src/core/contract/game.js';
import { orThrow } from '../../../src/core/errors/errors.js';
import { game, type State } from '../../../src/games/nunatak/index.js';
import { expectShares } from '../../support/shares.js';
import { finishTurn, legal, placing, play, position } from './positions.js';

/** Returns how likely each kind is that comes out of a pile. */
const sharesOf = (pile: readonly number[]): Readonly<Record<number, number>> => {
  const shares: Record<number, number> = {};
  for (const kind of pile) shares[kind] = (shares[kind] ?? 0) + 1 / pile.length;
  return shares;
};

describe('hidden information', () => {
  const seen = play(position({ turnNumber: 4, favours: { 0: [8] }, line: [0, 5, 9, 14], deck: [10, 20, 30] }), 'u8');

  test('[NU-GEN-3] the orders of the piles are hidden, their backs are not', () => {
    const state = position({ turnNumber: 4 });
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      const view = game.view(state, viewer);
      for (const pile of [view.deck, view.tileStack, view.favourDeck]) expect(new Set(pile)).toEqual(new Set(['?']));
      expect(view).toMatchObject({ deckBacks: state.deckBacks, filedCards: state.filedCards, favours: state.favours });
    }
  });

  test('[NU-FX-9, NU-GEN-3] what a player has seen he knows until it is drawn or shuffled', () => {
    const after = play(seen, '- o123');
    const next = play(after, 't5 p1a2');
    expect(next.peek).toEqual({ player: 0, count: 2 });
    expect(game.view(next, 0).deck.slice(0, 3)).toEqual([18, 30, '?']);
    expect(game.view(next, 1).deck[0]).toBe('?');
  });

  test('[NU-GEN-3] a determinized state agrees with the view and with the piles', () => {
    for (const viewer of [0, 1, 'spectator'] as const) {
      const view = game.view(seen, viewer);
      const state = game.determinize(view, 'guess');
      expect(game.State.is(state)).toBe(true);
      expect(game.view(state, viewer)).toEqual(view);
    }
    const decks = new Set(
      Array.from({ length: 9 }, (_, i) => game.determinize(game.view(seen, 1), `${i}`).deck.join(' ')),
    );
    expect(decks.size).toBe(9);
  });

  const swapped = play(seen, 'x22');
  const ordered = play(swapped, 'o312');
  const samples = (state: State, viewer: Viewer, count = 400): readonly (readonly number[])[] => {
    const sample = game.determinizer(game.view(state, viewer));
    return Array.from({ length: count }, (_, i) => sample(`sample ${i}`).deck.slice(0, 3));
  };

  test('[NU-FX-9, NU-GEN-3] case 58: where a card of the line went into the deck everybody knows', () => {
    expect(swapped.locatedCard).toEqual({ card: 5, firstIndex: 1, lastIndex: 1 });
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      expect(new Set(samples(swapped, viewer, 40).map((top) => top[1]))).toEqual(new Set([5]));
    }
  });

  test('[NU-FX-9, NU-GEN-3] case 58: once in order, it is among the top ones for others, as far as backs tell', () => {
    expect(ordered.locatedCard).toEqual({ card: 5, firstIndex: 0, lastIndex: 2 });
    const places = samples(ordered, 1).map((top) => top.indexOf(5));
    expect(new Set(places)).toEqual(new Set([1, 2]));
    const second = places.filter((place) => place === 1).length;
    expect(Math.abs(second - 200)).toBeLessThan(50); // five standard deviations
    expect(new Set(samples(ordered, 0, 40).map(String))).toEqual(new Set(['30,9,5']));
  });

  test('[NU-FX-9] case 58: each card drawn brings it nearer, and once drawn it is known no more', () => {
    const first = finishTurn(ordered);
    expect(first).toMatchObject({
      locatedCard: { card: 5, firstIndex: 0, lastIndex: 1 },
      peek: { player: 0, count: 2 },
    });
    const second = finishTurn(first);
    expect(second).toMatchObject({
      locatedCard: { card: 5, firstIndex: 0, lastIndex: 0 },
      peek: { player: 0, count: 1 },
    });
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(new Set(samples(second, viewer, 40).map((top) => top[0]))).toEqual(new Set([5]));
    }
    expect(finishTurn(second)).toMatchObject({ locatedCard: null, peek: { player: -1, count: 0 } });
  });

  test('[NU-GEN-3] what is still to come is in any order that the backs allow, each as likely', () => {
    const late = position({ turnNumber: 49 });
    const rest = [...late.deck].sort((a, b) => a - b);
    expect([rest.length, new Set(late.deckBacks.slice(0, rest.length)).size]).toEqual([2, 1]);
    const [one, other] = rest;
    const imagined = game.determinizer(game.view(late, 1));
    const made = Array.from({ length: 3000 }, (_, i) => imagined(`fair ${i}`));
    expectShares(
      made.map(({ deck }) => deck),
      { [`${one},${other}`]: 1 / 2, [`${other},${one}`]: 1 / 2 },
    );
    expectShares(
      made.map(({ favourDeck }) => favourDeck[0]),
      sharesOf(late.favourDeck),
    );
    expectShares(
      made.map(({ tileStack }) => tileStack[0]),
      sharesOf(late.tileStack),
    );
  });

  test('[NU-FX-9] a divination without an exchange tells others nothing of the deck', () => {
    expect(play(seen, '-').locatedCard).toBeNull();
    expect(play(seen, '- o213').locatedCard).toBeNull();
  });

  test('[NU-FX-9] others see that cards are put in order, not in which', () => {
    const move = orThrow(game.parseMove('o312'));
    expect(game.viewMove(swapped, move, 0)).toEqual(move);
    for (const viewer of [1, 2, 'spectator'] as const) {
      expect(game.formatMove(game.viewMove(swapped, move, viewer))).toBe('o???');
    }
    const exchange = orThrow(game.parseMove('x22'));
    expect(game.viewMove(seen, exchange, 1)).toEqual(exchange);
  });

  test('[NU-FX-9, NU-GEN-3] who looked foresees what he does with the cards, the others do not', () => {
    const exchange = orThrow(game.parseMove('x22'));
    expect(game.predictView(game.view(seen, 0), exchange)).toEqual(game.view(swapped, 0));
    expect(game.predictView(game.view(seen, 1), exchange)).toBeNull();
    const order = orThrow(game.parseMove('o312'));
    expect(game.predictView(game.view(swapped, 0), order)).toEqual(game.view(ordered, 0));
    expect(game.predictView(game.view(swapped, 1), game.viewMove(swapped, order, 1))).toBeNull();
  });

  test('[NU-FX-9] a located card that no place can hold is refused in a view', () => {
    const view = game.view(ordered, 1);
    expect(game.View.is(view)).toBe(true);
    expect(game.View.is({ ...view, locatedCard: { card: 30, firstIndex: 0, lastIndex: 2 } })).toBe(true);
    for (const locatedCard of [
      { card: 5, firstIndex: 0, lastIndex: 1 },
      { card: 53, firstIndex: 0, lastIndex: 2 },
      { card: 6, firstIndex: 0, lastIndex: 2 }, // a sculptor, which the deck has as 5
    ]) {
      expect(game.View.is({ ...view, locatedCard })).toBe(false);
    }
  });

  test('a view that shows or hides too much is refused', () => {
    const view = game.view(seen, 1);
    expect(game.View.is(view)).toBe(true);
    expect(game.View.is({ ...view, deck: [9, ...view.deck.slice(1)] })).toBe(false);
    expect(game.View.is({ ...view, viewer: 0 })).toBe(false);
    expect(game.View.is({ ...view, deckBacks: view.deckBacks.map(() => 1) })).toBe(false);
  });

  test('the others see that there is an exchange, and which cards of the line it moves', () => {
    const step = orThrow(game.step(seen, orThrow(game.parseMove('x22'))));
    expect(step.events).toEqual([{ kind: 'cardsExchanged', player: 0, slot: 1, card: 20, replacedCard: 5 }]);
    expect(game.viewEvents(step.events, 'spectator')).toEqual(step.events);
  });

  test('only who decides sees legal moves', () => {
    const state = position({ phase: placing(5, 'sculptor') });
    expect(game.legalMoves(game.view(state, 0))).toEqual(game.legalMoves(state));
    expect(game.legalMoves(game.view(state, 1))).toEqual([]);
    expect(legal(state, 'p')).not.toBe('');
  });
});
