import { describe, expect, test } from 'vitest';
import {
  createSequentialTest,
  estimateByDeal,
  estimateRatings,
  type Hypotheses,
  type RatedGame,
  type ShareOfDeal,
  testBounds,
  wilson,
} from '../../src/arena/index.js';
import { tQuantile95 } from '../../src/arena/interval.js';
import { drawInt, drawWeighted, insecureRandomStateOf } from '../../src/core/chance/random.js';
import { games, isFull } from '../support/games.js';

describe('Wilson', () => {
  test.each([
    [0, 10, 0, 0.2775],
    [5, 10, 0.2366, 0.7634],
    [10, 10, 0.7225, 1],
    [82, 100, 0.7333, 0.883],
  ])('%i of %i lies between %f and %f', (hits, tries, low, high) => {
    const found = wilson(hits, tries);
    expect(found.value).toBe(hits / tries);
    expect(found.low).toBeCloseTo(low, 4);
    expect(found.high).toBeCloseTo(high, 4);
  });

  test('is 0 to 1 without tries', () => expect(wilson(0, 0)).toEqual({ value: 0, low: 0, high: 1 }));
});

const chance = insecureRandomStateOf('figures');

/** Makes the games of `deals` deals; `play` returns the shares of the games of one deal. */
const dealsOf = (deals: number, play: () => readonly number[]): readonly ShareOfDeal[] =>
  Array.from({ length: deals }, (_, deal) => play().map((share) => ({ deal, share }))).flat();

const hit = (percent: number): number => Number(drawInt(chance, 100) < percent);

/** Plays four games, which half of the time all end like the first. */
const alike = (): readonly number[] => {
  const first = hit(80);
  return hit(50) === 1 ? Array<number>(4).fill(first) : Array.from({ length: 4 }, () => hit(80));
};

describe('the part of games won, by deals', () => {
  test('is by Wilson where each deal is one game', () => {
    for (const wins of [0, 3, 10]) {
      let deal = 0;
      const found = estimateByDeal(dealsOf(10, () => [Number(deal++ < wins)]));
      const { value, low, high } = wilson(wins, 10);
      expect(found.value).toBe(value);
      expect(found.low).toBeCloseTo(low, 12);
      expect(found.high).toBeCloseTo(high, 12);
    }
    expect(estimateByDeal([])).toEqual({ value: 0, low: 0, high: 1 });
  });

  test('does not narrow with more games of a deal that all end alike', () => {
    const [once, often] = [
      [1, 0, 1, 1, 0].map((share) => [share]),
      [1, 0, 1, 1, 0].map((share) => Array<number>(6).fill(share)),
    ].map((deals) => estimateByDeal(deals.flatMap((shares, deal) => shares.map((share) => ({ deal, share })))));
    expect(often!.low).toBeCloseTo(once!.low, 12);
    expect(often!.high).toBeCloseTo(once!.high, 12);
  });

  test('is narrower if a deal favours all alike, and wide after a few deals', () => {
    const tied = (deals: number): number => estimateByDeal(dealsOf(deals, () => [1, 0])).high;
    expect(tied(2)).toBeGreaterThan(0.8);
    expect(tied(100)).toBeLessThan(wilson(100, 200).high - 0.04);
  });

  test.each([
    ['games of a deal are similar', 80, alike],
    ['games of a deal are independent', 80, () => [hit(80), hit(80)]],
    ['luck decides most deals', 62, () => (hit(60) === 1 ? [1, 0] : [hit(80), hit(80)])],
  ])('has the true value in its interval 19 times in 20 if %s', (_, percent, play) => {
    let held = 0;
    const tries = games(4000);
    for (let i = 0; i < tries; i++) {
      const { low, high } = estimateByDeal(dealsOf(40, play));
      held += Number(low <= percent / 100 && percent / 100 <= high);
    }
    expect(held / tries).toBeGreaterThan(0.93);
    expect(held / tries).toBeLessThan(0.98);
  });
});

/** Draws the winner among players of these Elo strengths, with the chances that Elo predicts. */
const winner = (elos: readonly number[]): number => {
  const weights = elos.map((elo) => 10 ** (elo / 400));
  return drawWeighted(chance, weights);
};

const boutsOf = (elos: readonly number[], seatings: readonly (readonly number[])[], deals: number): RatedGame[] =>
  Array.from({ length: deals }, (_, deal) =>
    seatings.map((seats) => {
      const won = winner(seats.map((entrant) => elos[entrant]!));
      return { deal, seats, shares: seats.map((_, seat) => Number(seat === won)) };
    }),
  ).flat();

const PAIRS = [
  [0, 1],
  [1, 0],
  [1, 2],
  [2, 1],
  [0, 2],
  [2, 0],
];
const FOURS = [
  [0, 1, 2, 0],
  [1, 2, 0, 1],
  [2, 0, 1, 2],
];

