import { expect, test } from 'vitest';
import { ladders } from '../../src/bots/index.js';
import type { AnyGame } from '../../src/core/contract/game.js';
import { game as blueprints } from '../../src/games/blueprints/index.js';
import { table } from './positions.js';

test('a search of a few hundred iterations scores better than greedy', async () => {
  const { club, novice } = ladders.blueprints;
  const [searching, greedily] = await table(blueprints as unknown as AnyGame, [club as never, novice as never], 3);
  expect(searching).toBeGreaterThan(greedily!);
});
