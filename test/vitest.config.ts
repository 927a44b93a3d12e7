import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // GAMES=300 npm run unit holds the promises to more random games.
    testTimeout: 6_000 * Math.max(20, Number(process.env['GAMES'] ?? 0)),
  },
});
