import { describe, expect, test } from 'vitest';
import { legalMoves, type State, toAct } from '../../../src/games/antarctica/index.js';
import { eventsOf, handOf, ownersIn, played, position, refusal, type Sketch } from './positions.js';

const card = (sketch: Sketch): State =>
  position({ queues: { 1: [0, 1], 5: [2] }, hands: { 0: { progress: 1 } }, ...sketch });

describe('draft', () => {
  test('[AN-EFF-10] case 36: each takes one of the row, the last is given', () => {
    const state = position({
      queues: { 1: [0, 1] },
      shipyardPile: { scientist: 1, progress: 1 },
      phase: { kind: 'draft', decider: 0, playersLeft: 3, row: [0, 2, 1, 0] },
    });
    expect(legalMoves(state)).toEqual([
      { kind: 'takeCard', card: 'icebreaker' },
      { kind: 'takeCard', card: 'recruits' },
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
    expect(done.shipyardPile).toEqual([1, 0, 0, 1]);
    expect(done.phase.kind).toBe('turn');
  });

  test('[AN-EFF-10] case 36: one card per player is drawn from the pile', () => {
    const state = card({ cubeSpaces: { 1: [4, 0, 0] }, shipyardPile: { icebreaker: 3, recruits: 2 } });
    const shown = played(state, 'card-up1');
    expect(shown.phase).toMatchObject({ kind: 'draft', decider: 0, playersLeft: 3 });
    const row = shown.phase.kind === 'draft' ? shown.phase.row : [];
    expect(row.map((count, card) => count + shown.shipyardPile[card]!)).toEqual([0, 3, 2, 0]);
    expect(shown.shipyardPile.reduce((a, b) => a + b)).toBe(2);
  });

  test('[AN-EFF-11] case 36: with too few cards nothing happens, and the pile stays', () => {
    const done = played(card({ cubeSpaces: { 1: [4, 0, 0] }, shipyardPile: { icebreaker: 2 } }), 'card-up1');
    expect(done.shipyardPile).toEqual([0, 2, 0, 0]);
    expect(done.usedBlueSpaces[1]).toEqual([6]);
    expect(done.phase.kind).toBe('turn');
  });
});

describe('resource cards', () => {
  test('[AN-EFF-5, AN-EFF-15] case 37: a simple card comes back only when it is used', () => {
    const used = card({ cubeSpaces: { 2: [2, 0, 0] }, hasSimpleCard: [false, true, true], usedBlueSpaces: { 2: [6] } });
    expect(played(used, 'card-up2').hasSimpleCard[0]).toBe(true);
    expect(eventsOf(used, 'card-up2').at(-1)).toEqual({ kind: 'resourceCardGained', player: 0, resource: 'simple' });
    const held = card({ cubeSpaces: { 2: [2, 0, 0] } });
    expect(eventsOf(held, 'card-up2').at(-1)).toEqual({ kind: 'effectWasted', player: 0, effect: 'simple' });
  });

  test('[AN-EFF-4, AN-EFF-15] case 37: an expertise card is taken while there is one', () => {
    const some = played(card({ cubeSpaces: { 3: [2, 0, 0] } }), 'card-up3');
    expect(some).toMatchObject({ expertiseCards: [1, 0, 0], expertisePile: 2, phase: { kind: 'turn' } });
    const empty = played(card({ cubeSpaces: { 3: [2, 0, 0] }, expertisePile: 0 }), 'card-up3');
    expect(empty).toMatchObject({ expertiseCards: [0, 0, 0], expertisePile: 0, phase: { kind: 'turn' } });
  });
});

describe('scientist and ship', () => {
  test('[AN-EFF-1, AN-EFF-15] case 54: without reserve nothing happens', () => {
    const state = card({ cubeSpaces: { 1: [0, 0, 0] }, reserve: [0, 12, 12] });
    const done = played(state, 'card-up1');
    expect(done.personnel[0]).toBe(2);
    expect(eventsOf(state, 'card-up1').at(-1)).toEqual({ kind: 'effectWasted', player: 0, effect: 'scientist' });
    expect(played(card({}), 'card-up1').personnel[0]).toBe(3);
  });

  const reaching = card({ cubeSpaces: { 1: [8, 0, 0] } });
  const built = played(reaching, 'card-up1');

  test('[AN-EFF-2, AN-EFF-3, AN-EFF-15, AN-SHP-5] case 54: a ship comes to the end of the zone of the sun unasked, and the others take cards', () => {
    expect(ownersIn(built, 1)).toEqual([0, 1, 0]);
    expect(built.phase).toEqual({ kind: 'pick', decider: 1, playersLeft: 2 });
    expect(refusal(built, 'pass')).toBe('AN-PHA-1');
    const done = played(built, 'take-icebreaker', 'take-icebreaker');
    expect(done).toMatchObject({
      phase: { kind: 'turn' },
      turn: { player: 0, hasActed: false, endsAfterEffects: false },
    });
    expect(eventsOf(reaching, 'card-up1').slice(-1)).toEqual([
      { kind: 'shipPlaced', player: 0, ship: 1, zone: 1, position: 3, reason: 'built' },
    ]);
  });

  test('[AN-EFF-3, AN-EFF-15] case 54: by an effect of the action it comes after the ship has sailed, too', () => {
    const state = played(
      position({ queues: { 1: [0, 1] }, cubeSpaces: { 1: [8, 0, 0] }, buildings: { 4: ['coastal'] } }),
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
    const state = played(card({ cubeSpaces: { 1: [8, 0, 0] }, shipyardPile: { icebreaker: 1 } }), 'card-up1');
    expect(ownersIn(state, 1)).toEqual([0, 1, 0]);
    expect(state.shipyardPile).toEqual([0, 0, 0, 0]);
    expect(state.removedShipyardCards[1]).toBe(6);
    expect(state).toMatchObject({ phase: { kind: 'turn' }, turn: { player: 0 } });
  });

  test('[AN-EFF-2] not where three ships are, and not without a ship', () => {
    const full = played(card({ queues: { 1: [0, 1, 2] }, cubeSpaces: { 1: [8, 0, 0] } }), 'card-up1');
    expect(full.phase.kind).toBe('turn');
    const none = played(card({ cubeSpaces: { 1: [8, 0, 0] }, freeShips: [0, 2, 2] }), 'card-up1');
    expect(none.phase.kind).toBe('turn');
  });

  test('[AN-EFF-2, AN-SHP-5] by an effect of advance it may be the ship of another player, whose neighbours take', () => {
    const state = card({ cubeSpaces: { 2: [4, 0, 0], 1: [0, 7, 0] } });
    const built = played(state, 'card-up2', 'up0', 'up1', 'up3');
    expect(ownersIn(built, 1)).toEqual([0, 1, 1]);
    expect(built.phase).toEqual({ kind: 'pick', decider: 2, playersLeft: 2 });
    const done = played(built, 'take-scientist', 'take-scientist');
    expect(handOf(done, 0).scientist).toBe(1);
    expect(done.turn.player).toBe(0);
  });

  test('[AN-EFF-8] the ship of the effect is just built for everybody', () => {
    expect(built.turn.shipsBuilt).toEqual([1]);
  });
});
