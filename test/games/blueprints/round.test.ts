import { describe, expect, test } from 'vitest';
import { orThrow } from '../../../src/core/errors/errors.js';
import { deal, legalMoves, play, playout, type State, setup, toAct } from '../../../src/games/blueprints/index.js';
import { COLOURS, plan, position, roundEnd, tiedTwiceByTwo } from './positions.js';

const start = (players: 2 | 3 | 4, seed = 'winter'): State => orThrow(setup({ players, seed }));
const starts = (players: 2 | 3 | 4): readonly State[] =>
  Array.from({ length: 100 }, (_, seed) => start(players, `seed ${seed}`));

const size = (pool: readonly number[]): number => pool.reduce((sum, count) => sum + count);

test.each([
  [2, 72],
  [3, 54],
  [4, 72],
] as const)('[BP-ROUND-1] a game of %i lasts three rounds, which are %i moves', (players, length) => {
  let moves = 0;
  const end = playout(start(players), ([choice]) => {
    moves++;
    return choice!;
  });
  expect(end.roundResults).toHaveLength(3);
  expect(end.phase).toEqual({ kind: 'over' });
  expect(moves).toBe(length);
});

describe('demand', () => {
  test('[BP-ROUND-2] the two demand dice differ in colour; any two colours can come, in either order', () => {
    const demands = starts(3).map(({ demand }) => demand.join(' then '));
    const pairs = COLOURS.flatMap((one) => COLOURS.filter((other) => other !== one).map((two) => `${one} then ${two}`));
    expect(new Set(demands)).toEqual(new Set(pairs));
  });

  test.each([2, 3, 4] as const)(
    '[BP-ROUND-3] the demand dice are missing from bag and pool (%i players)',
    (players) => {
      for (const { demand, bag, pool } of starts(players)) {
        const found = COLOURS.map((_, i) => bag[i]! + size(pool.slice(6 * i, 6 * i + 6)));
        expect(found).toEqual(COLOURS.map((colour) => (demand.includes(colour) ? 7 : 8)));
      }
    },
  );
});

describe('plans', () => {
  test('[BP-ROUND-4] each player gets the next plan of the deck, clockwise from the one who starts', () => {
    const { state } = roundEnd({
      players: 3,
      plans: ['P04', 'P05', 'P06'],
      buildings: ['b G6, d G6, f G6 G6, d G6 R6', 'a S1, c R6, e R6, a S1 S1 S1'],
      deck: ['P21', 'P22', 'P23', 'P24'],
    });
    const { startPlayer, plans, deck } = state;
    expect(startPlayer).toBe(2);
    expect(plans).toEqual(['P22', 'P23', 'P21'].map(plan));
    expect(deck[0]).toBe(plan('P24'));
  });

  test('[BP-ROUND-4] set-up deals in this order, too', () => {
    const { state, events } = orThrow(deal({ players: 4, seed: 'summer' }));
    const dealt = events.flatMap((event) => (event.kind === 'planDealt' ? [event] : []));
    expect(state.startPlayer).not.toBe(0);
    expect(dealt.map(({ player }) => player)).toEqual([0, 1, 2, 3].map((i) => (state.startPlayer + i) % 4));
    expect(dealt.map((event) => state.plans[event.player])).toEqual(dealt.map((event) => event.plan));
  });
});

test.each([
  [2, 8, 22],
  [3, 9, 21],
  [4, 7, 23],
] as const)('[BP-ROUND-5] %i players draw and roll %i dice for the pool, which leaves %i', (players, pool, bag) => {
  for (const state of starts(players)) {
    expect(size(state.pool)).toBe(pool);
    expect(size(state.bag)).toBe(bag);
  }
});

test('[BP-ROUND-5] any colour can be drawn, and any face rolled', () => {
  const found = starts(4).reduce((all, { pool }) => all.map((count, die) => count + pool[die]!), Array(24).fill(0));
  expect(Math.min(...found)).toBeGreaterThan(0);
});

describe('who starts', () => {
  test.each([2, 3, 4] as const)('[BP-ROUND-6] any of %i players can be drawn to start the first round', (players) => {
    const firsts = new Set(starts(players).map(({ startPlayer }) => startPlayer));
    expect(firsts).toEqual(new Set(Array(players).keys()));
    for (const { startPlayer, turnPlayer } of starts(players)) expect(turnPlayer).toBe(startPlayer);
  });

  test('[BP-ROUND-7] the player with the lowest round score starts the next round', () => {
    const { state, result } = roundEnd({
      players: 3,
      plans: ['P04', 'P05', 'P06'],
      buildings: [
        'b G5, d G5, f G5, b R5, d R5, f R5',
        'a S5, c S5, e S5, a G5, c S6, e W6',
        'a R5, c R5, e G5, a G6, c G6, e R6',
      ],
    });
    expect(result.total).toEqual([25, 18, 27]);
    expect(state).toMatchObject({ round: 1, startPlayer: 1, turnPlayer: 1, phase: { kind: 'build' } });
  });

  test('[BP-ROUND-8] of several with the lowest score, the one ranked last starts', () => {
    const { state, result } = roundEnd(tiedTwiceByTwo);
    expect(result).toMatchObject({ total: [20, 25, 25, 20], ranking: [2, 1, 0, 3] });
    expect(state.startPlayer).toBe(3);
  });

  test('[BP-ROUND-9] turns go clockwise from the starting player', () => {
    let state = position({ players: 4, past: [{ ranking: [0, 1, 3, 2] }] });
    const deciders: (number | null)[] = [];
    for (let turn = 0; turn < 6; turn++) {
      deciders.push(toAct(state));
      state = play(state, legalMoves(state)[0]!);
    }
    expect(deciders).toEqual([2, 3, 0, 1, 2, 3]);
  });
});

describe('the end of a round', () => {
  test('[BP-NEXT-1] all 32 dice return to the bag, and the next round begins', () => {
    const { before, state, events } = roundEnd({ players: 3, buildings: ['d R6, e R6, f R6, d R6 R6 R6'] });
    const drawn = events.filter((event) => event.kind === 'dieRolled' && event.reason === 'replacement');
    expect(size(before.bag) - drawn.length).toBe(3);
    expect(state.round).toBe(1);
    expect(state.roundResults).toHaveLength(1);
    expect(size(state.bag) + size(state.pool) + state.demand.length).toBe(32);
    expect([state.chosenDice, state.dieCells]).toEqual([
      [[], [], []],
      [[], [], []],
    ]);
    for (const id of before.plans) expect([...state.plans, ...state.deck]).not.toContain(id);
  });

  test('[BP-NEXT-1] what two players removed returns, too', () => {
    const { before, state } = roundEnd({ players: 2, buildings: ['d R6, e R6, f R6, d R6 R6 R6'] });
    expect(size(before.removedDice)).toBe(11);
    expect(size(state.removedDice)).toBe(0);
    expect(size(state.bag)).toBe(22);
  });

  test('[BP-NEXT-1] the second round is followed by the third', () => {
    const { state } = roundEnd({
      players: 3,
      past: [{ ranking: [0, 2, 1] }],
      buildings: ['d R6, e R6, f R6, d R6 R6 R6'],
    });
    expect(state).toMatchObject({ round: 2, phase: { kind: 'build' } });
    expect(state.roundResults).toHaveLength(2);
  });
});
