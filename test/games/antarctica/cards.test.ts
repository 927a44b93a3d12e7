import { describe, expect, test } from 'vitest';
import type { State } from '../../../src/games/antarctica/index.js';
import { eventsOf, played, position, refusal } from './positions.js';

describe('a card', () => {
  const state = position({
    queues: { 1: [0, 1], 5: [2] },
    hands: { 0: { recruits: 1, progress: 1 }, 1: { recruits: 1 } },
  });

  test('[AN-CRD-1] comes from the hand of the player on turn', () => {
    expect(refusal(state, 'card-scientist')).toBe('AN-CRD-1');
    expect(refusal(state, 'card-ice5')).toBe('AN-CRD-1');
    const ofOther = position({ queues: { 1: [0, 1] }, hands: { 1: { recruits: 1 } } });
    expect(refusal(ofOther, 'card-recruits')).toBe('AN-CRD-1');
  });

  test('[AN-CRD-2, AN-CRD-4] is the only one of the player at this stop, and leaves the game', () => {
    const one = played(state, 'card-recruits');
    expect(refusal(one, 'card-up0')).toBe('AN-CRD-2');
    expect(one.removedShipyardCards[2]).toBe(1);
    expect(one.hands[0]).toEqual([0, 0, 0, 1]);
    const next = played(one, 'to5', 'end');
    expect(next.stop.hasPlayedCard).toEqual([false, false, false]);
  });

  test('[AN-CRD-7] case 12: recruits two, or the last one, but not none', () => {
    expect(played(state, 'card-recruits').personnel[0]).toBe(4);
    const one = position({ queues: { 1: [0, 1] }, hands: { 0: { recruits: 1 } }, reserve: [1, 12, 12] });
    expect(played(one, 'card-recruits').personnel[0]).toBe(3);
    const none = position({ queues: { 1: [0, 1] }, hands: { 0: { recruits: 1 } }, reserve: [0, 12, 12] });
    expect(refusal(none, 'card-recruits')).toBe('AN-CRD-7');
  });

  test('[AN-CRD-5, AN-CRD-6] places a scientist only after sailing, and only one that is there', () => {
    const holding = (personnel: number): State =>
      position({ queues: { 1: [0, 1] }, hands: { 0: { scientist: 1 } }, personnel: [personnel, 2, 2] });
    expect(refusal(holding(2), 'card-scientist')).toBe('AN-CRD-5');
    expect(refusal(played(holding(0), 'to4'), 'card-scientist')).toBe('AN-CRD-6');
    const placed = played(holding(2), 'to4', 'card-scientist');
    expect(placed.scientists[4]).toEqual([1, 0, 0]);
    expect(placed.removedShipyardCards[0]).toBe(1);
  });

  test('[AN-CRD-8] advances a cube by three', () => {
    expect(played(state, 'card-up0').cubeSpaces[0]).toEqual([3, 0, 0]);
    expect(eventsOf(state, 'card-up0').slice(0, 2)).toEqual([
      { kind: 'cardPlayed', player: 0, card: 'progress', zone: null },
      { kind: 'cubeAdvanced', player: 0, track: 0, from: 0, to: 3, reason: 'card' },
    ]);
  });
});
