import { expect, test } from 'vitest';
import { openBoard } from './open-board.js';

test('no piece jumps: all that move from drawing to drawing glide, in whole games', async () => {
  const { evaluate } = await openBoard();
  const counts: Record<string, { readonly moved: number; readonly jumps: number; readonly drawings: number }> = {};
  for (const [game, players] of Object.entries({
    antarctica: 3,
    blueprints: 2,
    frostpunk: 2,
    'igloo-igloo': 3,
    nunatak: 3,
  })) {
    await evaluate(`tests.start('${game}', { players: ${players}, viewer: 0, seed: 'jumps' })`);
    counts[game] = await evaluate('tests.countJumps()');
    expect(await evaluate('tests.errors().filter((each) => !each.startsWith("Missing"))')).toEqual([]);
  }
  expect(Object.values(counts).filter(({ jumps }) => jumps > 0)).toEqual([]);
  expect(Object.values(counts).filter(({ moved }) => moved === 0)).toEqual([]);
  expect(Object.values(counts).reduce((sum, { moved }) => sum + moved, 0)).toBeGreaterThan(500);
});
