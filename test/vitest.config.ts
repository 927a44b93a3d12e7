import { configDefaults, defineConfig } from 'vitest/config';

/**
 * The number of random games for which a promise is checked: in `npm run full`, and in `npm test` and `npm run unit`.
 */
const USUAL = 20;
const FEW = 3;

/** Tests that mean nothing on few random games, or take long: these files run only with all random games. */
const FULL = '**/*.full.test.ts';

export default defineConfig(({ mode }) => {
  const games = Number(process.env['GAMES'] ?? (mode === 'quick' ? FEW : USUAL));
  if (!(games > 0)) throw new Error(`GAMES=${process.env['GAMES']} is not a number of games`);
  if (games < USUAL) console.log(`${games} of ${USUAL} random games for each promise; no files named ${FULL}.`);
  const timeout = 120_000 * Math.max(1, games / USUAL);
  return {
    test: {
      include: ['test/**/*.test.ts'],
      exclude: [...configDefaults.exclude, ...(games < USUAL ? [FULL] : [])],
      globalSetup: 'test/cli/build.ts',
      provide: { share: games / USUAL },
      maxWorkers: '100%',
      isolate: mode !== 'quick',
      testTimeout: timeout,
      hookTimeout: timeout,
    },
  };
});
