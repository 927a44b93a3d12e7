import { expect, test } from 'vitest';
import { DIFFICULTIES, type Difficulty, ENDINGS, game } from '../../../src/games/frostpunk/index.js';
import { randomGame } from '../../../src/testing/index.js';
import { describeGolden } from '../../support/golden.js';
import { curious } from './players.js';

/**
 * The games on record, by players and number among those of the curious or of random players: every player count, a
 * victory or two, and a defeat of every kind that the pack allows.
 */
const GAMES: Readonly<Record<Difficulty, readonly (readonly [1 | 2 | 3 | 4, number, 'random'?])[]>> = {
  easy: [
    [1, 2],
    [2, 25, 'random'],
    [3, 9],
    [4, 19],
  ],
  normal: [
    [1, 14],
    [2, 2],
    [3, 18],
    [4, 9],
  ],
  hard: [
    [1, 2],
    [2, 12],
    [3, 0, 'random'],
    [4, 2],
  ],
};

const files = DIFFICULTIES.map((difficulty) => ({
  name: difficulty,
  games: GAMES[difficulty].map(([players, number, taste]) => {
    const seed = `golden ${number}`;
    const options = { players, seed, difficulty };
    const turns =
      taste === 'random' ? randomGame(game, options, undefined, seed) : randomGame(game, options, curious(seed));
    return { options, turns };
  }),
}));

const golden = describeGolden(game, new URL('golden/', import.meta.url), files);

test.each(DIFFICULTIES)('the recorded games on %s have every player count', (difficulty) => {
  const counts = golden.linesOf(difficulty).map((line) => golden.replayLine(line).end.players);
  expect([...new Set(counts)].sort()).toEqual([1, 2, 3, 4]);
});

test('the recorded games end in every way that the pack allows', () => {
  const outcomes = golden.linesOf().map((line) => golden.replayLine(line).end.outcome);
  const reasons = new Set(outcomes.map((outcome) => (outcome === 'none' ? 'none' : outcome.reason)));
  expect([...reasons].sort()).toEqual([...ENDINGS].sort());
});
