import { describe, expect, test } from 'vitest';
import { legalMoves, type State } from '../../../src/games/antarctica/index.js';
import { cardOf, eventsOf, played, position, refusal, type Sketch } from './positions.js';

describe('building', () => {
  /** Puts the ship of the turn into zone 4, and another ship of P0 into zone 5. */
  const around = (sketch: Sketch): State =>
    played(position({ queues: { 1: [0, 1], 5: [0] }, tops: { double: 'D01' }, ...sketch }), 'to4');
  const both = around({ buildings: { 5: ['derrick', 'crane'] } });
  const half = around({ buildings: { 5: ['derrick'] }, hands: { 0: { recruits: 2 } } });

  test('[AN-BLD-5, AN-BLD-9, AN-BLD-10] case 15: with one ship at both buildings', () => {
    const built = played(both, 'build-double');
    expect(built.phase).toEqual({ kind: 'advance', decider: 0, steps: 1 });
    expect(built.buildings[4]).toEqual(['factory']);
    expect(built.buildingSupply[7]).toBe(1);
    expect(built.scientists[4]).toEqual([1, 0, 0]);
    expect(built.personnel[0]).toBe(1);
    expect(built.buildingCards[0]).toContain(cardOf('D01'));
    expect(built.decks.double).toHaveLength(both.decks.double.length - 1);
    expect(played(built, 'up0').cubeSpaces[0]).toEqual([1, 0, 0]);
  });

  test('[AN-BLD-5] case 15: with a ship at each', () => {
    const apart = played(
      position({
        queues: { 1: [0, 1], 5: [0], 6: [1, 0] },
        tops: { double: 'D01' },
        buildings: { 5: ['derrick'], 6: ['crane'] },
      }),
      'to4',
    );
    expect(refusal(apart, 'build-double')).toBeNull();
  });

  test('[AN-BLD-5] the ship just moved gives access, and the target may be anywhere', () => {
    const state = played(
      position({ queues: { 1: [0, 1] }, tops: { double: 'D01' }, buildings: { 4: ['derrick', 'crane'] } }),
      'to4',
    );
    expect(played(state, 'build-double').buildings[4]).toEqual(['derrick', 'crane', 'factory']);
  });

  test('[AN-BLD-6, AN-BLD-7, AN-CRD-2] case 16: a resource card stands for one missing building, and is the card of the stop', () => {
    const built = played(half, 'build-double');
    expect(built.hasSimpleCard[0]).toBe(false);
    expect(built.stop.hasPlayedCard[0]).toBe(true);
    expect(refusal(built, 'card-recruits')).toBe('AN-PHA-1');
    expect(refusal(played(built, 'up0'), 'card-recruits')).toBe('AN-CRD-2');
    expect(eventsOf(half, 'build-double')[0]).toEqual({
      kind: 'resourceCardUsed',
      player: 0,
      resource: 'simple',
      replacedBuilding: 'crane',
    });
  });

  test('[AN-BLD-6, AN-BLD-5, AN-CRD-2] case 17: not after another card, not without the card, not for two', () => {
    expect(refusal(played(half, 'card-recruits'), 'build-double')).toBe('AN-CRD-2');
    const used = around({ buildings: { 5: ['derrick'] }, hasSimpleCard: [false, true, true] });
    expect(refusal(used, 'build-double')).toBe('AN-BLD-5');
    const both = around({
      buildings: { 5: ['derrick'] },
      hasSimpleCard: [false, true, true],
      hands: { 0: { recruits: 1 } },
    });
    expect(refusal(played(both, 'card-recruits'), 'build-double')).toBe('AN-BLD-5');
    expect(refusal(around({}), 'build-double')).toBe('AN-BLD-6');
  });

  test('[AN-BLD-7] with access no card is discarded', () => {
    expect(played(both, 'build-double').hasSimpleCard[0]).toBe(true);
  });

  test('[AN-BLD-2] case 18: no kind twice in a zone, whatever else is missing', () => {
    const state = around({ buildings: { 4: ['factory'] }, personnel: [0, 2, 2] });
    expect(refusal(state, 'build-double')).toBe('AN-BLD-2');
  });

  test('[AN-BLD-3] case 19: a farm takes two scientists', () => {
    const farm = (personnel: number): State =>
      around({
        tops: { advanced: 'A12' },
        buildings: { 5: ['laboratory', 'factory'] },
        personnel: [personnel, 2, 2],
      });
    expect(refusal(farm(1), 'build-advanced')).toBe('AN-BLD-3');
    const built = played(farm(2), 'build-advanced');
    expect(built.scientists[4]).toEqual([2, 0, 0]);
    expect(built.personnel[0]).toBe(0);
  });

  test('[AN-BLD-7, AN-BLD-5] case 20: no card stands for an antenna', () => {
    const state = around({ tops: { advanced: 'A10' }, buildings: { 5: ['turbine'] }, expertiseCards: [1, 0, 0] });
    expect(refusal(state, 'build-advanced')).toBe('AN-BLD-5');
  });

  test('[AN-BLD-12] a used expertise card leaves the game, a used simple card does not', () => {
    const state = around({ tops: { advanced: 'A01' }, buildings: { 5: ['crane'] }, expertiseCards: [1, 0, 0] });
    const built = played(state, 'build-advanced');
    expect(built).toMatchObject({ expertiseCards: [0, 0, 0], removedExpertiseCards: 1, expertisePile: 2 });
    expect(built.hasSimpleCard).toEqual([true, true, true]);
  });

  test('[AN-BLD-1] an empty deck offers nothing', () => {
    const state = around({
      only: { advanced: [] },
      buildingCards: {
        0: ['A05'],
        1: ['A01', 'A03', 'A02', 'A08', 'A09'],
        2: ['A06', 'A07', 'A10', 'A12'],
      },
      scientists: { 3: [1, 7, 8] },
    });
    expect(refusal(state, 'build-advanced')).toBe('AN-BLD-1');
  });

  test('[AN-BLD-4] a token of the kind must be left', () => {
    const state = around({
      tops: { double: 'D03' },
      buildings: { 5: ['mine', 'turbine', 'laboratory'], 6: ['laboratory'] },
    });
    expect(state.buildingSupply[6]).toBe(0);
    expect(refusal(state, 'build-double')).toBe('AN-BLD-4');
  });

  test('[AN-BLD-10, AN-BLD-11] the steps are for one open track, and not declined', () => {
    const asked = played(both, 'build-double');
    expect(legalMoves(asked).map(({ kind }) => kind)).toEqual(['advance', 'advance', 'advance', 'advance']);
    expect(refusal(asked, 'up4')).toBe('AN-TRK-1');
    expect(refusal(asked, 'pass')).toBe('AN-BLD-11');
  });

  test('[AN-TRK-3, AN-BLD-11] case 55: a single track is asked for, and who can advance nowhere is not', () => {
    const one = {
      buildings: { 5: ['derrick', 'crane'] },
      hands: { 0: { progress: 1 } },
      freeCubes: [0, 4, 4],
    } as const;
    const state = around({ ...one, cubeSpaces: { 0: [2, 0, 0] } });
    expect(refusal(state, 'card-up1')).toBe('AN-TRK-3');
    const asked = played(state, 'build-double');
    expect(legalMoves(asked)).toEqual([{ kind: 'advance', track: 0 }]);
    expect(refusal(asked, 'pass')).toBe('AN-BLD-11');
    const atTheEnd = around({ ...one, cubeSpaces: { 0: [12, 0, 0] } });
    expect(played(atTheEnd, 'build-double').phase.kind).toBe('turn');
  });

  test('[AN-BLD-9] reports what happened', () => {
    expect(eventsOf(both, 'build-double')).toEqual([
      { kind: 'buildingBuilt', player: 0, zone: 4, building: 'factory', deck: 'double', card: cardOf('D01') },
      { kind: 'scientistsPlaced', player: 0, zone: 4, count: 1, reason: 'building' },
      { kind: 'deckTurned', deck: 'double', card: both.decks.double[1]! },
    ]);
  });
});
