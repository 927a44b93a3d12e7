import { describe, expect, test } from 'vitest';
import { applyMove, toAct } from '../../../src/games/blueprints/index.js';
import { die, eventsOf, move, played, position, refusal, roundEnd, texts } from './positions.js';

const size = (dice: readonly number[]): number => dice.reduce((sum, count) => sum + count);

describe('choosing', () => {
  const state = position({ players: 3, plans: ['P04'], pool: 'W2 W2 R3 S1' });

  test('[BP-TURN-1] a turn is one die of the pool, placed on the plan', () => {
    const next = played(state, 'R3d');
    expect(next.chosenDice).toEqual([[die('R3')], [], []]);
    expect(next.dieCells).toEqual([[3], [], []]);
    expect(next.bag.map((left, i) => state.bag[i]! - left).reduce((a, b) => a + b)).toBe(1);
    expect(toAct(next)).toBe(1);
  });

  test.each(['R4d', '-R1', 'W3b', 'G1f'])(
    '[BP-TURN-2] %s is refused, for this die does not lie in the pool',
    (text) => {
      expect(applyMove(state, move(text))).toMatchObject(refusal('BP-TURN-2'));
    },
  );

  test('[BP-TURN-2] that a die is not in the pool is looked at before the cell', () => {
    expect(applyMove(state, move('G1a'))).toMatchObject(refusal('BP-TURN-2'));
  });

  test('[BP-TURN-2] of equal dice one can be chosen, the other stays', () => {
    expect(texts(state).filter((text) => text === 'W2b')).toHaveLength(1);
    const { pool } = played(state, 'W2b');
    expect(pool[die('W2')]).toBeGreaterThanOrEqual(1);
    const [rolled] = eventsOf(state, 'W2b').slice(1);
    expect(rolled).not.toMatchObject({ colour: 'wood', value: 2 });
    expect(pool[die('W2')]).toBe(1);
  });

  test('[BP-TURN-3] a die that fits nowhere may be chosen though another would fit', () => {
    const built = position({
      players: 3,
      plans: ['P04'],
      buildings: ['b S5, d S6, f S4'],
      pool: 'G3 G4 G6 G6 G6 G6 G6 G6 R6',
    });
    expect(texts(built)).toEqual(['R6b', 'R6d', 'R6f', 'G4f', 'G6b', 'G6d', 'G6f', '-G3']);
  });
});

describe('drawing', () => {
  test.each([3, 4] as const)(
    '[BP-TURN-4] one die is then drawn, rolled, and added to the pool (%i players)',
    (players) => {
      const state = position({ players, plans: ['P04'], pool: 'R3' });
      const events = eventsOf(state, 'R3d');
      expect(events.map(({ kind }) => kind)).toEqual(['dieBuilt', 'dieRolled']);
      const [, rolled] = events;
      if (rolled?.kind !== 'dieRolled') throw new Error('nothing was rolled');
      const { bag, pool } = played(state, 'R3d');
      const colour = ['wood', 'recycled', 'stone', 'glass'].indexOf(rolled.colour);
      expect(rolled.reason).toBe('replacement');
      expect(bag).toEqual(state.bag.map((count, i) => count - (i === colour ? 1 : 0)));
      const fresh = 6 * colour + rolled.value - 1;
      expect(pool).toEqual(state.pool.map((n, i) => n - (i === die('R3') ? 1 : 0) + (i === fresh ? 1 : 0)));
    },
  );

  test('[BP-TURN-5] with four players nothing is left to be drawn in the last turn of a round', () => {
    const { before, state, events } = roundEnd({ players: 4, buildings: ['d G5 G5 G6, e G6, f G6 G6'] });
    expect(size(before.pool)).toBe(7);
    expect(size(before.bag)).toBe(0);
    const first = events.findIndex(({ kind }) => kind === 'dieRolled');
    expect(events.slice(first).filter((event) => event.kind === 'dieRolled' && event.reason === 'replacement')).toEqual(
      [],
    );
    expect(state.roundResults).toHaveLength(1);
  });

  test('[BP-TURN-5] with two players nothing is left to be drawn in the last turn of a round', () => {
    const state = position({
      players: 2,
      startPlayer: 1,
      plans: ['P04'],
      buildings: ['b G5, d G5, f G6, b G5 G6'],
      chosenCount: 11,
      pool: 'G6',
    });
    expect([size(state.pool), size(state.bag)]).toEqual([8, 0]);
    const built = played(state, 'G6d');
    expect([size(built.pool), size(built.bag), built.phase.kind]).toEqual([7, 0, 'remove']);
    const events = eventsOf(built, texts(built)[0]!);
    expect(events.some((event) => event.kind === 'dieRolled' && event.reason === 'replacement')).toBe(false);
    expect(events.some(({ kind }) => kind === 'pointsScored')).toBe(true);
  });

  test('[BP-TURN-5] with three players the bag is never empty', () => {
    const { before, events } = roundEnd({ players: 3, buildings: ['d G5 G5 G6, e G6, f G6 G6'] });
    expect(size(before.bag)).toBe(4);
    expect(events[1]).toMatchObject({ kind: 'dieRolled', reason: 'replacement' });
    expect(events[2]).toMatchObject({ kind: 'buildingRevealed' });
  });
});

describe('the last turn', () => {
  test('[BP-TURN-6] a round goes on while somebody has not chosen six dice', () => {
    const before = position({ players: 3, startPlayer: 1, plans: ['P04'], chosenCount: 16, pool: 'G6' });
    const next = played(before, texts(before)[0]!);
    expect(next.roundResults).toEqual([]);
    expect(toAct(next)).toBe(0);
    expect(played(next, texts(next)[0]!).roundResults).toHaveLength(1);
  });

  test('[BP-TURN-6] a discarded die counts as chosen', () => {
    const { before, state, events } = roundEnd({
      players: 4,
      plans: ['P04'],
      buildings: ['b G6, d G6, f G6, - G1 G1 G2'],
    });
    expect(before.dieCells[0]).toEqual([1, 3, 5, -1, -1]);
    expect(events[0]).toMatchObject({ kind: 'dieDiscarded' });
    expect(state.roundResults).toHaveLength(1);
  });
});
