import { describe, expect, test } from 'vitest';
import { applyMove, legalMoves, play, toAct, view } from '../../../src/games/blueprints/index.js';
import { die, eventsOf, move, played, position, refusal, roundEnd, texts } from './positions.js';

/** Returns a position in which player 0 has built on plan P04 `#1/#3/#2`, and chooses from this pool. */
const built = (building: string, pool: string) => position({ players: 3, plans: ['P04'], buildings: [building], pool });

describe('where a die may be placed', () => {
  test.each(['G1b', 'G1d', 'G1f'])('[BP-PLACE-1] %s: any value may be placed on an empty cell', (text) => {
    expect(applyMove(built('', 'G1'), move(text))).toMatchObject({ _tag: 'Right' });
  });

  test('[BP-PLACE-1] an empty cell takes any value also beside higher towers', () => {
    expect(texts(built('b S6, f S6', 'G1 W6 W6 W6 W6 W6 W6 W6 R6')).filter((text) => text.includes('1'))).toEqual([
      'G1d',
    ]);
  });

  test.each([1, 2, 3])('[BP-PLACE-2] a 3 may be placed on a %i', (top) => {
    const { dieCells } = played(built(`d S${top}`, 'R3'), 'R3d');
    expect(dieCells[0]).toEqual([3, 3]);
  });

  test.each([4, 5, 6])('[BP-PLACE-2] a 3 may not be placed on a %i', (top) => {
    expect(applyMove(built(`d S${top}`, 'R3'), move('R3d'))).toMatchObject(refusal('BP-PLACE-2'));
  });

  test('[BP-PLACE-2] the top die counts, not the one below it', () => {
    expect(applyMove(built('d S1 S4', 'R3'), move('R3d'))).toMatchObject(refusal('BP-PLACE-2'));
    expect(texts(built('d S1 S3, f S6', 'R3')).filter((text) => text.startsWith('R3'))).toEqual(['R3b', 'R3d']);
  });

  test.each(['R3c', 'R3e'])('[BP-PLACE-3] %s is refused, for the cell is hatched', (text) => {
    const state = position({ players: 3, plans: ['P10'], pool: 'R3' });
    expect(applyMove(state, move(text))).toMatchObject(refusal('BP-PLACE-3'));
  });

  test("[BP-PLACE-3] it is the decider's own plan that counts", () => {
    const state = position({
      players: 3,
      plans: ['P04', 'P05'],
      turnPlayer: 1,
      buildings: [undefined, ''],
      pool: 'R3',
    });
    expect(texts(state).filter((text) => text.startsWith('R3'))).toEqual(['R3a', 'R3c', 'R3e']);
    expect(applyMove(state, move('R3b'))).toMatchObject(refusal('BP-PLACE-3'));
  });
});

describe('a die that fits nowhere', () => {
  const full = built('b S5, d S6, f S4', 'G3 G4');

  test('[BP-PLACE-4] is discarded: it is out for the round', () => {
    const state = played(full, '-G3');
    expect(state.chosenDice[0]).toEqual(['S5', 'S6', 'S4', 'G3'].map(die));
    expect(state.dieCells[0]).toEqual([1, 3, 5, -1]);
    const glass =
      state.bag[3]! +
      state.pool.slice(18).reduce((a, b) => a + b) +
      state.chosenDice.flat().filter((one) => one >= 18).length;
    expect(glass).toBe(8);
  });

  test('[BP-PLACE-4] returns for the next round', () => {
    const { state } = roundEnd({ players: 3, plans: ['P04'], buildings: ['b S6, d S6, f S6, - G1 G1 G2'] });
    const { bag, pool, demand } = state;
    const dice = [0, 1, 2, 3].map((i) => bag[i]! + pool.slice(6 * i, 6 * i + 6).reduce((a, b) => a + b));
    expect(dice.reduce((a, b) => a + b) + demand.length).toBe(32);
  });

  test.each([
    ['-G1', 'b S2, f S2', 'an empty cell is left'],
    ['-G4', 'b S5, d S6, f S4', 'it fits on an equal die'],
    ['-G6', 'b S6, d S6, f S6', 'a 6 always fits'],
    ['-G2', '', 'nothing has been built'],
  ])('[BP-PLACE-5] %s is refused on %j: %s', (text, building) => {
    const pool = text.slice(1);
    expect(applyMove(built(building, pool), move(text))).toMatchObject(refusal('BP-PLACE-5'));
  });

  test('[BP-PLACE-5] a die that can be placed must be placed', () => {
    expect(texts(full).filter((text) => text.includes('G4'))).toEqual(['G4f']);
    expect(applyMove(full, move('-G3'))).toMatchObject({ _tag: 'Right' });
  });

  test('[BP-PLACE-8] its replacement is drawn as in any turn, and everybody sees the discard', () => {
    const pool = 'G3 R6 R6 R6 R6 R6 W6 W6 G5';
    const state = position({ players: 3, plans: ['P04'], buildings: ['b S5, d S6, f S4'], pool });
    expect(state.bag.reduce((a, b) => a + b)).toBe(12);
    const next = played(state, '-G3');
    expect(next.bag.reduce((a, b) => a + b)).toBe(11);
    expect(next.pool.reduce((a, b) => a + b)).toBe(9);
    const [, rolled] = eventsOf(state, '-G3');
    expect(rolled).toMatchObject({ kind: 'dieRolled', reason: 'replacement' });
    expect(next.pool[die('G3')]).toBe(0);
    expect(toAct(next)).toBe(1);
    for (const viewer of [1, 2, 'spectator'] as const) {
      expect(view(next, viewer).dieCells[0]?.at(-1)).toBe(-1);
      expect(view(next, viewer).chosenDice[0]?.at(-1)).toBe(die('G3'));
    }
  });
});

describe('what stands', () => {
  test('[BP-PLACE-6] a placed die keeps its place and value to the end of the round', () => {
    let state = position({ players: 3, plans: ['P07'], pool: 'R6' });
    state = played(state, 'R6a');
    while (state.round === 0) {
      expect([state.chosenDice[0]![0], state.dieCells[0]![0]]).toEqual([die('R6'), 0]);
      state = play(state, legalMoves(state).at(-1)!);
    }
    expect(state.roundResults).toHaveLength(1);
  });

  test('[BP-PLACE-7] towers may rise above the wanted height, and cells may stay lower or empty', () => {
    const state = built('b S1 S1 S1 S1 S1', 'R1');
    expect(texts(state).filter((text) => text.startsWith('R1'))).toEqual(['R1b', 'R1d', 'R1f']);
    expect(played(state, 'R1b').dieCells[0]).toEqual([1, 1, 1, 1, 1, 1]);
    const { result } = roundEnd({ players: 3, plans: ['P04'], buildings: ['b S1 S1 S1 S1 S1 S1'] });
    expect(result).toMatchObject({ skyscraper: 0, bonus: [0, 0, 0] });
  });
});
