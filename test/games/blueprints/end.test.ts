import { describe, expect, test } from 'vitest';
import { drawInt, insecureRandomStateOf } from '../../../src/core/chance/random.js';
import { orThrow } from '../../../src/core/errors/errors.js';
import {
  applyMove,
  catalogue,
  legalMoves,
  playout,
  returns,
  type State,
  score,
  setup,
  toAct,
  whyIllegal,
  withComponents,
} from '../../../src/games/blueprints/index.js';
import { type Past, played, position, refusal, roundEnd, texts } from './positions.js';

// Scores 17, 16, 9, 8, and no prizes.
const BY_RANK = [
  ['P04', 'b G6, d G6, f G5, - R1 R1 R1'],
  ['P05', 'a G6, c G5, e G5, - R1 R1 R1'],
  ['P06', 'a G5, c S5, e S6, - S1 S1 S1'],
  ['P03', 'd S6, e S6, f W6, - W1 W1 W1'],
] as const;

/** Returns a finished game, after three rounds that ranked the players like this. */
const over = (...rounds: readonly (Past | readonly number[])[]): State => {
  const past = rounds.map((round): Past => ('ranking' in round ? round : { ranking: round }));
  const { ranking } = past[2]!;
  const state = position({
    players: ranking.length as 2 | 3 | 4,
    phase: 'over',
    past: past.slice(0, 2),
    plans: ranking.map((_, player) => BY_RANK[ranking.indexOf(player)]![0]),
    buildings: ranking.map((_, player) => BY_RANK[ranking.indexOf(player)]![1]),
  });
  expect(state.roundResults[2]!.ranking).toEqual(ranking);
  return state;
};

const totals = (state: State): readonly number[] => score(state).players.map(({ total }) => total);

describe('after the third round', () => {
  const state = over([0, 1, 2], [1, 2, 0], [2, 0, 1]);

  test('[BP-END-1] nothing more may be done', () => {
    expect(legalMoves(state)).toEqual([]);
    expect(toAct(state)).toBeNull();
    for (const move of catalogue) {
      expect(applyMove(state, move)).toMatchObject(refusal('BP-END-1'));
      expect(whyIllegal(state, move)).toMatchObject({ _tag: 'RuleBroken', clause: 'BP-END-1' });
    }
  });

  test('[BP-END-1] the game is over, and stays as the last turn left it', () => {
    const { before, state: end } = roundEnd({
      players: 3,
      past: [{ ranking: [0, 2, 1] }, { ranking: [0, 2, 1] }],
      buildings: ['d R6, e R6, f R6 R6 G6 G6'],
    });
    expect(end).toMatchObject({
      phase: { kind: 'over' },
      round: 2,
      turnPlayer: 0,
      plans: before.plans,
      deck: before.deck,
    });
    expect(end.roundResults).toHaveLength(3);
    expect(end.chosenDice.map(({ length }) => length)).toEqual([6, 6, 6]);
    expect(end.bag.reduce((sum, count) => sum + count)).toBe(3);
    expect(end.pool.reduce((sum, count) => sum + count)).toBe(9);
    expect(score(end).over).toBe(true);
  });

  test('[BP-END-1] it is not over after the second', () => {
    const { state: next } = roundEnd({
      players: 3,
      past: [{ ranking: [0, 2, 1] }],
      buildings: ['d R6, e R6, f R6 R6 G6 G6'],
    });
    expect(score(next)).toMatchObject({ over: false, winners: [] });
    expect(returns(next)).toEqual([0, 0, 0]);
    expect(played(next, texts(next)[0]!).roundResults).toHaveLength(2);
  });
});

describe('points', () => {
  test('[BP-END-2] are those on awards and prizes', () => {
    const state = over(
      { ranking: [0, 1, 2, 3], prizes: { skyscraper: 3, geometer: 1 } },
      { ranking: [0, 2, 3, 1], prizes: { materials: 3, structuralIntegrity: 3 } },
      [1, 0, 2, 3],
    );
    expect(score(state)).toMatchObject({
      over: true,
      players: [
        { total: 8, categories: { gold: 6, silver: 2, bronze: 0, skyscraper: 0 } },
        { total: 7, categories: { gold: 3, silver: 2, bronze: 0, geometer: 2 } },
        { total: 4, categories: { gold: 0, silver: 2, bronze: 2 } },
        { total: 7, categories: { bronze: 1, skyscraper: 2, structuralIntegrity: 2, materials: 2 } },
      ],
      ranking: [[0], [3], [1], [2]],
      winners: [0],
      outcome: null,
    });
  });

  test('[BP-END-2] stand also before the end, when nobody has won', () => {
    const state = position({ players: 2, past: [{ ranking: [1, 0], prizes: { geometer: 1 } }] });
    expect(score(state)).toMatchObject({ over: false, ranking: [[1], [0]], winners: [] });
    expect(totals(state)).toEqual([0, 4]);
  });
});

