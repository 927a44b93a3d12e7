import { describe, expect, test } from 'vitest';
import { orThrow } from '../../../src/core/errors/errors.js';
import { deal, viewEvents } from '../../../src/games/antarctica/index.js';
import { games } from '../../support/games.js';
import { eventsOfGames, FIELDS } from './event-fields.js';
import { eventsOf, played, position } from './positions.js';

const some = eventsOfGames(games(16));

describe('events', () => {
  test('are of the documented kinds, and have their fields and no others', () => {
    for (const { kind, ...fields } of some.flat()) expect(Object.keys(fields).join(' ')).toBe(FIELDS[kind]);
  });

  test('[AN-HID-1] are for everybody alike', () => {
    const [first] = some;
    for (const viewer of [0, 1, 'spectator'] as const) expect(viewEvents(first!, viewer)).toEqual(first);
  });

  test('[AN-SCO-1] end with the end and the count', () => {
    for (const events of some) {
      const end = events.findIndex(({ kind }) => kind === 'gameOver');
      expect(events.slice(end + 1).every(({ kind }) => kind === 'pointsScored')).toBe(true);
    }
  });

  test('[AN-MOV-5] report from where to where a ship went', () => {
    const state = position({ queues: { 1: [0, 1], 4: [2] } });
    expect(eventsOf(state, 'to4')).toEqual([
      { kind: 'shipMoved', player: 0, ship: 0, from: 1, fromPosition: 1, to: 4, toPosition: 2, reason: 'turn' },
    ]);
  });

  test('[AN-EFF-6] report a ship moved by an effect', () => {
    const asked = position({
      queues: { 1: [0, 1], 6: [2, 0] },
      phase: { kind: 'relocateShip', decider: 0, playersLeft: 1 },
    });
    expect(eventsOf(asked, '6.2>3')).toEqual([
      { kind: 'shipMoved', player: 0, ship: 1, from: 6, fromPosition: 2, to: 3, toPosition: 1, reason: 'effect' },
    ]);
  });

  test('[AN-SHP-5] report who takes which card from where', () => {
    const built = played(position({ queues: { 1: [0, 1], 5: [2] }, buildings: { 4: ['shipyard'] } }), 'to4', 'ship');
    expect(eventsOf(built, 'take-progress')).toEqual([
      { kind: 'cardTaken', player: 1, card: 'progress', from: 'pile' },
    ]);
  });

  test('[AN-EFF-10] report the last card of a draft, which is not asked for', () => {
    const last = position({
      queues: { 1: [0, 1] },
      phase: { kind: 'draft', decider: 2, playersLeft: 2, row: [1, 0, 1, 0] },
    });
    expect(eventsOf(last, 'take-recruits')).toEqual([
      { kind: 'cardTaken', player: 2, card: 'recruits', from: 'row' },
      { kind: 'cardTaken', player: 0, card: 'scientist', from: 'row' },
    ]);
  });

  test('[AN-SET-16] report the cube of the start', () => {
    const { state } = orThrow(deal({ players: 2, seed: 'cube' }));
    expect(eventsOf(state, 'cube1')[0]).toMatchObject({ kind: 'cubeAdvanced', from: 0, to: 1, reason: 'start' });
  });
});
