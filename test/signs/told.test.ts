import { expect, test } from 'vitest';
import { effectsOf } from '../../src/cli/queries/signs.js';
import { stepsOf } from '../../src/cli/queries/steps.js';
import { games } from '../../src/games/index.js';
import { type AnyGame, orThrow, toldRecord } from '../../src/index.js';
import { recordedGame } from '../archive/samples.js';

const game = games.nunatak as unknown as AnyGame;
const seeded = recordedGame(game, 'probe 8', 1);

test('no clause takes effect in a told game that did not in the seeded one', async () => {
  const effects = await effectsOf(game);
  const [theirs, ours] = [seeded, orThrow(toldRecord(seeded, game))].map((record) =>
    [...stepsOf({ game, record })].map((step) => effects!.in(step)),
  );
  expect(ours!.flatMap((clauses, i) => clauses.filter((clause) => !theirs![i]!.includes(clause)))).toEqual([]);
  expect(ours!.flat().length).toBeGreaterThan(20);
});
