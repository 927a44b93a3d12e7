import { describe, expect, test } from 'vitest';
import { orThrow } from '../../../src/core/errors/errors.js';
import { game, type State } from '../../../src/games/nunatak/index.js';
import { cell, events, finishTurn, floors, legal, placing, play, position, refusal } from './positions.js';

const LABOURERS_COVERED = '1a1 1b1 1c1 1d1 1e1';

describe('taking a card', () => {
  test('[NU-TAKE-2, NU-TAKE-1] case 1: a labourer cannot be taken while no available tile bears one', () => {
    const state = position({ turnNumber: 6, filler: LABOURERS_COVERED, line: [0, 5, 9, 14] });
    expect(legal(state)).toBe('t5 t9 t14');
    expect(refusal(state, 't0')).toBe('NU-TAKE-2');
    expect(refusal(state, 't1')).toBe('NU-TAKE-1');
  });

  test('[NU-TAKE-3, NU-WINDOW-2, NU-FX-7] case 31: a reserved card is closed to the others', () => {
    const state = position({
      turnNumber: 3,
      line: [17, 0, 1],
      favours: { 0: [9], 1: [6] },
      phase: placing(5, 'sculptor'),
      filler: '1e5 1d5',
    });
    const asked = play(state, 'p1a2');
    expect(asked.phase).toEqual({ kind: 'window', nextOwner: 0, decider: 1 });
    expect(refusal(asked, 'r17')).toBe('NU-GEN-2');
    expect(play(asked, 'u6').phase.kind).toBe('reserve');
    expect(refusal(play(asked, 'u6'), 'r20')).toBe('NU-FX-7');
    const reserved = play(asked, 'u6 r17');
    expect(reserved.phase).toEqual({ kind: 'take', anyCardAnyTile: false });
    expect(reserved.reservation).toEqual({ player: 1, slot: 0 });
    expect(refusal(reserved, 't17')).toBe('NU-TAKE-3');
  });

  test('[NU-TAKE-4] case 32: a reserved card that fits is to be taken', () => {
    const also = { reservation: { player: 1, slot: 0 } };
    const state = position({ turnNumber: 5, line: [17, 5, 0, 9], usedFavours: { 1: [6] }, also });
    expect(legal(state, 't')).toBe('t17');
    expect(refusal(state, 't5')).toBe('NU-TAKE-4');
    expect(play(state, 't17').reservation).toBeNull();
    const stuck = position({
      turnNumber: 5,
      line: [17, 5, 0, 9],
      usedFavours: { 1: [6] },
      also,
      filler: '1e3 1a4 1b4 1c4',
    });
    expect(legal(stuck, 't')).toBe('t0 t5 t9');
    expect(refusal(stuck, 't17')).toBe('NU-TAKE-2');
    expect(play(stuck, 't5 p1a2').reservation).toEqual({ player: 1, slot: 0 });
  });

  test('[NU-TAKE-5, NU-TAKE-8] case 26: the line is renewed until a card fits', () => {
    const state = position({
      turnNumber: 40,
      filler: floors(2, '2c4 2d4'),
      tiles: { '2c4': 18, '2d4': 19, '3a1': 20, '3b1': 21, '3c1': 33, '3a2': 34, '3b2': 36, '3c2': 37, '3a3': 46 },
      line: [5, 6, 9],
      deck: [10],
      prefer: 'SABLG',
      phase: placing(18, 'engineer'),
    });
    const told = events(state, 'p3a1');
    expect(told.filter(({ kind }) => kind === 'deckReshuffled')[0]).toEqual({
      kind: 'deckReshuffled',
      cards: [5, 6, 9, 10],
      reason: 'nothingFits',
    });
    const next = play(state, 'p3a1');
    expect(next.deck).toHaveLength(10);
    expect(next.line.filter((card) => card !== -1)).toHaveLength(4);
    expect(next.phase).toEqual({ kind: 'take', anyCardAnyTile: false });
    expect(legal(next, 't')).not.toBe('');
  });

  const LAST_BEASTS = { '3b3': 14, '3c3': 15, '4a1': 16, '4b1': 17 };

  test('[NU-TAKE-6, NU-TAKE-8] case 52: nothing is shuffled when no card of the deck fits either', () => {
    const before = position({
      turnNumber: 48,
      tiles: { '3a3': 5, ...LAST_BEASTS },
      line: [9, 10, 18],
      deck: [19, 7, 8],
      phase: placing(6, 'sculptor'),
      filler: floors(3, '3a3 3b3 3c3'),
    });
    const state = play(before, 'p3a3');
    expect(state.phase).toEqual({ kind: 'take', anyCardAnyTile: true });
    expect(state.deck).toEqual([5, 5]); // two sculptors
    expect(legal(state, 't')).toBe('t9 t10 t18 t19');
    expect(events(before, 'p3a3').map(({ kind }) => kind)).toContain('anyCardAnyTileAllowed');
    expect(game.State.decode({ ...state, phase: { kind: 'take', anyCardAnyTile: false } })._tag).toBe('Left');
  });

  test('[NU-TAKE-6] nobody learns anything when no card of the deck fits', () => {
    const before = position({
      turnNumber: 48,
      tiles: { '3a3': 5, ...LAST_BEASTS },
      line: [9, 10, 18],
      deck: [19, 7, 8],
      favours: { 0: [7] },
      phase: placing(6, 'sculptor'),
      filler: floors(3, '3a3 3b3 3c3'),
    });
    const state = play(before, 'p3a3');
    const abundance = orThrow(game.parseMove('u7'));
    expect(game.predictView(game.view(state, 0), abundance)).toEqual(game.view(play(state, 'u7'), 0));
  });

  const oneTileLeft = (also: Partial<State> = {}): State =>
    position({
      turnNumber: 53,
      filler: floors(4, '3a1 4a1'),
      tiles: { '3a1': 18 },
      line: [53, 50],
      phase: { kind: 'take', anyCardAnyTile: true },
      also,
    });

  test('[NU-TAKE-7, NU-PLACE-4] case 25: when nothing fits, any card goes on any tile', () => {
    const state = oneTileLeft();
    expect(legal(state, 't')).toBe('t50 t53');
    const taken = play(state, 't53');
    expect(legal(taken)).toBe('asS asA');
    expect(legal(play(taken, 'asS'))).toBe('p3a1');
    expect(play(state, 't50').phase).toMatchObject({
      kind: 'place',
      countsAs: 'artisan',
      anyTile: true,
      byLiberty: false,
    });
  });

  test('[NU-ELDER-2] an elder placed on any tile gives a favour too', () => {
    const state = position({
      turnNumber: 53,
      filler: floors(4, '3a1 4a1'),
      tiles: { '3a1': 18 },
      line: [22, 50],
      phase: { kind: 'take', anyCardAnyTile: true },
    });
    expect(play(state, 't22 p3a1').phase).toEqual({ kind: 'pickFavour', cell: cell('3a1') });
  });

  test('[NU-SWAP-5] no tile is lifted when any tile will do', () => {
    const state = position({
      turnNumber: 53,
      filler: floors(4, '3a1 4a1'),
      tiles: { '3a1': 18 },
      line: [0, 50],
      phase: { kind: 'take', anyCardAnyTile: true },
    });
    expect(refusal(play(state, 't0'), 'l3a1')).toBe('NU-SWAP-5');
  });

  test('[NU-TURN-3, NU-TURN-2] a turn uses one card and one block, clockwise', () => {
    let state = position({});
    for (let turnNumber = 1; turnNumber <= 6; turnNumber++) {
      expect(state).toMatchObject({ turnNumber, turnOwner: (turnNumber - 1) % 3 });
      expect(state.blocks.filter((owner) => owner !== -1)).toHaveLength(turnNumber - 1);
      expect(state.filedCards.flat()).toHaveLength(turnNumber - 1);
      state = finishTurn(state);
    }
  });
});

