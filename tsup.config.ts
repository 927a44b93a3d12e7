import { copyFileSync, rmSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { defineConfig, type Options } from 'tsup';
import { entries, isOfCommand, parts, root, shared, workers } from './scripts/entries.js';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/** Answers with an empty module where seedrandom asks for Node's `crypto`, which only seeds of its own are made with. */
const withoutCrypto: Plugin = {
  name: 'without-crypto',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^crypto$/ }, ({ path }) => ({ path, namespace: 'empty' }));
    onLoad({ filter: /^crypto$/, namespace: 'empty' }, () => ({ contents: '' }));
  },
};

/** The subpaths by the files in which they are built: what lies in `public` can be imported, and nothing else. */
const subpaths = Object.fromEntries(Object.entries(entries()).map(([name, file]) => [`public/${name}`, file]));

/** Every module of the library that is built as a file of its own. */
const modules = { ...subpaths, ...parts(), ...workers() };

/** The library: no dependency of it is needed that an app does not have. */
const library = {
  target: 'es2022',
  platform: 'neutral',
  splitting: true,
  treeshake: true,
  noExternal: [/^seedrandom/, /^@noble/, /^intl-messageformat/, /^@formatjs/],
  external: [/^node:/],
  esbuildPlugins: [withoutCrypto],
  // Platform 'neutral' has none.
  esbuildOptions: (options) => {
    options.mainFields = ['module', 'main'];
    options.logOverride = { 'empty-import-meta': 'silent' }; // where there is none, `__filename` is asked
  },
} satisfies Options;

/** The library as ES modules, with what the command imports of it. */
const libraryIn = (outDir: string): Options => ({
  ...library,
  entry: { ...modules, ...shared() },
  outDir,
  format: ['esm'],
});

/** The library for `require`, and the declarations for both. */
const LIBRARY_ELSE: readonly Options[] = [
  { ...library, entry: modules, format: ['cjs'] },
  { ...library, entry: subpaths, format: ['esm', 'cjs'], dts: { only: true } },
];

/** Leaves the modules of the library to the library, which is built beside the command. */
const importLibrary: Plugin = {
  name: 'import-library',
  setup: ({ onResolve }) => {
    const names = new Map(Object.entries(shared()).map(([name, file]) => [file, name]));
    onResolve({ filter: /^\.\.?\// }, ({ path, importer }) => {
      const file = relative(root, resolve(dirname(importer), path))
        .replaceAll('\\', '/')
        .replace(/\.js$/, '.ts');
      if (!file.startsWith('src/') || isOfCommand(file)) return undefined;
      const name = names.get(file);
      if (name === undefined) return { errors: [{ text: `${file} is not built for the command` }] };
      return { path: `../${name}.js`, external: true };
    });
  },
};

/** Defines `require` in the one chunk by which bundled CommonJS modules ask for those of Node. */
const withRequire: NonNullable<Options['plugins']>[number] = {
  name: 'with-require',
  renderChunk: (code) => (code.includes('typeof require ') ? { code: `${REQUIRE}\n${code}` } : undefined),
};

const REQUIRE =
  "import { createRequire as requireOf } from 'node:module';\nconst require = requireOf(import.meta.url);";

/** The command, with all its libraries inside; piscina looks for its worker beside itself. */
const commandIn = (outDir: string): Options => ({
  entry: {
    main: 'src/cli/main.ts',
    task: 'src/cli/queries/task.ts',
    worker: 'node_modules/piscina/dist/worker.js',
    ...workers(),
  },
  outDir,
  tsconfig: 'src/cli/tsconfig.json',
  format: ['esm'],
  target: 'node20',
  platform: 'node',
  splitting: true,
  // piscina asks for it only when threads are to be nice, and does without it.
  noExternal: [/^(?!@napi-rs\/nice|bullmq|ioredis)/],
  external: ['@napi-rs/nice', 'bullmq', 'ioredis'],
  shims: true,
  plugins: [withRequire],
  esbuildPlugins: [importLibrary],
  onSuccess: async () => copyFileSync('node_modules/@hpcc-js/wasm-zstd/LICENSE', `${outDir}/LICENSE-wasm-zstd`),
});

/** With `--out-dir`, the command and what it imports of the library are built into that folder: so do its tests. */
export default defineConfig((flags) => {
  const { outDir = 'dist' } = flags;
  delete flags.outDir; // it would be that of each build
  rmSync(outDir, { recursive: true, force: true });
  const both = [libraryIn(outDir), commandIn(`${outDir}/cli`)];
  return outDir === 'dist' ? [...both, ...LIBRARY_ELSE] : both;
});
