import { describe, expect, test } from 'vitest';
import { game } from '../../../src/games/nunatak/index.js';
import { events, finishTurn, play, playOn, position, type Wish } from './positions.js';
import { lastNormalTurn } from './scenes.js';

const lastTurn = (wish: Wish) => position(lastNormalTurn(wish));

const BEASTS = {
  filedCards: { 0: '14B 15B', 1: '16B 31B 17B', 2: '40B 49E' },
  line: [32, 44],
  prefer: 'LSAG',
} as const;

describe('four players', () => {
  test('[NU-EXTRA-1, NU-EXTRA-3, NU-EXTRA-5] case 15: the first line decides, then the second', () => {
    const state = lastTurn({ ...BEASTS, also: { completionCard: 0 } });
    expect(events(state, 'p4b1')).toContainEqual({ kind: 'extraTurnsGranted', players: [1, 0] });
    let next = play(state, 'p4b1');
    expect(next).toMatchObject({
      turnNumber: 53,
      turnOwner: 1,
      extraTurnOrder: [0],
      blocksAside: [1, 1, 1, 1],
      turnsLeft: [0, 0, 0, 0],
    });
    next = finishTurn(next);
    expect(next).toMatchObject({ turnNumber: 54, turnOwner: 0, extraTurnOrder: [], blocksAside: [1, 0, 1, 1] });
    const last = next.line.filter((card) => card !== -1);
    expect(last).toHaveLength(1);
    while (next.phase.kind !== 'endFavour' && next.phase.kind !== 'over') next = playOn(next);
    expect(next.filedCards[0]!.map(({ card }) => card)).toContain(last[0]);
    expect(next.blocksAside).toEqual([0, 0, 1, 1]);
  });

  test('[NU-EXTRA-1] case 16: still tied, the later in turn order is better', () => {
    const filedCards = { 0: '14B 17B', 1: '15B 32B', 2: '16B 44B', 3: '31B 49B' };
    const state = lastTurn({ filedCards, line: [22, 24], prefer: 'LSAG', also: { completionCard: 0 } });
    const next = play(state, 'p4b1');
    expect(events(state, 'p4b1')).toContainEqual({ kind: 'extraTurnsGranted', players: [3, 2] });
    expect([next.turnOwner, ...next.extraTurnOrder]).toEqual([3, 2]);
  });

  test('[NU-EXTRA-4] a double card counts in its own column', () => {
    const filedCards = { 0: '14B 15B', 1: '16B', 2: '31B', 3: '40E 17B' };
    const state = lastTurn({ filedCards, line: [32, 44], prefer: 'LSAG', also: { completionCard: 0 } });
    const next = play(state, 'p4b1');
    expect([next.turnOwner, ...next.extraTurnOrder]).toEqual([0, 2]);
  });

  test('[NU-EXTRA-2] what happens after the last normal turn changes the extra turns no more', () => {
    const state = lastTurn({ ...BEASTS, favours: { 2: [9] }, also: { completionCard: 5 } });
    const next = play(state, 'p4b1');
    const ranked = [next.phase.kind === 'window' ? next.phase.nextOwner : next.turnOwner, ...next.extraTurnOrder];
    expect(next.phase).toMatchObject({ kind: 'window' });
    const after = play(next, 'u9 l4a2 d4b2');
    expect([after.turnOwner, ...after.extraTurnOrder]).toEqual(ranked);
  });

  test.each([
    [1, 'labourer'],
    [2, 'sculptor'],
    [3, 'artisan'],
  ] as const)('[NU-EXTRA-1] completion card %i begins with the most of %s', (completionCard, symbol) => {
    const state = lastTurn({ also: { completionCard } });
    const counts = state.filedCards.map((area) => area.filter(({ countsAs }) => countsAs === symbol).length);
    const next = play(state, 'p4b1');
    const best = next.phase.kind === 'window' ? next.phase.nextOwner : next.turnOwner;
    expect(counts[best]).toBe(Math.max(...counts));
  });

  test('[NU-EXTRA-1] completion card 4 begins with the steps on the track', () => {
    const next = play(lastTurn({ also: { completionCard: 4, engineeringSteps: [1, 2, 5, 3] } }), 'p4b1');
    expect([next.phase.kind === 'window' ? next.phase.nextOwner : next.turnOwner, ...next.extraTurnOrder]).toEqual([
      2, 3,
    ]);
  });

  test('[NU-EXTRA-1] completion card 3 breaks ties by the number of different tools', () => {
    const filedCards = { 0: '9A 10A 29A', 1: '11A 13A 30A', 2: '12A' };
    const next = play(lastTurn({ filedCards, line: [43, 50], prefer: 'LSGB', also: { completionCard: 3 } }), 'p4b1');
    expect([next.turnOwner, ...next.extraTurnOrder]).toEqual([1, 0]);
  });

  test('[NU-EXTRA-1] completion card 5 breaks ties of elders by unused favours', () => {
    const wish = { filedCards: { 0: '22E 23E', 1: '24E 35E', 2: '45E' }, line: [40, 49] } as const;
    const favours = { 0: [16], 1: [17, 18], 2: [19] };
    const next = play(lastTurn({ ...wish, favours, usedFavours: { 0: [0] }, also: { completionCard: 5 } }), 'p4b1');
    expect([next.turnOwner, ...next.extraTurnOrder]).toEqual([1, 0]);
  });

  test('[NU-FX-7g, NU-FX-8] reservation and abundance end before the extra turns', () => {
    const state = lastTurn({
      line: [32, 44],
      usedFavours: { 0: [6] },
      also: { completionCard: 1, reservation: { player: 0, slot: 0 } },
    });
    expect(events(state, 'p4b1')).toContainEqual({ kind: 'reservationLapsed', player: 0, card: 32 });
    let abundant = play(position({ players: 4, turnNumber: 48, favours: { 3: [7] } }), 'u7');
    while (abundant.turnNumber < 53) abundant = finishTurn(abundant);
    expect(abundant.abundance).toBeNull();
    expect(abundant.turnsLeft).toEqual([0, 0, 0, 0]);
  });

  test('[NU-FX-8] abundance cannot be played in an extra turn', () => {
    let state = lastTurn({ ...BEASTS, favours: { 1: [7] }, also: { completionCard: 0 } });
    state = play(state, 'p4b1');
    expect(state).toMatchObject({ turnNumber: 53, turnOwner: 1, phase: { kind: 'take' } });
    expect(game.whyIllegal(state, { kind: 'useFavour', favour: 7 })).toMatchObject({ clause: 'NU-FX-8' });
  });
});
