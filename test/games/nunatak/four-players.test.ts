import { describe, expect, test } from 'vitest';
import { game } from '../../../src/games/nunatak/index.js';
import { events, finishTurn, play, playOn, position, type Wish } from './positions.js';
import { lastNormalTurn } from './scenes.js';

const lastTurn = (wish: Wish) => position(lastNormalTurn(wish));

const BEASTS = { areas: { 0: '14B 15B', 1: '16B 31B 17B', 2: '40B 49E' }, line: [32, 44], prefer: 'LSAG' } as const;

describe('four players', () => {
  test('[NU-EXTRA-1, NU-EXTRA-3, NU-EXTRA-5] case 15: the first line decides, then the second', () => {
    const state = lastTurn({ ...BEASTS, also: { completion: 0 } });
    expect(events(state, 'p4b1')).toContainEqual({ kind: 'extraTurns', players: [1, 0] });
    let next = play(state, 'p4b1');
    expect(next).toMatchObject({ turn: 53, active: 1, extra: [0], aside: [1, 1, 1, 1], left: [0, 0, 0, 0] });
    next = finishTurn(next);
    expect(next).toMatchObject({ turn: 54, active: 0, extra: [], aside: [1, 0, 1, 1] });
    const last = next.line.filter((card) => card !== -1);
    expect(last).toHaveLength(1);
    while (next.phase.kind !== 'final' && next.phase.kind !== 'over') next = playOn(next);
    expect(next.areas[0]!.map(({ card }) => card)).toContain(last[0]);
    expect(next.aside).toEqual([0, 0, 1, 1]);
  });

  test('[NU-EXTRA-1] case 16: still tied, the later in turn order is better', () => {
    const areas = { 0: '14B 17B', 1: '15B 32B', 2: '16B 44B', 3: '31B 49B' };
    const state = lastTurn({ areas, line: [22, 24], prefer: 'LSAG', also: { completion: 0 } });
    const next = play(state, 'p4b1');
    expect(events(state, 'p4b1')).toContainEqual({ kind: 'extraTurns', players: [3, 2] });
    expect([next.active, ...next.extra]).toEqual([3, 2]);
  });

  test('[NU-EXTRA-4] a double card counts in its own column', () => {
    const areas = { 0: '14B 15B', 1: '16B 40B', 2: '31B', 3: '40E' };
    const wish = { ...areas, 1: '16B', 3: '40E 17B' };
    const state = lastTurn({ areas: wish, line: [32, 44], prefer: 'LSAG', also: { completion: 0 } });
    const next = play(state, 'p4b1');
    expect([next.active, ...next.extra]).toEqual([0, 2]);
  });

  test('[NU-EXTRA-2] what happens after the last normal turn changes the extra turns no more', () => {
    const state = lastTurn({ ...BEASTS, favours: { 2: [9] }, also: { completion: 5 } });
    const next = play(state, 'p4b1');
    const ranked = [next.phase.kind === 'window' ? next.phase.next : next.active, ...next.extra];
    expect(next.phase).toMatchObject({ kind: 'window' });
    const after = play(next, 'u9 l4a2 d4b2');
    expect([after.active, ...after.extra]).toEqual(ranked);
  });

  test.each([
    [1, 'labourer'],
    [2, 'sculptor'],
    [3, 'artisan'],
  ] as const)('[NU-EXTRA-1] completion card %i begins with the most of %s', (completion, symbol) => {
    const state = lastTurn({ also: { completion } });
    const counts = state.areas.map((area) => area.filter(({ as }) => as === symbol).length);
    const next = play(state, 'p4b1');
    const best = next.phase.kind === 'window' ? next.phase.next : next.active;
    expect(counts[best]).toBe(Math.max(...counts));
  });

  test('[NU-EXTRA-1] completion card 4 begins with the steps on the track', () => {
    const next = play(lastTurn({ also: { completion: 4, track: [1, 2, 5, 3] } }), 'p4b1');
    expect([next.phase.kind === 'window' ? next.phase.next : next.active, ...next.extra]).toEqual([2, 3]);
  });

  test('[NU-EXTRA-1] completion card 3 breaks ties by the number of different tools', () => {
    const areas = { 0: '9A 10A 29A', 1: '11A 13A 30A', 2: '12A' };
    const next = play(lastTurn({ areas, line: [43, 50], prefer: 'LSGB', also: { completion: 3 } }), 'p4b1');
    expect([next.active, ...next.extra]).toEqual([1, 0]);
  });

  test('[NU-EXTRA-1] completion card 5 breaks ties of elders by unused favours', () => {
    const wish = { areas: { 0: '22E 23E', 1: '24E 35E', 2: '45E' }, line: [40, 49] } as const;
    const favours = { 0: [16], 1: [17, 18], 2: [19] };
    const next = play(lastTurn({ ...wish, favours, spent: { 0: [0] }, also: { completion: 5 } }), 'p4b1');
    expect([next.active, ...next.extra]).toEqual([1, 0]);
  });

  test('[NU-FX-7g, NU-FX-8] reservation and abundance end before the extra turns', () => {
    const state = lastTurn({
      line: [32, 44],
      spent: { 0: [6] },
      also: { completion: 1, reservation: { player: 0, slot: 0 } },
    });
    expect(events(state, 'p4b1')).toContainEqual({ kind: 'reservationLapsed', player: 0, card: 32 });
    let abundant = play(position({ players: 4, turn: 48, favours: { 3: [7] } }), 'u7');
    while (abundant.turn < 53) abundant = finishTurn(abundant);
    expect(abundant.abundance).toBeNull();
    expect(abundant.left).toEqual([0, 0, 0, 0]);
  });

  test('[NU-FX-8] abundance cannot be played in an extra turn', () => {
    let state = lastTurn({ ...BEASTS, favours: { 1: [7] }, also: { completion: 0 } });
    state = play(state, 'p4b1');
    expect(state).toMatchObject({ turn: 53, active: 1, phase: { kind: 'take' } });
    expect(game.whyIllegal(state, { kind: 'favour', favour: 7 })).toMatchObject({ clause: 'NU-FX-8' });
  });
});
