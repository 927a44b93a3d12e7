import { describe, expect, test } from 'vitest';
import { type Effect, legalMoves, type State, toAct } from '../../../src/games/antarctica/index.js';
import { eventsOf, ownersIn, played, position, refusal, type Sketch } from './positions.js';

const card = (sketch: Sketch): State =>
  position({ queues: { 1: [0, 1], 5: [2] }, hands: { 0: { progress: 1 } }, ...sketch });

describe('advance', () => {
  const asked = played(card({ cubeSpaces: { 2: [4, 0, 0], 1: [0, 1, 0] } }), 'card-up2');

  test('[AN-EFF-12, AN-EFF-13, AN-EFF-14] case 34: each on another track, effects afterwards', () => {
    expect(asked.cubeSpaces[2]).toEqual([7, 0, 0]);
    expect(asked.phase).toEqual({
      kind: 'advanceAll',
      decider: 0,
      playersLeft: 3,
      tracksChosen: [false, false, false, false, false],
    });
    const first = played(asked, 'up0');
    expect(first.cubeSpaces[0]).toEqual([3, 0, 0]);
    expect(first.waitingEffects).toEqual([{ effect: 'simple', player: 0 }]);
    expect(toAct(first)).toBe(1);
    expect(refusal(first, 'up0')).toBe('AN-EFF-12');
    const second = played(first, 'up1');
    expect(second.cubeSpaces[1]).toEqual([0, 4, 0]);
    expect(second.waitingEffects).toHaveLength(2);
    expect(toAct(second)).toBe(2);
    expect(refusal(second, 'pass')).toBe('AN-EFF-14');
    const done = played(second, 'up3');
    expect(done.cubeSpaces[3]).toEqual([0, 0, 3]);
    expect(done.waitingEffects).toEqual([]);
    expect(done.personnel).toEqual([2, 3, 2]);
    expect(done).toMatchObject({ phase: { kind: 'turn' }, turn: { player: 0, hasSailed: false } });
    expect(eventsOf(second, 'up3').slice(1)).toEqual([
      { kind: 'effectWasted', player: 0, effect: 'simple' },
      { kind: 'scientistsRecruited', player: 1, count: 1, reason: 'effect' },
    ]);
  });

  test('[AN-EFF-14] case 61: is not declined, and who can do nothing is not asked', () => {
    const state = card({ cubeSpaces: { 2: [4, 0, 0], 0: [0, 12, 0] }, freeCubes: [3, 0, 4] });
    const first = played(state, 'card-up2');
    expect(toAct(first)).toBe(0);
    expect(refusal(first, 'pass')).toBe('AN-EFF-14');
    const next = played(first, 'up1');
    expect(toAct(next)).toBe(2);
    expect(next.phase).toMatchObject({ playersLeft: 1, tracksChosen: [false, true, false, false, false] });
  });

  test('[AN-EFF-12] closed tracks and tracks without space ahead are not offered', () => {
    expect(legalMoves(asked).map(({ kind }) => kind)).toEqual(['advance', 'advance', 'advance', 'advance']);
    expect(refusal(asked, 'up4')).toBe('AN-TRK-1');
    expect(refusal(played(card({ cubeSpaces: { 2: [4, 0, 0], 0: [12, 0, 0] } }), 'card-up2'), 'up0')).toBe('AN-TRK-7');
    expect(refusal(played(card({ cubeSpaces: { 2: [4, 0, 0] }, freeCubes: [0, 4, 4] }), 'card-up2'), 'up0')).toBe(
      'AN-TRK-3',
    );
  });
});

