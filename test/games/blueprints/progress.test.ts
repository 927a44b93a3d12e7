import { describe, expect, test } from 'vitest';
import { orThrow } from '../../../src/core/errors/verdict.js';
import { playout, progress, score, setup, view } from '../../../src/games/blueprints/index.js';
import { choices, position, roundEnd } from './positions.js';

/** Returns a position in which player 1 has this building on a plan, of any size; player 0 has chosen nothing. */
const standing = (id: string, building: string) => {
  const state = position({ players: 2, plans: ['P23', id], first: 1 });
  const { chosen, cells } = choices(building);
  return { ...state, chosen: [[], chosen], cells: [[], cells] };
};

describe('how well things stand', () => {
  const state = standing('P10', 'a W1 R3, b G2, d R2 R4, f G1');

  test('is what a building would score in its round, a thousandth of a point each', () => {
    expect(progress(state)).toEqual([0, 0.023]);
  });

  test('counts the prizes that it would be worth as well', () => {
    expect(progress(standing('P04', 'd S1 S2 S3 S4 S5 S6'))).toEqual([0, 0.04]);
  });

  test('is known of oneself, and of others while they have nothing hidden', () => {
    expect(progress(view(state, 1))).toEqual([0, 0.023]);
    expect(progress(view(state, 0))).toEqual([0, null]);
    expect(progress(view(state, 'spectator'))).toEqual([0, null]);
    const lost = { ...state, cells: [[], [-1]], chosen: [[], [0]] };
    expect(progress(view(lost, 0))).toEqual([0, 0]);
  });

  test('counts the points won first', () => {
    const { state: next } = roundEnd({ players: 2, plans: ['P04', 'P05'], buildings: ['d S1 S2 S3 S4 S5 S6'] });
    const totals = score(next).players.map(({ total }) => total);
    expect(totals).toEqual([8, 0]);
    expect(progress(next)).toEqual(totals);
    expect(progress(view(next, 1))).toEqual(totals);
  });

  test.each([2, 3, 4] as const)('is what has been won once a game of %i is over', (players) => {
    const end = playout(orThrow(setup({ players, seed: 'progress' })), (moves) => moves.at(-1)!);
    const totals = score(end).players.map(({ total }) => total);
    expect(progress(end)).toEqual(totals);
    expect(progress(view(end, 'spectator'))).toEqual(totals);
  });
});
