import { expect, test } from 'vitest';
import { loadClauseEffects } from '../../src/cli/query/clause-effects.js';
import { transitionsOf } from '../../src/cli/query/query.js';
import { games } from '../../src/games/index.js';
import { type AnyGame, orThrow, toToldRecord } from '../../src/index.js';
import { recordedGame } from '../archive/samples.js';

test.each(['blueprints', 'frostpunk', 'nunatak'] as const)('a told game of %s shows the same clauses', async (id) => {
  const game = games[id] as unknown as AnyGame;
  const effects = await loadClauseEffects(game);
  const seeded = recordedGame(game, 'probe 8');
  const [ours, theirs] = [orThrow(toToldRecord(seeded, game)), seeded].map((record) =>
    [...transitionsOf({ game, record })].map((step) => effects!.list(step)),
  );
  expect(ours).toEqual(theirs);
  expect(ours!.flat().length).toBeGreaterThan(20);
});
