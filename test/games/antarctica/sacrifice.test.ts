import { describe, expect, test } from 'vitest';
import { eventsOf, played, position, refusal } from './positions.js';

describe('a sacrifice', () => {
  const state = position({ queues: { 1: [0, 1], 4: [0] } });

  test('[AN-SAC-1, AN-SAC-4] case 29: brings a scientist, once in a turn', () => {
    const given = played(state, 'give-cube');
    expect(given).toMatchObject({ freeCubes: [3, 4, 4], lostCubes: [1, 0, 0], personnel: [3, 2, 2] });
    expect(given.reserve[0]).toBe(11);
    expect(refusal(given, 'give-ship')).toBe('AN-SAC-1');
    expect(refusal(given, 'give-4.1')).toBe('AN-SAC-1');
  });

  test('[AN-SAC-4] case 29: is allowed with an empty reserve, and brings nobody', () => {
    const given = played(position({ queues: { 1: [0, 1] }, reserve: [0, 12, 12] }), 'give-cube');
    expect(given.lostCubes[0]).toBe(1);
    expect(given.personnel[0]).toBe(2);
  });

  test('[AN-SAC-2] is an available cube or ship, or an own ship on the board', () => {
    const poor = position({ queues: { 1: [0, 1], 4: [0] }, freeCubes: [0, 4, 4], freeShips: [0, 2, 2] });
    expect(refusal(poor, 'give-cube')).toBe('AN-SAC-2');
    expect(refusal(poor, 'give-ship')).toBe('AN-SAC-2');
    expect(refusal(poor, 'give-1.2')).toBe('AN-SAC-2');
    expect(refusal(poor, 'give-4.2')).toBe('AN-SAC-2');
    const given = played(poor, 'give-4.1');
    expect(given.lostShips[0]).toHaveLength(poor.lostShips[0]!.length + 1);
    expect(eventsOf(poor, 'give-4.1')[0]).toEqual({
      kind: 'pieceSacrificed',
      player: 0,
      piece: 'ship',
      zone: 4,
      position: 1,
    });
  });

  test('[AN-SAC-2] the lowest available ship goes', () => {
    const given = played(state, 'give-ship');
    expect(given.freeShips[0]).toEqual(state.freeShips[0]!.slice(1));
    expect(given.lostShips[0]!.at(-1)).toBe(state.freeShips[0]![0]);
  });

  test('[AN-SAC-3] the ship of the turn goes only after it has moved, others at any time', () => {
    expect(refusal(state, 'give-1.1')).toBe('AN-SAC-3');
    expect(refusal(state, 'give-4.1')).toBeNull();
    expect(refusal(played(state, 'to4'), 'give-4.2')).toBeNull();
  });
});