describe('of those with most points', () => {
  test('[BP-END-3] the one with more prizes is ahead, also of a gold award', () => {
    const state = over({ ranking: [0, 2, 3, 1], prizes: { geometer: 1 } }, [2, 3, 0, 1], [3, 1, 2, 0]);
    expect(totals(state)).toEqual([4, 4, 6, 6]);
    expect(score(state).ranking).toEqual([[2, 3], [1], [0]]);
  });

  test('[BP-END-3] first prizes count, then gold', () => {
    // 0 has gold and bronze, 1 silver and a prize, 3 silver and two bronze.
    const state = over({ ranking: [0, 2, 3, 1], prizes: { geometer: 1 } }, [2, 3, 0, 1], [2, 1, 3, 0]);
    expect(totals(state)).toEqual([4, 4, 8, 4]);
    expect(score(state).ranking).toEqual([[2], [1], [0], [3]]);
    expect(score(state).players.map(({ tieBreaks }) => tieBreaks)).toEqual([
      { prizes: 0, gold: 1, silver: 0, bronze: 1 },
      { prizes: 1, gold: 0, silver: 1, bronze: 0 },
      { prizes: 0, gold: 2, silver: 1, bronze: 0 },
      { prizes: 0, gold: 0, silver: 1, bronze: 2 },
    ]);
    expect(Object.keys(score(state).players[0]!.tieBreaks)).toEqual(['prizes', 'gold', 'silver', 'bronze']);
  });

  test('[BP-END-3] with as many prizes, the one with more gold is ahead of two silver', () => {
    const state = over([0, 1, 2, 3], [2, 1, 3, 0], [3, 2, 0, 1]);
    expect(totals(state)).toEqual([4, 4, 6, 4]);
    expect(score(state).ranking).toEqual([[2], [0, 3], [1]]);
  });

  test('[BP-END-3] one gold is ahead of silver and bronze: all awards together are not compared', () => {
    const state = over([0, 2, 3, 1], [2, 1, 3, 0], [3, 2, 1, 0]);
    expect(totals(state)).toEqual([3, 3, 7, 5]);
    expect(score(state).ranking).toEqual([[2], [3], [0], [1]]);
  });

  test('[BP-END-3] with as many gold, the one with more silver is ahead of two bronze', () => {
    const state = over([2, 0, 3, 1], [2, 3, 1, 0], [3, 2, 1, 0]);
    expect(totals(state)).toEqual([2, 2, 8, 6]);
    expect(score(state).ranking).toEqual([[2], [3], [0], [1]]);
  });

  test('[BP-END-3] with as many silver, the one with more bronze is ahead, if bronze is worth nothing', () => {
    const own = orThrow(withComponents({ awardPoints: { gold: 3, silver: 2, bronze: 0 } }));
    const state = { ...over([2, 3, 1, 0], [2, 3, 1, 0], [2, 3, 1, 0]), components: own.componentsId };
    expect(own.score(state).players.map(({ total }) => total)).toEqual([0, 0, 9, 6]);
    expect(own.score(state).ranking).toEqual([[2], [3], [1], [0]]);
  });

  test('[BP-END-4, BP-END-2] those who are still tied share the victory: three', () => {
    const state = over([0, 1, 2], [1, 2, 0], [2, 0, 1]);
    expect(totals(state)).toEqual([5, 5, 5]);
    expect(score(state)).toMatchObject({ ranking: [[0, 1, 2]], winners: [0, 1, 2] });
    expect(returns(state)).toEqual([1 / 3, 1 / 3, 1 / 3]);
  });

  test('[BP-END-4] those who are still tied share the victory: two or three of four', () => {
    const two = over([0, 2, 3, 1], [2, 3, 0, 1], [3, 1, 2, 0]);
    expect(totals(two)).toEqual([4, 2, 6, 6]);
    expect(score(two)).toMatchObject({ ranking: [[2, 3], [0], [1]], winners: [2, 3] });
    expect(returns(two)).toEqual([0, 0, 1 / 2, 1 / 2]);
    const three = over([0, 1, 2, 3], [1, 2, 0, 3], [2, 0, 1, 3]);
    expect(score(three)).toMatchObject({ ranking: [[0, 1, 2], [3]], winners: [0, 1, 2] });
  });

  test('[BP-END-3] two players never share it: three silver awards cannot be split evenly', () => {
    for (let seed = 0; seed < 200; seed++) {
      const start = orThrow(setup({ players: 2, seed: `game ${seed}` }));
      const random = insecureRandomStateOf(`choices ${seed}`);
      const end = playout(start, (moves) => moves[drawInt(random, moves.length)]!);
      expect(score(end).winners).toHaveLength(1);
    }
  });
});
