import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    blueprints: 'src/games/blueprints/index.ts',
    testing: 'src/testing/index.ts',
  },
  format: ['esm', 'cjs'],
  target: 'es2022',
  platform: 'neutral',
  dts: true,
  clean: true,
  splitting: true,
  treeshake: true,
  noExternal: [/^fp-ts/, /^io-ts/, /^seedrandom/],
  external: ['fast-check'],
  esbuildOptions(options) {
    options.mainFields = ['module', 'main'];
  },
});
