import { describe, expect, test } from 'vitest';
import { orThrow } from '../../../src/core/errors/errors.js';
import { legalMoves, type Move, setup, toAct } from '../../../src/games/antarctica/index.js';
import { eventsOf, ownersIn, played, position, refusal } from './positions.js';

describe('the obligatory move', () => {
  const state = position({ queues: { 1: [0, 1], 4: [1, 2, 2] } });

  test('[AN-MOV-2, AN-MOV-4, AN-MOV-5, AN-MOV-6] case 7: goes to any other zone with room', () => {
    expect(refusal(state, 'to1')).toBe('AN-MOV-2');
    expect(refusal(state, 'to4')).toBe('AN-MOV-4');
    expect(refusal(state, 'end')).toBe('AN-MOV-6');
    const sailed = played(state, 'to7');
    expect(ownersIn(sailed, 7)).toEqual([0]);
    expect(ownersIn(sailed, 1)).toEqual([1]);
    expect(sailed.turn).toMatchObject({ hasSailed: true, targetZone: 7 });
  });

  test('[AN-SUN-6] lets the ships behind move up at once', () => {
    const sailed = played(position({ queues: { 1: [0, 1, 2] } }), 'to3');
    expect(ownersIn(sailed, 1)).toEqual([1, 2]);
  });

  test('[AN-MOV-1] case 52: is made once', () => {
    expect(refusal(played(state, 'to7'), 'to5')).toBe('AN-MOV-1');
  });

  test('[AN-PHA-1, AN-PHA-2, AN-MOV-3] case 52: not while a draft is pending, not after the end, not to a closed zone', () => {
    const drafting = position({
      queues: { 1: [0, 1] },
      shipyardPile: { icebreaker: 1 },
      phase: { kind: 'draft', decider: 0, playersLeft: 3, row: [0, 2, 1, 0] },
    });
    expect(refusal(drafting, 'to5')).toBe('AN-PHA-1');
    expect(refusal(position({ queues: { 1: [0] }, phase: { kind: 'over', reason: 'no-ships' } }), 'to5')).toBe(
      'AN-PHA-2',
    );
    expect(refusal(position({ players: 2, queues: { 1: [0, 1] } }), 'to6')).toBe('AN-MOV-3');
  });

  test('[AN-PHA-2] nothing is legal when the game is over', () => {
    const over = position({ queues: { 1: [0] }, phase: { kind: 'over', reason: 'no-ships' } });
    expect(legalMoves(over)).toEqual([]);
    expect(toAct(over)).toBeNull();
  });

  test('[AN-MOV-7, AN-SAC-3] case 30: its target stays when the ship is given away there', () => {
    const still = position({ queues: { 1: [0, 1] } });
    expect(refusal(still, 'give-1.1')).toBe('AN-SAC-3');
    const given = played(still, 'to4', 'give-4.1');
    expect(given.turn.targetZone).toBe(4);
    expect(ownersIn(given, 4)).toEqual([]);
  });

  test('[AN-ACT-3, AN-MOV-5] may be all of a turn', () => {
    const ended = played(position({ queues: { 1: [0], 3: [1] } }), 'to4', 'end');
    expect(ended).toMatchObject({ sun: 3, turn: { player: 1 } });
  });
});

describe('the action', () => {
  test('[AN-ACT-1, AN-ACT-2] case 51: comes after the move, and once', () => {
    const state = position({ queues: { 1: [0] }, buildings: { 1: ['camp'], 4: ['camp', 'land'] } });
    expect(refusal(state, 'recruit')).toBe('AN-ACT-1');
    const recruited = played(state, 'to4', 'recruit');
    expect(refusal(recruited, 'centre0')).toBe('AN-ACT-2');
  });

  test('[AN-ACT-4] counts ships and scientists of the player in the target zone', () => {
    const state = position({
      queues: { 1: [0], 4: [0, 1] },
      scientists: { 4: [1, 2, 0] },
      buildings: { 4: ['camp'] },
    });
    expect(played(state, 'to4', 'recruit').personnel[0]).toBe(2 + 3);
  });
});

