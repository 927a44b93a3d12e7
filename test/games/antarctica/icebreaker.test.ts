import { describe, expect, test } from 'vitest';
import { legalMoves, type State, toAct } from '../../../src/games/antarctica/index.js';
import { eventsOf, ownersIn, played, position, refusal, type Sketch } from './positions.js';

describe('an icebreaker', () => {
  const lying = (icebreakers: NonNullable<Sketch['icebreakers']>, queue = [0, 1, 2]): State =>
    position({ queues: { 1: queue, 6: [1] }, icebreakers });

  test('[AN-SUN-5, AN-ICE-4, AN-ICE-5] case 24: gives the second ship a turn, and nobody else', () => {
    const state = lying({ 1: [1] });
    const second = played(state, 'to5', 'end');
    expect(second.icebreakers[1]).toEqual([]);
    expect(second.removedShipyardCards[1]).toBe(1);
    expect(second).toMatchObject({ sun: 1, turn: { player: 1, turnOfStop: 'second', hasMadeMove: false } });
    const done = played(second, 'to6', 'end');
    expect(ownersIn(done, 1)).toEqual([2]);
    expect(done).toMatchObject({ sun: 5, turn: { player: 0, turnOfStop: 'first' } });
    expect(eventsOf(played(state, 'to5'), 'end')).toEqual([
      { kind: 'turnEnded', player: 0, zone: 1, turnOfStop: 'first' },
      { kind: 'icebreakerRemoved', player: 1, zone: 1, isUsed: true },
      { kind: 'turnStarted', player: 1, zone: 1, turnOfStop: 'second' },
    ]);
  });

  test('[AN-ICE-3, AN-CRD-2] case 25: laid on the zone of the sun by the owner of both front ships it fires at once', () => {
    const state = position({ queues: { 1: [0, 0, 1] }, hands: { 0: { icebreaker: 1, recruits: 1 } } });
    const second = played(state, 'card-ice1', 'to5', 'end');
    expect(second.turn).toMatchObject({ player: 0, turnOfStop: 'second' });
    expect(refusal(second, 'card-recruits')).toBe('AN-CRD-2');
  });

  test('[AN-CRD-3, AN-CRD-2] case 26: one that lay there already is not the card of the stop', () => {
    const state = position({ queues: { 1: [0, 0, 1] }, icebreakers: { 1: [0] }, hands: { 0: { recruits: 2 } } });
    const second = played(state, 'to5', 'end');
    expect(refusal(second, 'card-recruits')).toBeNull();
    expect(refusal(played(second, 'card-recruits'), 'card-recruits')).toBe('AN-CRD-2');
    const first = played(state, 'card-recruits', 'to5', 'end');
    expect(refusal(first, 'card-recruits')).toBe('AN-CRD-2');
  });

  test('[AN-ICE-4] case 27: stays when the second ship is not its owner’s', () => {
    const ended = played(lying({ 1: [2] }, [0, 1]), 'to5', 'end');
    expect(ended.icebreakers[1]).toEqual([2]);
    expect(ended.sun).toBe(5);
  });

  test('[AN-ICE-8] case 28: the second turn may be declined before anything is done', () => {
    const second = played(lying({ 1: [1] }), 'to5', 'end');
    const declined = played(second, 'pass');
    expect(ownersIn(declined, 1)).toEqual([1, 2]);
    expect(declined.sun).toBe(5);
    expect(refusal(played(second, 'give-cube'), 'pass')).toBe('AN-ICE-8');
    expect(eventsOf(second, 'pass')[0]).toEqual({ kind: 'turnDeclined', player: 1, zone: 1 });
  });

  test('[AN-ICE-8] the first turn may not be declined', () => {
    expect(refusal(lying({}), 'pass')).toBe('AN-ICE-8');
  });

  test('[AN-ICE-5, AN-ICE-6] is removed without a turn when the second ship has left', () => {
    const state = position({
      queues: { 1: [0, 1, 2], 6: [1] },
      icebreakers: { 1: [1] },
      cubeSpaces: { 0: [3, 0, 0] },
      hands: { 0: { progress: 1 } },
    });
    const asked = played(state, 'card-up0');
    expect(toAct(asked)).toBe(1);
    const left = played(asked, '1.2>4', 'pass');
    expect(left.stop).toMatchObject({ secondShip: null, icebreakerPlayer: 1 });
    const ended = played(left, 'to5', 'end');
    expect(ended.icebreakers[1]).toEqual([]);
    expect(ended.removedShipyardCards[1]).toBe(1);
    expect(ended).toMatchObject({ sun: 4, turn: { player: 1, turnOfStop: 'first' } });
  });

  test('[AN-ICE-6, AN-SAC-2] the owner of both may give the second ship away', () => {
    const state = position({ queues: { 1: [0, 0], 5: [1] }, icebreakers: { 1: [0] } });
    const given = played(state, 'give-1.2');
    expect(given.stop).toMatchObject({ secondShip: null, icebreakerPlayer: 0 });
    expect(played(given, 'to5', 'end')).toMatchObject({ sun: 5, turn: { player: 1 } });
  });

  test('[AN-ICE-7, AN-SAC-1] the second turn is a full turn with action and sacrifice of its own', () => {
    const state = position({ queues: { 1: [0, 0], 5: [1] }, icebreakers: { 1: [0] }, buildings: { 4: ['camp'] } });
    const second = played(state, 'give-cube', 'to4', 'recruit');
    expect(second.turn).toMatchObject({ turnOfStop: 'second', hasSacrificed: false });
    const done = played(second, 'give-cube', 'to4', 'recruit');
    expect(done.lostCubes[0]).toBe(2);
    // 2 to begin with, a sacrifice each, then a strength of 1 and of 2
    expect(done.personnel[0]).toBe(2 + 1 + 1 + 1 + 2);
  });

  const holding = position({
    queues: { 1: [0, 2], 4: [1, 0], 5: [0, 1] },
    hands: { 0: { icebreaker: 1 } },
  });

  test('[AN-ICE-1, AN-CRD-1, AN-ICE-4] case 53: is laid where the second ship is the player’s', () => {
    expect(refusal(holding, 'card-ice5')).toBe('AN-ICE-1');
    const laid = played(holding, 'card-ice4');
    expect(laid.icebreakers[4]).toEqual([0]);
    expect(refusal(laid, 'card-ice4')).toBe('AN-CRD-1');
  });

  test('[AN-ICE-2] case 60: is laid where those of others lie, but not where one of the same player does', () => {
    const state = position({
      queues: { 1: [0, 2], 4: [1, 0], 5: [1, 0] },
      hands: { 0: { icebreaker: 1 } },
      icebreakers: { 4: [1], 5: [0] },
    });
    expect(refusal(state, 'card-ice5')).toBe('AN-ICE-2');
    expect(played(state, 'card-ice4').icebreakers[4]).toEqual([0, 1]);
  });

  test('[AN-ICE-4, AN-ICE-5, AN-SUN-5] case 58: of those of several owners only that of the second ship fires', () => {
    const state = lying({ 1: [1, 2] });
    expect(state.stop.icebreakerPlayer).toBe(1);
    const second = played(state, 'to5', 'end');
    expect(second.icebreakers[1]).toEqual([2]);
    expect(second).toMatchObject({
      sun: 1,
      turn: { player: 1, turnOfStop: 'second' },
      stop: { icebreakerPlayer: null },
    });
    const done = played(second, 'to6', 'end');
    expect(ownersIn(done, 1)).toEqual([2]);
    expect(done.icebreakers[1]).toEqual([2]);
    expect(done).toMatchObject({ sun: 5, turn: { player: 0, turnOfStop: 'first' } });
  });

  test('[AN-ICE-5, AN-ICE-6] case 59: nor does another fire when the second ship has left', () => {
    const state = position({
      queues: { 1: [0, 1, 2] },
      icebreakers: { 1: [1, 2] },
      phase: { kind: 'relocateShip', decider: 1, playersLeft: 2 },
    });
    const asked = played(state, '1.2>6');
    expect(toAct(asked)).toBe(2);
    const ended = played(asked, 'pass', 'to5', 'end');
    expect(ended.icebreakers[1]).toEqual([2]);
    expect(ended.removedShipyardCards[1]).toBe(1);
    expect(ended).toMatchObject({ sun: 5, turn: { player: 0, turnOfStop: 'first' } });
  });

  test('[AN-ICE-3] is not laid on the zone of the sun unless both front ships were the player’s', () => {
    expect(refusal(holding, 'card-ice1')).toBe('AN-ICE-3');
    const movedUp = position({ queues: { 1: [0, 1, 0], 4: [0] }, hands: { 0: { icebreaker: 1 } } });
    expect(refusal(played(movedUp, 'to5'), 'card-ice1')).toBe('AN-ICE-3');
  });

  test('[AN-ICE-3] is not laid on the zone of the sun in the second turn', () => {
    const state = position({ queues: { 1: [0, 0, 0] }, icebreakers: { 1: [0] }, hands: { 0: { icebreaker: 1 } } });
    const second = played(state, 'to5', 'end');
    expect(ownersIn(second, 1)).toEqual([0, 0]);
    expect(refusal(second, 'card-ice1')).toBe('AN-ICE-3');
  });

  test('[AN-ICE-4] fires when the sun comes to its zone and the second ship is the owner’s', () => {
    const laid = played(holding, 'card-ice4', 'to7', 'end');
    expect(laid).toMatchObject({ sun: 4, stop: { icebreakerPlayer: 0 } });
    expect(laid.stop.secondShip).toBe(laid.queues[4]![1]);
    expect(legalMoves(laid).length).toBeGreaterThan(0);
  });
});
