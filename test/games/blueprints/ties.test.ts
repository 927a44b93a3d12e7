import { describe, expect, test } from 'vitest';
import type { Event, RoundResult } from '../../../src/games/blueprints/index.js';
import { roundEnd, scored, tiedTwiceByTwo } from './positions.js';

const decidedBy = (events: readonly Event[]): readonly string[] =>
  events.flatMap((event) => (event.kind === 'buildingsRanked' ? event.decidedBy : []));

// The rulebook's example: A has 23 without a stone die, B has 23 with one. A plays last, which would put it first.
const example = {
  players: 2,
  plans: ['P10', 'P18'],
  buildings: ['a W1 R3, b G2, d R2 R4, f G1', 'b R6, c R3, d W3, f W2 S4 R5'],
} as const;

describe('of two buildings with 23', () => {
  test('[BP-TIE-1, BP-AWARD-1] the one with more dice of the first demand colour is ahead', () => {
    const { result, events } = roundEnd({ ...example, demand: ['stone', 'glass'] });
    expect(result).toMatchObject({ total: [23, 23], ranking: [1, 0], gold: null, silver: 1, bronze: null });
    expect(decidedBy(events)).toEqual(['firstDemand']);
  });

  test('[BP-TIE-1] the second colour does not matter when the first decides', () => {
    const { result } = roundEnd({ ...example, demand: ['glass', 'stone'] });
    expect(result).toMatchObject({ total: [23, 23], ranking: [0, 1], silver: 0 });
  });

  test('[BP-TIE-2] with as many of the first, the one with more dice of the second is ahead', () => {
    const { result, events } = roundEnd({ ...example, demand: ['recycled', 'stone'] });
    expect(result).toMatchObject({ total: [23, 23], ranking: [1, 0], silver: 1 });
    expect(decidedBy(events)).toEqual(['secondDemand']);
  });
});

describe('with as many dice of both demand colours', () => {
  test.each([
    [0, [2, 1, 3, 0]],
    [1, [2, 1, 0, 3]],
    [2, [1, 2, 0, 3]],
    [3, [2, 1, 0, 3]],
  ])('[BP-TIE-3] the one who played last is ahead: player %i started', (startPlayer, ranking) => {
    const { result, events } = roundEnd({ ...tiedTwiceByTwo, startPlayer });
    expect(result).toMatchObject({ total: [20, 25, 25, 20], ranking });
    expect(decidedBy(events)).toEqual(['playedLast', 'total', 'playedLast']);
  });
});

test('[BP-TIE-4] only dice in the building count, not those that were discarded or removed', () => {
  const result: RoundResult = scored({
    players: 2,
    startPlayer: 0,
    plans: ['P04', 'P05'],
    demand: ['stone', 'wood'],
    buildings: ['b S1, f S1, d G3 G3 G3 G3', 'a G6, c G6, e S6, c R6, - S1 S1'],
    removedDice: 'S1 S2',
  });
  expect(result).toMatchObject({ total: [16, 16], ranking: [0, 1], silver: 0 });
});
