import { describe, expect, test } from 'vitest';
import { legalMoves, type State, toAct } from '../../../src/games/antarctica/index.js';
import { eventsOf, handOf, ownersIn, played, position, refusal, type Sketch } from './positions.js';

const card = (sketch: Sketch): State =>
  position({ queues: { 1: [0, 1], 5: [2] }, hand: { 0: { progress: 1 } }, ...sketch });

describe('draft', () => {
  test('[AN-EFF-10] case 36: each takes one of the row, the last is given', () => {
    const state = position({
      queues: { 1: [0, 1] },
      pile: { scientist: 1, progress: 1 },
      phase: { kind: 'draft', player: 0, left: 3, row: [0, 2, 1, 0] },
    });
    expect(legalMoves(state)).toEqual([
      { kind: 'take', card: 'icebreaker' },
      { kind: 'take', card: 'recruits' },
    ]);
    expect(refusal(state, 'take-progress')).toBe('AN-EFF-10');
    const first = played(state, 'take-recruits');
    expect(toAct(first)).toBe(1);
    const done = played(first, 'take-icebreaker');
    expect([0, 1, 2].map((player) => handOf(done, player))).toEqual([
      { scientist: 0, icebreaker: 0, recruits: 1, progress: 0 },
      { scientist: 0, icebreaker: 1, recruits: 0, progress: 0 },
      { scientist: 0, icebreaker: 1, recruits: 0, progress: 0 },
    ]);
    expect(done.pile).toEqual([1, 0, 0, 1]);
    expect(done.phase.kind).toBe('turn');
  });

  test('[AN-EFF-10] case 36: one card per player is drawn from the pile', () => {
    const state = card({ cubes: { 1: [4, 0, 0] }, pile: { icebreaker: 3, recruits: 2 } });
    const shown = played(state, 'card-up1');
    expect(shown.phase).toMatchObject({ kind: 'draft', player: 0, left: 3 });
    const row = shown.phase.kind === 'draft' ? shown.phase.row : [];
    expect(row.map((count, sort) => count + shown.pile[sort]!)).toEqual([0, 3, 2, 0]);
    expect(shown.pile.reduce((a, b) => a + b)).toBe(2);
  });

  test('[AN-EFF-11] case 36: with too few cards nothing happens, and the pile stays', () => {
    const done = played(card({ cubes: { 1: [4, 0, 0] }, pile: { icebreaker: 2 } }), 'card-up1');
    expect(done.pile).toEqual([0, 2, 0, 0]);
    expect(done.spent[1]).toEqual([6]);
    expect(done.phase.kind).toBe('turn');
  });
});

describe('resource cards', () => {
  test('[AN-EFF-5, AN-EFF-15] case 37: a simple card comes back only when it is used', () => {
    const used = card({ cubes: { 2: [2, 0, 0] }, simple: [false, true, true], spent: { 2: [6] } });
    expect(played(used, 'card-up2').simple[0]).toBe(true);
    expect(eventsOf(used, 'card-up2').at(-1)).toEqual({ kind: 'resourceGained', player: 0, sort: 'simple' });
    const held = card({ cubes: { 2: [2, 0, 0] } });
    expect(eventsOf(held, 'card-up2').at(-1)).toEqual({ kind: 'effectIdle', player: 0, effect: 'simple' });
  });

  test('[AN-EFF-4, AN-EFF-15] case 37: an expertise card is taken while there is one', () => {
    const some = played(card({ cubes: { 3: [2, 0, 0] } }), 'card-up3');
    expect(some).toMatchObject({ expertise: [1, 0, 0], expertisePile: 2, phase: { kind: 'turn' } });
    const empty = played(card({ cubes: { 3: [2, 0, 0] }, expertisePile: 0 }), 'card-up3');
    expect(empty).toMatchObject({ expertise: [0, 0, 0], expertisePile: 0, phase: { kind: 'turn' } });
  });
});

