import { describe, expect, test } from 'vitest';
import { orThrow } from '../../../src/core/errors/errors.js';
import { evaluate, playout, score, setup, view } from '../../../src/games/blueprints/index.js';
import { choices, position, roundEnd } from './positions.js';

/** Returns a position in which player 1 has this building on a plan, of any size; player 0 has chosen nothing. */
const standing = (id: string, building: string) => {
  const state = position({ players: 2, plans: ['P23', id], startPlayer: 1 });
  const { chosenDice, dieCells } = choices(building);
  return { ...state, chosenDice: [[], chosenDice], dieCells: [[], dieCells] };
};

describe('how well things stand', () => {
  const state = standing('P10', 'a W1 R3, b G2, d R2 R4, f G1');

  test('is what a building would score in its round, a thousandth of a point each', () => {
    expect(evaluate(state)).toEqual([0, 0.023]);
  });

  test('counts the prizes that it would be worth as well', () => {
    expect(evaluate(standing('P04', 'd S1 S2 S3 S4 S5 S6'))).toEqual([0, 0.04]);
  });

  test('is known of oneself, and of others while they have nothing hidden', () => {
    expect(evaluate(view(state, 1))).toEqual([0, 0.023]);
    expect(evaluate(view(state, 0))).toEqual([0, null]);
    expect(evaluate(view(state, 'spectator'))).toEqual([0, null]);
    const lost = { ...state, dieCells: [[], [-1]], chosenDice: [[], [0]] };
    expect(evaluate(view(lost, 0))).toEqual([0, 0]);
  });

  test('counts the points won first', () => {
    const { state: next } = roundEnd({ players: 2, plans: ['P04', 'P05'], buildings: ['d S1 S2 S3 S4 S5 S6'] });
    const totals = score(next).players.map(({ total }) => total);
    expect(totals).toEqual([8, 0]);
    expect(evaluate(next)).toEqual(totals);
    expect(evaluate(view(next, 1))).toEqual(totals);
  });

  test.each([2, 3, 4] as const)('is what has been won once a game of %i is over', (players) => {
    const end = playout(orThrow(setup({ players, seed: 'progress' })), (moves) => moves.at(-1)!);
    const totals = score(end).players.map(({ total }) => total);
    expect(evaluate(end)).toEqual(totals);
    expect(evaluate(view(end, 'spectator'))).toEqual(totals);
  });
});
