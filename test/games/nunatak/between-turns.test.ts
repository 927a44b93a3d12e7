import { describe, expect, test } from 'vitest';
import { game } from '../../../src/games/nunatak/index.js';
import { finishTurn, floors, legal, placing, play, position, refusal } from './positions.js';

const filled = (line: readonly number[]): number => line.filter((card) => card !== -1).length;

describe('the end of a turn', () => {
  test('[NU-REFILL-1, NU-REFILL-2] case 47: an empty deck is not rebuilt, and the line shrinks', () => {
    let state = finishTurn(position({ turnNumber: 50, filler: floors(3, '3c3') }));
    expect(state).toMatchObject({ turnNumber: 51, deck: [] });
    const sizes = [filled(state.line)];
    while (state.phase.kind !== 'over' && state.phase.kind !== 'endFavour') {
      state = finishTurn(state);
      sizes.push(filled(state.line));
      if (state.turnNumber === 54) break;
    }
    expect(sizes).toEqual([4, 3, 2, 1]);
    while (state.phase.kind !== 'over' && state.phase.kind !== 'endFavour') {
      state = game.play(state, game.legalMoves(state)[0]!);
    }
    expect(filled(state.line)).toBe(0);
  });

  test('[NU-REFILL-1] the lowest slot is refilled first', () => {
    const state = position({ line: [0, 5, 9, 14], deck: [18, 19] });
    expect(play(state, 't5 p1a2').line).toEqual([0, 18, 9, 14]);
  });

  test('[NU-FAV-3] case 30: a favour cannot be used in the window after its own turn', () => {
    const state = position({
      phase: { kind: 'pickFavour', cell: 0 },
      blocks: { 0: '1a1' },
      filedCards: { 0: '22E' },
      favourLine: [4, 9],
      line: [0, 1, 2],
    });
    const next = play(state, 'f9');
    expect(next.phase.kind).toBe('take');
    expect(next.favourPickedThisTurn).toBe(-1);
    expect(play(next, 't0 p1b1').phase).toEqual({ kind: 'window', nextOwner: 2, decider: 0 });
  });

  test('[NU-WINDOW-3, NU-WINDOW-2, NU-WINDOW-1] case 56: each is asked for what he can play', () => {
    const state = position({ turnNumber: 7, favours: { 1: [8, 6], 2: [9] }, phase: placing(6, 'sculptor') });
    const first = play(state, 'p1a2');
    expect(first.phase).toEqual({ kind: 'window', nextOwner: 1, decider: 1 });
    expect(legal(first)).toBe('u6 -');
    expect(refusal(first, 'u8')).toBe('NU-WINDOW-2');
    const second = play(first, '-');
    expect(second.phase).toEqual({ kind: 'window', nextOwner: 1, decider: 2 });
    expect(legal(second)).toBe('u9 -');
    expect(play(second, '-')).toMatchObject({ turnOwner: 1, phase: { kind: 'take' } });
  });

  test('[NU-WINDOW-3] who plays a favour is asked again', () => {
    const state = position({ turnNumber: 10, favours: { 2: [8, 9] }, phase: placing(6, 'sculptor') });
    const asked = play(state, 'p1a2');
    expect(legal(asked)).toBe('u8 u9 -');
    const again = play(asked, 'u9 l1a1 d1b1');
    expect(again.phase).toEqual({ kind: 'window', nextOwner: 1, decider: 2 });
    expect(legal(again)).toBe('u8 -');
    expect(play(again, 'u8 - o123').phase.kind).toBe('take');
  });

  test('[NU-WINDOW-4] who holds nothing playable is not asked', () => {
    const state = position({ turnNumber: 7, favours: { 0: [12], 1: [7], 2: [10] }, phase: placing(6, 'sculptor') });
    expect(play(state, 'p1a2').phase.kind).toBe('take');
  });

  test('[NU-GEN-2] a phase accepts its own moves only', () => {
    const state = position({});
    for (const move of [
      'me',
      'asL',
      'p1a1',
      'l1a1',
      'd1a1',
      'f0',
      'b2a1',
      's2a1',
      'r0',
      'x11',
      'o12',
      'c0',
      'iL',
      '-',
    ]) {
      expect(refusal(state, move)).toBe('NU-GEN-2');
    }
  });
});