describe('scientist and ship', () => {
  test('[AN-EFF-1, AN-EFF-15] case 54: without reserve nothing happens', () => {
    const state = card({ cubes: { 1: [0, 0, 0] }, reserve: [0, 12, 12] });
    const done = played(state, 'card-up1');
    expect(done.personnel[0]).toBe(2);
    expect(eventsOf(state, 'card-up1').at(-1)).toEqual({ kind: 'effectIdle', player: 0, effect: 'scientist' });
    expect(played(card({}), 'card-up1').personnel[0]).toBe(3);
  });

  const reaching = card({ cubes: { 1: [8, 0, 0] } });
  const built = played(reaching, 'card-up1');

  test('[AN-EFF-2, AN-EFF-3, AN-EFF-15, AN-SHP-5] case 54: a ship comes to the end of the zone of the sun unasked, and the others take cards', () => {
    expect(ownersIn(built, 1)).toEqual([0, 1, 0]);
    expect(built.phase).toEqual({ kind: 'pick', player: 1, left: 2 });
    expect(refusal(built, 'pass')).toBe('AN-PHA-1');
    const done = played(built, 'take-icebreaker', 'take-icebreaker');
    expect(done).toMatchObject({ phase: { kind: 'turn' }, turn: { player: 0, acted: false, closing: false } });
    expect(eventsOf(reaching, 'card-up1').slice(-1)).toEqual([
      { kind: 'shipPlaced', player: 0, ship: 1, zone: 1, position: 3, reason: 'built' },
    ]);
  });

  test('[AN-EFF-3, AN-EFF-15] case 54: by an effect of the action it comes after the ship has sailed, too', () => {
    const state = played(
      position({ queues: { 1: [0, 1] }, cubes: { 1: [8, 0, 0] }, buildings: { 4: ['coastal'] } }),
      'to4',
      'centre1',
    );
    expect(ownersIn(state, 1)).toEqual([1, 0]);
    expect(toAct(state)).toBe(1);
    expect(toAct(played(state, 'take-recruits'))).toBe(2);
    expect(played(state, 'take-recruits', 'take-recruits')).toMatchObject({
      phase: { kind: 'turn' },
      turn: { player: 0 },
    });
  });

  test('[AN-EFF-2, AN-SHP-6] case 62: with too few cards for the others the pile goes to the box', () => {
    const state = played(card({ cubes: { 1: [8, 0, 0] }, pile: { icebreaker: 1 } }), 'card-up1');
    expect(ownersIn(state, 1)).toEqual([0, 1, 0]);
    expect(state.pile).toEqual([0, 0, 0, 0]);
    expect(state.gone[1]).toBe(6);
    expect(state).toMatchObject({ phase: { kind: 'turn' }, turn: { player: 0 } });
  });

  test('[AN-EFF-2] not where three ships are, and not without a ship', () => {
    const full = played(card({ queues: { 1: [0, 1, 2] }, cubes: { 1: [8, 0, 0] } }), 'card-up1');
    expect(full.phase.kind).toBe('turn');
    const none = played(card({ cubes: { 1: [8, 0, 0] }, freeShips: [0, 2, 2] }), 'card-up1');
    expect(none.phase.kind).toBe('turn');
  });

  test('[AN-EFF-2, AN-SHP-5] by an effect of advance it may be the ship of another player, whose neighbours take', () => {
    const state = card({ cubes: { 2: [4, 0, 0], 1: [0, 7, 0] } });
    const built = played(state, 'card-up2', 'up0', 'up1', 'up3');
    expect(ownersIn(built, 1)).toEqual([0, 1, 1]);
    expect(built.phase).toEqual({ kind: 'pick', player: 2, left: 2 });
    const done = played(built, 'take-scientist', 'take-scientist');
    expect(handOf(done, 0).scientist).toBe(1);
    expect(done.turn.player).toBe(0);
  });

  test('[AN-EFF-8] the ship of the effect is just built for everybody', () => {
    expect(built.turn.built).toEqual([1]);
  });
});
