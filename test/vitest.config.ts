import { configDefaults, defineConfig } from 'vitest/config';

/**
 * The number of random games for which a promise is checked: in `npm run full`, and in `npm test` and `npm run unit`.
 */
const USUAL = 20;
const FEW = 1;

/** Tests that mean nothing on few random games, or take long: these files run only with all random games. */
const FULL = '**/*.full.test.ts';

/** Tests that need programs of the system beside Node and npm: these files run only with `--mode system`. */
const SYSTEM = 'test/**/*.system.test.ts';

export default defineConfig(({ mode }) => {
  const isSystem = mode === 'system';
  const games = Number(process.env['GAMES'] ?? (mode === 'quick' ? FEW : USUAL));
  if (!(games > 0)) throw new Error(`GAMES=${process.env['GAMES']} is not a number of games`);
  if (games < USUAL) console.log(`${games} of ${USUAL} random games for each promise; no files named ${FULL}.`);
  const timeout = 120_000 * Math.max(1, games / USUAL);
  return {
    // The example games import the package by its name.
    resolve: {
      alias: [{ find: /^sastrugi\/(author|draw|words)$/, replacement: `${import.meta.dirname}/../src/$1/index.ts` }],
    },
    test: {
      include: [isSystem ? SYSTEM : 'test/**/*.test.ts'],
      exclude: [...configDefaults.exclude, ...(isSystem ? [] : [SYSTEM]), ...(games < USUAL ? [FULL] : [])],
      globalSetup: 'test/cli/build.ts',
      setupFiles: 'test/support/watchdog.ts',
      provide: { share: games / USUAL },
      reporters: ['scripts/test/reporter.ts'],
      diff: { truncateThreshold: 40 },
      maxWorkers: '100%',
      isolate: mode !== 'quick',
      testTimeout: timeout,
      hookTimeout: timeout,
    },
  };
});