describe('ratings', () => {
  test.each([
    ['two', PAIRS],
    ['four', FOURS],
  ])('come near the strengths behind the results, at tables of %s', (_, seatings) => {
    const found = estimateRatings(boutsOf([-100, 0, 100], seatings, 3000), 3);
    [-100, 0, 100].forEach((elo, i) => void expect(Math.abs(found[i]!.value - elo)).toBeLessThan(15));
  });

  test.each([
    ['two', PAIRS],
    ['four', FOURS],
  ])('have the true values in their intervals 19 times in 20, at tables of %s', (_, seatings) => {
    let [held, all] = [0, 0];
    for (let i = 0; i < (isFull ? 150 : 50); i++) {
      const found = estimateRatings(boutsOf([-60, 0, 60], seatings, 60), 3);
      [-60, 0, 60].forEach((elo, k) => {
        all++;
        if (found[k]!.low <= elo && elo <= found[k]!.high) held++;
      });
    }
    expect(held / all).toBeGreaterThan(0.91);
    expect(held / all).toBeLessThan(0.985);
  });

  test('have wide intervals after a few deals, even if those went alike', () => {
    const tied = (deals: number): RatedGame[] =>
      Array.from({ length: deals }, (_, deal) => [
        { deal, seats: [0, 1], shares: [1, 0] },
        { deal, seats: [1, 0], shares: [1, 0] },
      ]).flat();
    const halfAfter = (deals: number): number => estimateRatings(tied(deals), 2)[0]!.high;
    expect(halfAfter(2)).toBeGreaterThan(300);
    expect(halfAfter(200)).toBeLessThan(10);
  });

  test("have intervals as wide as Student's t", () => {
    for (const [observations, t] of [
      [6, 2.571],
      [11, 2.228],
      [31, 2.042],
      [1001, 1.962],
    ] as const) {
      expect(tQuantile95(observations)).toBeCloseTo(t, 2);
    }
  });

  test('are those of Elo for two: 3 of 4 are about 190 points', () => {
    const bouts = Array.from({ length: 4000 }, (_, deal) => ({
      deal,
      seats: [0, 1],
      shares: deal % 4 === 0 ? [0, 1] : [1, 0],
    }));
    const [first, other] = estimateRatings(bouts, 2);
    expect(first!.value - other!.value).toBeCloseTo(190.8, 0);
    expect(estimateRatings(bouts, 2, 1)[1]).toEqual({ value: 0, low: 0, high: 0 });
    expect(estimateRatings(bouts, 2, 1)[0]!.value).toBeCloseTo(190.8, 0);
  });

  test('have smaller intervals if the same deals are played from both seats', () => {
    const fortune = Array.from({ length: 100 }, () => drawInt(chance, 2));
    const twice = fortune.flatMap((lucky, deal): RatedGame[] =>
      [
        [0, 1],
        [1, 0],
      ].map((seats) => ({ deal, seats, shares: [Number(lucky === 0), Number(lucky === 1)] })),
    );
    const apart = twice.map((bout, deal) => ({ ...bout, deal }));
    const width = (bouts: readonly RatedGame[]): number =>
      estimateRatings(bouts, 2)[0]!.high - estimateRatings(bouts, 2)[0]!.low;
    expect(width(twice)).toBeLessThan(0.5 * width(apart));
  });

  test('stay finite, with wide intervals, for a bot that wins everything or has not played', () => {
    const bouts = Array.from({ length: 50 }, (_, deal) => ({ deal, seats: [0, 1], shares: [1, 0] }));
    const found = estimateRatings(bouts, 3);
    for (const { value, low, high } of found) {
      expect([value, low, high].every(Number.isFinite)).toBe(true);
      expect(high - low).toBeGreaterThan(300);
    }
    expect(estimateRatings(bouts, 2)[0]!.low).toBeGreaterThan(0);
    expect(estimateRatings([], 2).map(({ value }) => value)).toEqual([0, 0]);
  });
});

describe('a question', () => {
  const scoreOf = (elo: number): number => 1 / (1 + 10 ** (-elo / 400));
  const QUESTION: Hypotheses = { kind: 'elo', low: 0, high: 100 };

  const foundAt = (elo: number): readonly [found: string | null, deals: number] => {
    const trial = createSequentialTest(testBounds(QUESTION, scoreOf));
    while (trial.verdict().acceptedClaim === null && trial.verdict().deals < 5000) {
      trial.add((winner([elo, 0]) === 0 ? 0.5 : 0) + (winner([elo, 0]) === 0 ? 0.5 : 0));
    }
    return [trial.verdict().acceptedClaim, trial.verdict().deals];
  };

  test.each([
    [0, 'low'],
    [100, 'high'],
  ])('is answered correctly at least about 19 times in 20: %i Elo is %s', (elo, right) => {
    const found = Array.from({ length: 400 }, () => foundAt(elo));
    expect(found.filter(([claim]) => claim === right).length / 400).toBeGreaterThan(0.92);
    expect(found.reduce((sum, [, deals]) => sum + deals, 0) / 400).toBeLessThan(150);
  });

  test('is not answered by a few deals that went the same way', () => {
    const trial = createSequentialTest(testBounds(QUESTION, scoreOf));
    for (let i = 0; i < 3; i++) trial.add(1);
    expect(trial.verdict().acceptedClaim).toBeNull();
  });

  test('stays answered', () => {
    const trial = createSequentialTest(testBounds({ kind: 'score', low: 0.4, high: 0.6 }, scoreOf));
    while (trial.verdict().acceptedClaim === null) trial.add(1);
    const answered = trial.verdict();
    expect(answered.acceptedClaim).toBe('high');
    for (let i = 0; i < 1000; i++) trial.add(0);
    expect(trial.verdict()).toEqual(answered);
  });
});
