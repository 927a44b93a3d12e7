import { describe, expect, test } from 'vitest';
import { legalMoves, type State } from '../../../src/games/antarctica/index.js';
import { eventsOf, lastBuilding, ownersIn, played, position, refusal, type Sketch } from './positions.js';

describe('the last scientist', () => {
  test('[AN-END-1, AN-END-3, AN-ICE-9] case 38: by building, once the steps and the effects are played', () => {
    const state = position({
      queues: { 1: [0, 1], 5: [0, 2] },
      buildings: { 5: ['derrick'] },
      icebreakers: { 1: [1] },
      personnel: [1, 2, 2],
      reserve: [0, 12, 12],
      cubeSpaces: { 1: [5, 0, 0] },
      tops: { basic: 'B12' },
    });
    expect(state.stop.icebreakerPlayer).toBe(1);
    const built = played(state, 'to4', 'build-basic');
    expect(built).toMatchObject({ ending: 'last-scientist', phase: { kind: 'advance' } });
    let asked = played(built, 'up1');
    expect(asked.phase).toMatchObject({ kind: 'draft', decider: 0 });
    const [first, second] = legalMoves(asked);
    asked = played(asked, `take-${first?.kind === 'takeCard' ? first.card : ''}`);
    const move = legalMoves(asked)[0];
    const over = played(asked, `take-${move?.kind === 'takeCard' ? move.card : ''}`);
    expect(second === undefined || second.kind === 'takeCard').toBe(true);
    expect(over.phase).toEqual({ kind: 'over', reason: 'last-scientist' });
    expect(over.icebreakers[1]).toEqual([1]);
  });

  test('[AN-END-1, AN-END-3] the windows of others are still played', () => {
    const state = position({
      queues: { 1: [0, 1], 5: [0, 2] },
      buildings: { 5: ['derrick'] },
      personnel: [1, 2, 2],
      reserve: [0, 12, 12],
      cubeSpaces: { 2: [5, 0, 0] },
      tops: { basic: 'B12' },
    });
    const asked = played(state, 'to4', 'build-basic', 'up2');
    expect(asked.phase).toMatchObject({ kind: 'advanceAll', decider: 0 });
    expect(refusal(asked, 'give-cube')).toBe('AN-PHA-1');
    const over = played(asked, 'up0', 'up1', 'up3');
    expect(over.cubeSpaces).toEqual([
      [3, 0, 0],
      [0, 3, 0],
      [6, 0, 0],
      [0, 0, 3],
      [0, 0, 0],
    ]);
    expect(over.personnel).toEqual([0, 3, 2]);
    expect(over).toMatchObject({ ending: 'last-scientist', phase: { kind: 'over', reason: 'last-scientist' } });
  });

  test('[AN-END-4] case 39: by the card, there and then', () => {
    const state = position({
      queues: { 1: [0, 1] },
      buildings: { 4: ['camp'] },
      personnel: [1, 2, 2],
      reserve: [0, 12, 12],
      hands: { 0: { scientist: 1 } },
    });
    const over = played(state, 'to4', 'card-scientist');
    expect(over.phase).toEqual({ kind: 'over', reason: 'last-scientist' });
    expect(over.ending).toBeNull();
    expect(refusal(over, 'end')).toBe('AN-PHA-2');
    expect(legalMoves(over)).toEqual([]);
  });

  test('[AN-END-1] goes by reserve and personnel together', () => {
    const state = position({
      queues: { 1: [0, 1] },
      personnel: [1, 2, 2],
      reserve: [1, 12, 12],
      hands: { 0: { scientist: 1 } },
    });
    expect(played(state, 'to4', 'card-scientist').phase.kind).toBe('turn');
  });
});

describe('the last building', () => {
  /** Returns a position with one basic card left and 28 scientists aside. */
  const almost = (sketch: Sketch): State => position({ ...lastBuilding, ...sketch });

  test('[AN-END-2, AN-END-3] case 40: ends the game after the effects', () => {
    const built = played(almost({}), 'to4', 'build-basic');
    expect(built).toMatchObject({ ending: 'last-building', phase: { kind: 'advance' } });
    const over = played(built, 'up0');
    expect(over.phase).toEqual({ kind: 'over', reason: 'last-building' });
  });

  test('[AN-END-2] gives way to the last scientist if both happen at once', () => {
    const state = almost({
      scientists: { 0: [15, 14] },
      shipyardPile: { scientist: 2, icebreaker: 6, recruits: 2, progress: 2 },
      personnel: [1, 2],
    });
    expect(played(state, 'to4', 'build-basic', 'up0').phase).toEqual({ kind: 'over', reason: 'last-scientist' });
  });

  test('[AN-END-2] is not the last of one deck', () => {
    const state = position({
      queues: { 1: [0, 1], 5: [0] },
      buildings: { 5: ['derrick', 'laboratory', 'crane'] },
      only: { advanced: ['A01'] },
      buildingCards: { 1: ['A02', 'A03', 'A05', 'A06', 'A07'], 2: ['A08', 'A09', 'A10', 'A12'] },
      scientists: { 3: [0, 7, 8] },
    });
    expect(played(state, 'to4', 'build-advanced', 'up0').phase.kind).toBe('turn');
  });
});

