import { describe, expect, test } from 'vitest';
import { ladderSettings, ladders, playGame, search } from '../../src/bots/index.js';
import type { AnyGame } from '../../src/core/contract/game.js';
import { orThrow } from '../../src/core/errors/errors.js';
import { game as blueprints } from '../../src/games/blueprints/index.js';
import { game as igloo, type Move } from '../../src/games/igloo-igloo/index.js';
import { table } from './positions.js';

test('a search of a few hundred iterations scores better than greedy', async () => {
  const { club, novice } = ladders.blueprints;
  const [searching, greedily] = await table(blueprints as unknown as AnyGame, [club as never, novice as never], 3);
  expect(searching).toBeGreaterThan(greedily!);
});

describe('the search of Igloo Igloo', () => {
  const STEP = { n: -8, e: 1, s: 8, w: -1 };
  const areOpposite = (move: Move, last: Move | undefined): boolean =>
    move.kind === 'walk' &&
    last?.kind === 'walk' &&
    move.cell === last.cell + STEP[last.dir] &&
    last.cell === move.cell + STEP[move.dir];

  test.each([
    ['never', {}],
    ['without that setting sometimes', { undoes: () => false }],
  ])('%s walks straight back', async (often, settings) => {
    const { club } = ladderSettings['igloo-igloo'];
    const bot = search({ ...club, budget: { iterations: 100 }, exploration: 0.1, ...settings });
    const { moves } = orThrow(await playGame(igloo, { players: 2, seed: 'walk' }, { bots: [bot, bot], seed: 'bots' }));
    expect(moves.some((move, i) => areOpposite(move, moves[i - 1]))).toBe(often !== 'never');
  });
});