describe('the sun', () => {
  test('[AN-SUN-1, AN-SUN-2] case 41: runs on to the next zone with a ship, be it the same', () => {
    const far = played(position({ queues: { 1: [0], 4: [1] }, quietSunSteps: 2 }), 'to4', 'end');
    expect(far).toMatchObject({ sun: 4, quietSunSteps: 5 });
    const round = position({ queues: { 1: [0, 1] }, quietSunSteps: 2 });
    const given = played(round, 'to4', 'give-4.1', 'end');
    expect(given).toMatchObject({ sun: 1, quietSunSteps: 8, turn: { player: 1 } });
  });

  test('[AN-SUN-1] reports how far it went', () => {
    const state = played(position({ queues: { 1: [0], 4: [1] } }), 'to4');
    expect(eventsOf(state, 'end')).toEqual([
      { kind: 'turnEnded', player: 0, zone: 1, turnOfStop: 'first' },
      { kind: 'sunMoved', from: 1, to: 4, steps: 3 },
      { kind: 'turnStarted', player: 1, zone: 4, turnOfStop: 'first' },
    ]);
  });

  test('[AN-SUN-3, AN-SUN-4, AN-SUN-7] gives a turn to the owner of the first ship only', () => {
    const ended = played(position({ queues: { 1: [0, 1, 2], 5: [2, 1] } }), 'to3', 'end');
    expect(ended).toMatchObject({ sun: 3, turn: { player: 0, turnOfStop: 'first' } });
  });

  test('[AN-SUN-5] a ship that moved up or came in does not act at this stop', () => {
    const state = position({ queues: { 1: [0, 1, 2] }, icebreakers: { 1: [2] } });
    const sailed = played(state, 'to5');
    expect(sailed.stop).toMatchObject({ icebreakerPlayer: null });
    expect(played(sailed, 'end')).toMatchObject({ sun: 5, turn: { player: 0, turnOfStop: 'first' } });
  });

  test('[AN-SUN-1, AN-SUN-2, AN-SUN-7, AN-SET-3] case 57: five stops of a first game of two', () => {
    let state = played(orThrow(setup({ players: 2, seed: 'sun' })), 'cube0');
    const stops = [state.sun];
    for (let stop = 0; stop < 5; stop++) {
      const sail = legalMoves(state).find((move): move is Extract<Move, { kind: 'sail' }> => move.kind === 'sail')!;
      state = played(state, `to${sail.to}`, 'end');
      stops.push(state.sun);
      expect(state.phase.kind).toBe('turn');
    }
    expect(stops).toEqual([1, 3, 4, 5, 7, 0]);
    expect(state.quietSunSteps).toBe(8);
  });

  test('[AN-SUN-9] case 44: a turn in which only ending is left ends by itself', () => {
    const state = position({
      queues: { 1: [0], 5: [1] },
      buildings: { 4: ['camp'] },
      freeShips: [0, 0, 0],
      freeCubes: [0, 0, 0],
    });
    const recruited = played(state, 'to4', 'recruit');
    expect(recruited.turn.player).toBe(0);
    const given = played(recruited, 'give-4.1');
    expect(given).toMatchObject({ sun: 5, turn: { player: 1 } });
    const otherWay = played(state, 'to4', 'give-4.1');
    expect(otherWay.turn).toMatchObject({ player: 0, hasActed: false });
  });

  test('[AN-SUN-8] cards and sacrifices come at any time of the turn but not while something is asked', () => {
    const state = position({
      queues: { 1: [0, 1], 4: [0] },
      hands: { 0: { recruits: 1 } },
      tops: { basic: 'B12' },
      buildings: { 4: ['derrick'] },
    });
    expect(refusal(state, 'card-recruits')).toBeNull();
    expect(refusal(state, 'give-cube')).toBeNull();
    const asked = played(state, 'to4', 'build-basic');
    expect(refusal(asked, 'card-recruits')).toBe('AN-PHA-1');
    expect(refusal(asked, 'give-cube')).toBe('AN-PHA-1');
    expect(refusal(played(asked, 'up0'), 'give-cube')).toBeNull();
  });
});
