import { describe, expect, test } from 'vitest';
import type { State } from '../../../src/games/antarctica/index.js';
import { eventsOf, played, position, refusal, type Sketch } from './positions.js';

/** Returns a position in which P0 holds cards that advance cubes by three. */
const advancing = (sketch: Sketch): State =>
  position({ queues: { 1: [0, 1], 5: [2] }, hands: { 0: { progress: 2 } }, ...sketch });

describe('a research centre', () => {
  const centre = (sketch: Sketch): State =>
    played(
      position({
        queues: { 1: [0], 4: [0, 1] },
        scientists: { 4: [1, 0, 0] },
        buildings: { 4: ['marine'] },
        cubeSpaces: { 2: [1, 0, 0] },
        ...sketch,
      }),
      'to4',
    );

  test('[AN-RES-2, AN-EFF-5, AN-TRK-8] case 9: advances the cube by the strength, past a red space', () => {
    const reached = played(centre({}), 'centre2');
    expect(reached.cubeSpaces[2]).toEqual([4, 0, 0]);
    expect(reached.hasSimpleCard[0]).toBe(true);
    expect(eventsOf(centre({}), 'centre2')).toEqual([
      { kind: 'cubeAdvanced', player: 0, track: 2, from: 1, to: 4, reason: 'centre' },
      { kind: 'effectReached', player: 0, track: 2, space: 3, effect: 'simple' },
      { kind: 'effectWasted', player: 0, effect: 'simple' },
    ]);
  });

  test('[AN-RES-1] only on tracks with its icon', () => {
    expect(refusal(centre({}), 'centre1')).toBe('AN-RES-1');
    expect(refusal(centre({ buildings: { 5: ['marine'] } }), 'centre2')).toBe('AN-RES-1');
  });

  test('[AN-RES-2] with several centres and tracks the player chooses one track', () => {
    const state = centre({ buildings: { 4: ['marine', 'land'] } });
    expect([0, 1, 2, 3].map((track) => refusal(state, `centre${track}`))).toEqual([null, 'AN-RES-1', null, null]);
  });

  test('[AN-RES-3] not without strength', () => {
    const state = played(position({ queues: { 1: [0] }, buildings: { 4: ['marine'] } }), 'to4', 'give-4.1');
    expect(refusal(state, 'centre2')).toBe('AN-RES-3');
  });

  test('[AN-TRK-1, AN-TRK-3, AN-TRK-7] only on a track where the player can advance', () => {
    expect(refusal(centre({}), 'centre4')).toBe('AN-TRK-1');
    expect(refusal(centre({ cubeSpaces: {}, freeCubes: [0, 4, 4] }), 'centre2')).toBe('AN-TRK-3');
    expect(refusal(centre({ cubeSpaces: { 2: [12, 0, 0] } }), 'centre2')).toBe('AN-TRK-7');
  });

  const crowded = (usedBlueSpaces: NonNullable<Sketch['usedBlueSpaces']>): State =>
    played(
      position({
        players: 4,
        queues: { 1: [0], 4: [0] },
        buildings: { 4: ['coastal'] },
        cubeSpaces: { 1: [1, 2, 3, 4] },
        usedBlueSpaces,
      }),
      'to4',
    );

  test('[AN-TRK-4, AN-TRK-8, AN-TRK-9, AN-TRK-10] case 13: occupied spaces are skipped, then the effects come in order', () => {
    const state = crowded({});
    const reached = played(state, 'centre1');
    expect(reached.cubeSpaces[1]).toEqual([6, 2, 3, 4]);
    expect(reached.personnel[0]).toBe(3);
    expect(reached.phase).toMatchObject({ kind: 'draft', decider: 0, playersLeft: 4 });
    expect(reached.usedBlueSpaces[1]).toEqual([6]);
    expect(eventsOf(state, 'centre1').map(({ kind }) => kind)).toEqual([
      'cubeAdvanced',
      'effectReached',
      'effectReached',
      'scientistsRecruited',
      'cardsDrawn',
    ]);
  });

  test('[AN-TRK-9] case 13: a blue space that is used does nothing', () => {
    const reached = played(crowded({ 1: [6] }), 'centre1');
    expect(reached.personnel[0]).toBe(3);
    expect(reached.phase.kind).toBe('turn');
  });
});

