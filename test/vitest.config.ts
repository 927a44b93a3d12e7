import { defineConfig } from 'vitest/config';

/** The random games that a promise is held to: in `npm test`, and in the inner loop. */
const USUAL = 20;
const FEW = 3;

export default defineConfig(({ mode }) => {
  const games = Number(process.env['GAMES'] ?? (mode === 'quick' ? FEW : USUAL));
  if (!(games > 0)) throw new Error(`GAMES=${process.env['GAMES']} is no number of games`);
  if (games < USUAL) console.log(`${games} random games for each promise; tests that need all ${USUAL} are skipped.`);
  const timeout = 120_000 * Math.max(1, games / USUAL);
  return {
    test: {
      include: ['test/**/*.test.ts'],
      provide: { share: games / USUAL },
      maxWorkers: '100%',
      isolate: mode !== 'quick',
      testTimeout: timeout,
      hookTimeout: timeout,
    },
  };
});
