import { copyFileSync, readFileSync } from 'node:fs';
import { defineConfig, type Options } from 'tsup';
import { entries, parts, workers } from './scripts/entries.js';

/** io-ts makes all its types when it is loaded; marked as pure, those that we do not use are left out. */
const shakeIoTs: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'shake-io-ts',
  setup: ({ onLoad }) => {
    onLoad({ filter: /io-ts[\\/]es6[\\/]index\.js$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8')
        .replaceAll('/** @class */', '/* @__PURE__ */')
        .replace(/^var \w+ = (?=new )/gm, '$&/* @__PURE__ */ ')
        .replace(/^(export var \w+ = )(?=new |brand|refinement)/gm, '$1/* @__PURE__ */ '),
    }));
  },
};

/** alea comes with a wrapper for every module system and with other numbers than ours; of it we use the seeding alone. */
const unwrapAlea: typeof shakeIoTs = {
  name: 'unwrap-alea',
  setup: ({ onLoad }) => {
    onLoad({ filter: /seedrandom[\\/]lib[\\/]alea\.js$/ }, ({ path }) => {
      const inner = /function\(global, module, define\) \{(.*)if \(module && module\.exports\)/s.exec(
        readFileSync(path, 'utf8'),
      );
      if (inner === null) throw new Error('alea is written otherwise than expected');
      return { contents: `${inner[1]}\nexport default (seed) => ({ state: () => new Alea(seed) });` };
    });
  },
};

/** What is imported: no dependency of it is needed that an app does not have. */
const library = {
  entry: { ...entries(), ...parts(), ...workers() },
  format: ['esm', 'cjs'],
  target: 'es2022',
  platform: 'neutral',
  dts: true,
  // The command is built at the same time, and cleans its own folder.
  clean: ['!cli/**'],
  splitting: true,
  treeshake: true,
  noExternal: [/^fp-ts/, /^io-ts/, /^seedrandom/, /^@noble/, /^intl-messageformat/, /^@formatjs/],
  external: ['bullmq', 'fast-check', 'ioredis', 'piscina', /^node:/],
  esbuildPlugins: [shakeIoTs, unwrapAlea],
  // Platform 'neutral' has none; 'module' leads io-ts to the copy that can be shaken.
  esbuildOptions: (options) => {
    options.mainFields = ['module', 'main'];
    options.logOverride = { 'empty-import-meta': 'silent' }; // where there is none, `__filename` is asked
  },
} satisfies Options;

/** The command, with all its libraries inside; piscina looks for its worker beside itself. */
const commandIn = (outDir: string): Options => ({
  entry: {
    main: 'src/cli/main.ts',
    task: 'src/cli/judges/task.ts',
    worker: 'node_modules/piscina/dist/worker.js',
    ...workers(),
  },
  outDir,
  tsconfig: 'src/cli/tsconfig.json',
  format: ['esm'],
  target: 'node20',
  platform: 'node',
  clean: true,
  splitting: true,
  // piscina asks for it only when threads are to be nice, and does without it.
  noExternal: [/^(?!@napi-rs\/nice|bullmq|ioredis)/],
  external: ['@napi-rs/nice', 'bullmq', 'ioredis'],
  shims: true,
  banner: {
    js: "import { createRequire as requireOf } from 'node:module';\nconst require = requireOf(import.meta.url);",
  },
  esbuildPlugins: [shakeIoTs, unwrapAlea],
  onSuccess: async () => copyFileSync('node_modules/@hpcc-js/wasm-zstd/LICENSE', `${outDir}/LICENSE-wasm-zstd`),
});

/** With `--out-dir`, the command alone is built into that folder: so do its tests. */
export default defineConfig(({ outDir }) =>
  outDir === undefined ? [library, commandIn('dist/cli')] : commandIn(outDir),
);
