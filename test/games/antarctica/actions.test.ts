import { describe, expect, test } from 'vitest';
import { legalMoves, type State, toAct } from '../../../src/games/antarctica/index.js';
import { eventsOf, handOf, ownersIn, played, position, refusal, type Sketch } from './positions.js';

describe('building a ship', () => {
  const yard: Sketch = { queues: { 1: [0, 1, 2] }, buildings: { 4: ['shipyard'] } };

  test('[AN-SHP-1, AN-SHP-2, AN-SHP-3, AN-SHP-4, AN-SHP-5, AN-SHP-7] case 21: it joins the queue at the sun, and all others take a card', () => {
    const built = played(position(yard), 'to4', 'ship');
    expect(ownersIn(built, 1)).toEqual([1, 2, 0]);
    expect(toAct(built)).toBe(1);
    expect(legalMoves(built).map(({ kind }) => kind)).toEqual(['takeCard', 'takeCard', 'takeCard', 'takeCard']);
    const taken = played(built, 'take-icebreaker');
    expect(toAct(taken)).toBe(2);
    const ended = played(taken, 'take-recruits');
    expect([0, 1, 2].map((player) => handOf(ended, player))).toEqual([
      { scientist: 0, icebreaker: 0, recruits: 0, progress: 0 },
      { scientist: 0, icebreaker: 1, recruits: 0, progress: 0 },
      { scientist: 0, icebreaker: 0, recruits: 1, progress: 0 },
    ]);
    expect(ended).toMatchObject({ sun: 4, turn: { player: 0, turnOfStop: 'first' } });
  });

  test('[AN-SHP-6] case 22: with too few cards nobody takes one', () => {
    const state = played(position({ ...yard, shipyardPile: { progress: 1 } }), 'to4');
    const built = played(state, 'ship');
    expect(built.shipyardPile).toEqual([0, 0, 0, 0]);
    expect(built.removedShipyardCards[3]).toBe(2);
    expect(built.sun).toBe(4);
    expect(eventsOf(state, 'ship')[1]).toEqual({ kind: 'pileRemoved', counts: [0, 0, 0, 1] });
  });

  test('[AN-SHP-3] case 23: not where an effect has filled the zone of the sun', () => {
    const asked = played(
      position({
        ...yard,
        queues: { 1: [0, 1, 2], 6: [2] },
        buildings: { 4: ['shipyard', 'land'] },
        cubeSpaces: { 0: [3, 0, 0] },
        hands: { 0: { progress: 1 } },
      }),
      'to4',
      'card-up0',
    );
    expect(asked.phase).toEqual({ kind: 'relocateShip', decider: 0, playersLeft: 3 });
    const filled = played(asked, 'pass', 'pass', '6.1>1');
    expect(ownersIn(filled, 1)).toEqual([1, 2, 2]);
    expect(refusal(filled, 'ship')).toBe('AN-SHP-3');
  });

  test('[AN-SHP-1] needs a shipyard in the target zone', () => {
    expect(refusal(played(position({ ...yard, buildings: { 5: ['shipyard'] } }), 'to4'), 'ship')).toBe('AN-SHP-1');
  });

  test('[AN-SHP-2] needs an available ship', () => {
    expect(refusal(played(position({ ...yard, freeShips: [0, 2, 2] }), 'to4'), 'ship')).toBe('AN-SHP-2');
  });

  test('[AN-SHP-5, AN-SHP-7] only cards of the pile can be taken, and one must be', () => {
    const built = played(position({ ...yard, shipyardPile: { progress: 2 } }), 'to4', 'ship');
    expect(refusal(built, 'take-icebreaker')).toBe('AN-SHP-5');
    expect(refusal(built, 'pass')).toBe('AN-PHA-1');
    expect(legalMoves(built)).toEqual([{ kind: 'takeCard', card: 'progress' }]);
  });

  test('[AN-SHP-4] no card and no sacrifice come after it', () => {
    const state = played(position({ ...yard, hands: { 0: { recruits: 1 } } }), 'to4', 'ship', 'take-scientist');
    const ended = played(state, 'take-scientist');
    expect(ended.turn).toMatchObject({ player: 0, hasMadeMove: false });
    expect(ended.sun).toBe(4);
  });
});

describe('recruiting', () => {
  const camp = (sketch: Sketch): State =>
    played(
      position({ queues: { 1: [0], 4: [0, 1] }, scientists: { 4: [1, 0, 0] }, buildings: { 4: ['camp'] }, ...sketch }),
      'to4',
    );

  test('[AN-REC-2] case 8: by the strength', () => {
    const state = camp({});
    expect(ownersIn(state, 4)).toEqual([0, 1, 0]);
    expect(state.reserve[0]).toBe(11);
    const recruited = played(state, 'recruit');
    expect(recruited.reserve[0]).toBe(8);
    expect(recruited.personnel[0]).toBe(5);
  });

  test('[AN-CRD-5, AN-REC-2] case 10: a scientist placed by a card counts', () => {
    const state = played(
      position({ queues: { 1: [0] }, buildings: { 4: ['camp'] }, hands: { 0: { scientist: 1 } } }),
      'to4',
      'card-scientist',
    );
    expect(state.scientists[4]).toEqual([1, 0, 0]);
    const recruited = played(state, 'recruit');
    expect(recruited.personnel[0]).toBe(3);
    expect(recruited.reserve[0]).toBe(10);
  });

  test('[AN-REC-2, AN-REC-3] case 11: no more than the reserve has, and not none', () => {
    expect(played(camp({ reserve: [2, 12, 12] }), 'recruit').personnel[0]).toBe(4);
    expect(refusal(camp({ reserve: [0, 12, 12] }), 'recruit')).toBe('AN-REC-3');
  });

  test('[AN-REC-3] not without strength', () => {
    const state = played(position({ queues: { 1: [0] }, buildings: { 4: ['camp'] } }), 'to4', 'give-4.1');
    expect(refusal(state, 'recruit')).toBe('AN-REC-3');
  });

  test('[AN-REC-1] needs a camp in the target zone', () => {
    expect(refusal(camp({ buildings: { 1: ['camp'] } }), 'recruit')).toBe('AN-REC-1');
  });
});