describe('the first step', () => {
  const building = (cubeSpaces: NonNullable<Sketch['cubeSpaces']>): State =>
    played(
      position({
        queues: { 1: [0], 5: [0] },
        tops: { double: 'D01' },
        buildings: { 5: ['derrick', 'crane'] },
        cubeSpaces,
      }),
      'to4',
      'build-double',
    );

  test('[AN-TRK-2] case 14: takes an available cube to the first free space', () => {
    const state = building({});
    expect(state.phase).toEqual({ kind: 'advance', decider: 0, steps: 1 });
    expect(state.freeCubes[0]).toBe(4);
    const entered = played(state, 'up0');
    expect(entered.cubeSpaces[0]).toEqual([1, 0, 0]);
    expect(entered.freeCubes[0]).toBe(3);
    expect(played(building({ 0: [0, 1, 0] }), 'up0').cubeSpaces[0]).toEqual([2, 1, 0]);
  });
});

describe('three steps', () => {
  test('[AN-TRK-8, AN-TRK-9, AN-CRD-8, AN-EFF-5] case 31: past a red space to a blue one that is used', () => {
    const state = advancing({
      cubeSpaces: { 0: [2, 3, 0] },
      usedBlueSpaces: { 0: [6] },
      hasSimpleCard: [false, true, true],
    });
    const reached = played(state, 'card-up0');
    expect(reached.cubeSpaces[0]).toEqual([6, 3, 0]);
    expect(reached.hasSimpleCard[0]).toBe(true);
    expect(reached.phase.kind).toBe('turn');
  });

  test('[AN-TRK-6, AN-TRK-7] case 32: not past a cube at the end', () => {
    const state = advancing({ cubeSpaces: { 1: [9, 12, 11] } });
    const reached = played(state, 'card-up1');
    expect(reached.cubeSpaces[1]).toEqual([10, 12, 11]);
    const later = advancing({ cubeSpaces: { 1: [10, 12, 11] } });
    expect(refusal(later, 'card-up1')).toBe('AN-TRK-7');
  });

  test('[AN-TRK-6] steps beyond the end are lost', () => {
    const reached = played(advancing({ cubeSpaces: { 1: [11, 0, 0] } }), 'card-up1');
    expect(reached.cubeSpaces[1]).toEqual([12, 0, 0]);
    expect(refusal(advancing({ cubeSpaces: { 1: [12, 0, 0] } }), 'card-up1')).toBe('AN-TRK-7');
  });

  test.each([
    [2, 3],
    [3, 4],
  ] as const)('[AN-TRK-1, AN-SET-6] case 33: with %i players not on track %i', (players, track) => {
    const state = position({ players, queues: { 1: [0, 1] }, hands: { 0: { progress: 1 } } });
    expect(refusal(state, `card-up${track}`)).toBe('AN-TRK-1');
    expect(refusal(state, `card-up${track - 1}`)).toBeNull();
  });

  test('[AN-TRK-8] a red space works each time, and for an occupied space that is skipped', () => {
    const state = advancing({ cubeSpaces: { 1: [0, 3, 0] } });
    const reached = played(state, 'card-up1');
    expect(reached.cubeSpaces[1]).toEqual([4, 3, 0]);
    expect(reached.personnel[0]).toBe(3);
  });

  test('[AN-TRK-9] a blue space is used even if its effect does nothing', () => {
    const state = advancing({ cubeSpaces: { 1: [4, 0, 0] }, shipyardPile: { progress: 0 } });
    const reached = played(state, 'card-up1');
    expect(reached.usedBlueSpaces[1]).toEqual([6]);
    expect(reached.phase.kind).toBe('turn');
    expect(eventsOf(state, 'card-up1').at(-1)).toEqual({ kind: 'effectWasted', player: 0, effect: 'draft' });
  });

  test('[AN-TRK-11, AN-EFF-13] effects caused by an effect come after those that wait', () => {
    const state = advancing({ cubeSpaces: { 2: [4, 0, 0], 1: [0, 1, 0] }, waitingEffects: [] });
    const asked = played(state, 'card-up2');
    expect(asked.phase.kind).toBe('advanceAll');
    const first = played(asked, 'up0');
    expect(first.waitingEffects).toEqual([{ effect: 'simple', player: 0 }]);
    expect(played(first, 'up1').waitingEffects).toEqual([
      { effect: 'simple', player: 0 },
      { effect: 'scientist', player: 1 },
    ]);
  });
});
