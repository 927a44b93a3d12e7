import { describe, expect, test } from 'vitest';
import { orThrow } from '../../../src/core/verdict.js';
import { game } from '../../../src/games/nunatak/index.js';
import { legal, placing, play, position } from './positions.js';

describe('hidden information', () => {
  const seen = play(position({ turn: 4, favours: { 0: [8] }, line: [0, 5, 9, 14], deck: [10, 20, 30] }), 'u8');

  test('[NU-GEN-3] the orders of the piles are hidden, their backs are not', () => {
    const state = position({ turn: 4 });
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      const view = game.view(state, viewer);
      for (const pile of [view.deck, view.stack, view.favourDeck]) expect(new Set(pile)).toEqual(new Set(['?']));
      expect(view).toMatchObject({ backs: state.backs, areas: state.areas, favours: state.favours });
    }
  });

  test('[NU-FX-9, NU-GEN-3] what a player has seen he knows until it is drawn or shuffled', () => {
    const after = play(seen, '- o123');
    const next = play(after, 't5 p1a2');
    expect(next.peek).toEqual({ player: 0, count: 2 });
    expect(game.view(next, 0).deck.slice(0, 3)).toEqual([20, 30, '?']);
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

  test('a view that shows or hides too much is refused', () => {
    const view = game.view(seen, 1);
    expect(game.View.is(view)).toBe(true);
    expect(game.View.is({ ...view, deck: [10, ...view.deck.slice(1)] })).toBe(false);
    expect(game.View.is({ ...view, viewer: 0 })).toBe(false);
    expect(game.View.is({ ...view, backs: view.backs.map(() => 1) })).toBe(false);
  });

  test('the others see that there is an exchange, and which cards of the line it moves', () => {
    const step = orThrow(game.step(seen, orThrow(game.parseMove('x22'))));
    expect(step.events).toEqual([{ kind: 'deckExchanged', player: 0, slot: 1, card: 20, gone: 5 }]);
    expect(game.viewEvents(step.events, 'spectator')).toEqual(step.events);
  });

  test('only who decides sees legal moves', () => {
    const state = position({ phase: placing(5, 'sculptor') });
    expect(game.legalMoves(game.view(state, 0))).toEqual(game.legalMoves(state));
    expect(game.legalMoves(game.view(state, 1))).toEqual([]);
    expect(legal(state, 'p')).not.toBe('');
  });
});