describe('reservations', () => {
  test('[NU-FX-7f] lapse when they leave another player nothing', () => {
    const before = position({
      turnNumber: 53,
      filler: floors(4, '4a2 4b2'),
      usedFavours: { 1: [6] },
      line: [0],
      phase: placing(5, 'sculptor'),
      tiles: { '4a2': 5 },
      also: { reservation: { player: 1, slot: 0 } },
    });
    expect(before.turnOwner).toBe(1);
    const told = events(before, 'p4a2');
    expect(told).toContainEqual({ kind: 'reservationLapsed', player: 1, card: 0 });
    expect(play(before, 'p4a2').reservation).toBeNull();
  });

  test('[NU-FX-7] foresight needs two cards in the line and a turn to come', () => {
    const filler = floors(4, '4b1 4a2 4b2');
    const wish = { turnNumber: 52, filler, tiles: { '4b1': 5 }, phase: placing(6, 'sculptor') } as const;
    const after = play(position({ ...wish, favours: { 0: [6, 9] } }), 'p4b1');
    expect(after.phase).toEqual({ kind: 'window', nextOwner: 1, decider: 0 });
    expect(refusal(after, 'u6')).toBe('NU-FX-7');
    expect(legal(after)).toBe('u9 -');
    expect(legal(play(position({ ...wish, favours: { 1: [6] } }), 'p4b1'))).toBe('u6 -');
    const late = position({
      ...wish,
      turnNumber: 53,
      filler: floors(4, '4a2 4b2'),
      tiles: { '4a2': 5 },
      favours: { 2: [6] },
    });
    expect(play(late, 'p4a2').phase.kind).toBe('take');
  });
});