describe('a stalemate', () => {
  const calm = (steps: number): State => position({ players: 2, queues: { 1: [0], 3: [1] }, quietSunSteps: steps });

  test('[AN-END-5, AN-SUN-2] case 42: ends the game at a stop with 24 steps of calm', () => {
    const over = played(calm(22), 'to3', 'end');
    expect(over).toMatchObject({ sun: 3, quietSunSteps: 24, phase: { kind: 'over', reason: 'stalemate' } });
    const on = played(calm(21), 'to3', 'end');
    expect(on).toMatchObject({ sun: 3, quietSunSteps: 23, phase: { kind: 'turn' }, turn: { player: 1 } });
  });

  test('[AN-END-5] the stop stays that of the last turn', () => {
    const state = calm(22);
    expect(played(state, 'to3', 'end').turn).toMatchObject({ player: 0, hasSailed: true, targetZone: 3 });
  });

  test.each([
    ['a building', 'build-basic', { tops: { basic: 'B12' }, buildings: { 4: ['derrick'] } }],
    ['a scientist placed', 'card-scientist', { hands: { 0: { scientist: 1 } } }],
    ['scientists recruited', 'recruit', { buildings: { 4: ['camp'] } }],
    ['a cube advanced', 'centre0', { buildings: { 4: ['land'] } }],
    ['a ship', 'ship', { buildings: { 4: ['shipyard'] } }],
    ['a card played', 'card-ice6', { hands: { 0: { icebreaker: 1 } } }],
    ['a resource discarded', 'give-cube', { reserve: [0, 12, 12] }],
  ] satisfies readonly (readonly [string, string, Sketch])[])(
    '[AN-END-5] %s makes the calm start again',
    (_, move, sketch: Sketch) => {
      const state = played(position({ queues: { 1: [0, 1], 6: [1, 0] }, quietSunSteps: 20, ...sketch }), 'to4');
      expect(state.quietSunSteps).toBe(20);
      expect(played(state, move).quietSunSteps).toBe(0);
    },
  );

  test('[AN-END-5] neither sailing nor a ship moved by an effect does', () => {
    const asked = position({
      queues: { 1: [0, 1], 6: [1, 0] },
      quietSunSteps: 20,
      phase: { kind: 'relocateShip', decider: 0, playersLeft: 1 },
    });
    expect(played(asked, '6.2>3').quietSunSteps).toBe(20);
  });
});

describe('an empty board', () => {
  test('[AN-END-6] case 43: ends the game, and the sun stays', () => {
    const state = played(position({ queues: { 1: [0] }, tops: { basic: 'B12' } }), 'to4', 'give-4.1');
    expect(state.phase.kind).toBe('turn');
    expect(refusal(state, 'build-basic')).toBeNull();
    const over = played(state, 'end');
    expect(over).toMatchObject({ sun: 1, phase: { kind: 'over', reason: 'no-ships' } });
    expect(ownersIn(over, 4)).toEqual([]);
  });

  test('[AN-END-6, AN-SCO-1] reports the end and the count, zone by zone from the sun', () => {
    const state = played(position({ queues: { 1: [0] }, tops: { basic: 'B12' } }), 'to4', 'give-4.1');
    const events = eventsOf(state, 'end');
    expect(events.slice(0, 2).map(({ kind }) => kind)).toEqual(['turnEnded', 'gameOver']);
    const scored = events.flatMap((event) => (event.kind === 'pointsScored' ? [event] : []));
    expect(scored.map(({ zone }) => zone)).toEqual([1, 2, 3, 4, 5, 6, 7, 0, null, null, null, null, null, null]);
    expect(scored.map(({ track }) => track).slice(8)).toEqual([0, 1, 2, 3, null, null]);
    expect(scored.map(({ category }) => category).slice(8)).toEqual([
      'tracks',
      'tracks',
      'tracks',
      'tracks',
      'cards',
      'discards',
    ]);
  });
});
