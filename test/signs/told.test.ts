import { expect, test } from 'vitest';
import { effectsOf } from '../../src/cli/queries/signs.js';
import { stepsOf } from '../../src/cli/queries/steps.js';
import { games } from '../../src/games/index.js';
import { type AnyGame, orThrow, toldRecord } from '../../src/index.js';
import { recordedGame } from '../archive/samples.js';

test.each(['blueprints', 'frostpunk', 'nunatak'] as const)('a told game of %s shows the same clauses', async (id) => {
  const game = games[id] as unknown as AnyGame;
  const effects = await effectsOf(game);
  const seeded = recordedGame(game, 'probe 8', game.players.max);
  const [ours, theirs] = [orThrow(toldRecord(seeded, game)), seeded].map((record) =>
    [...stepsOf({ game, record })].map((step) => effects!.in(step)),
  );
  expect(ours).toEqual(theirs);
  expect(ours!.flat().length).toBeGreaterThan(20);
});