describe('move', () => {
  const asked = played(card({ queues: { 1: [0, 1], 5: [0], 6: [1, 2, 2] }, cubeSpaces: { 0: [3, 0, 0] } }), 'card-up0');

  test('[AN-EFF-6, AN-EFF-7, AN-EFF-9, AN-EFF-14] case 35: one ship each to a zone with room, but not the ship of the turn before it has moved', () => {
    expect(asked.phase).toEqual({ kind: 'relocateShip', decider: 0, playersLeft: 3 });
    expect(refusal(asked, '1.1>5')).toBe('AN-EFF-9');
    expect(refusal(asked, '5.1>6')).toBe('AN-EFF-7');
    const first = played(asked, '5.1>7');
    expect(ownersIn(first, 7)).toEqual([0]);
    expect(toAct(first)).toBe(1);
    const second = played(first, '1.2>0');
    expect(ownersIn(second, 0)).toEqual([1]);
    expect(second.stop.secondShip).toBeNull();
    const done = played(second, 'pass');
    expect(done).toMatchObject({ phase: { kind: 'turn' }, turn: { player: 0, hasSailed: false, hasActed: false } });
  });

  test('[AN-EFF-6] only own ships', () => {
    expect(refusal(asked, '6.1>0')).toBe('AN-EFF-6');
    expect(refusal(asked, '0.1>3')).toBe('AN-EFF-6');
  });

  test('[AN-EFF-7] not to a closed zone', () => {
    const ofTwo = position({
      players: 2,
      queues: { 1: [0, 1], 5: [0] },
      cubeSpaces: { 0: [3, 0] },
      hands: { 0: { progress: 1 } },
    });
    expect(refusal(played(ofTwo, 'card-up0'), '5.1>6')).toBe('AN-EFF-7');
  });

  test('[AN-EFF-9, AN-MOV-7] the ship of the turn may be moved after its move, and the target stays', () => {
    const state = card({ queues: { 1: [0, 1] }, cubeSpaces: { 0: [3, 0, 0] }, buildings: { 4: ['camp'] } });
    const moved = played(state, 'to4', 'card-up0', '4.1>6', 'pass');
    expect(ownersIn(moved, 6)).toEqual([0]);
    expect(moved.turn.targetZone).toBe(4);
    expect(refusal(moved, 'recruit')).toBe('AN-REC-3');
  });

  test('[AN-EFF-8] a ship just built may not be moved', () => {
    const state = played(
      position({
        queues: { 1: [0, 1], 5: [0] },
        cubeSpaces: { 1: [8, 0, 0], 0: [5, 0, 0] },
        buildings: { 4: ['coastal'] },
        hands: { 0: { progress: 1 } },
        shipyardPile: { recruits: 1 },
      }),
      'to4',
      'centre1',
      'card-up0',
    );
    expect(state.turn.shipsBuilt).toHaveLength(1);
    expect(ownersIn(state, 1)).toEqual([1, 0]);
    expect(refusal(state, '1.2>3')).toBe('AN-EFF-8');
    expect(refusal(state, '5.1>3')).toBeNull();
  });

  test('[AN-EFF-14] who has no ship to move is not asked', () => {
    const state = played(card({ queues: { 1: [0, 1], 5: [1] }, cubeSpaces: { 0: [3, 0, 0] } }), 'card-up0');
    expect(state.phase).toEqual({ kind: 'relocateShip', decider: 1, playersLeft: 2 });
    expect(played(state, 'pass').phase.kind).toBe('turn');
  });
});

describe('an effect that does nothing', () => {
  const PASSING = { queues: { 1: [0], 4: [1] }, phase: { kind: 'relocateShip', decider: 1, playersLeft: 1 } } as const;
  const ADVANCING = {
    queues: { 1: [0] },
    phase: { kind: 'advanceAll', decider: 1, playersLeft: 1, tracksChosen: [false, false, false, false, false] },
  } as const;

  /** By effect, a position in which nobody can do anything by it, and the move after which it is played. */
  const WASTED_EFFECTS: Readonly<Record<Effect, readonly [Sketch, string]>> = {
    scientist: [{ ...PASSING, reserve: [0, 8, 8], personnel: [11, 2, 2] }, 'pass'],
    ship: [{ ...PASSING, freeShips: [0, 3, 3] }, 'pass'],
    expertise: [{ ...PASSING, expertisePile: 0 }, 'pass'],
    simple: [{ ...PASSING, hasSimpleCard: [true, false, false] }, 'pass'],
    move: [ADVANCING, 'up3'],
    draft: [{ ...PASSING, shipyardPile: { recruits: 2 } }, 'pass'],
    advance: [{ ...PASSING, freeCubes: [0, 0, 0] }, 'pass'],
  };

  test.each(Object.entries(WASTED_EFFECTS))('is reported: %s', (effect, [sketch, move]) => {
    const state = position({ ...sketch, waitingEffects: [{ effect: effect as Effect, player: 0 }] });
    expect(eventsOf(state, move).at(-1)).toEqual({ kind: 'effectWasted', player: 0, effect });
  });
});
