import { copyFileSync, rmSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, relative, resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { defineConfig, type Options } from 'tsup';
import { markDroppable } from './scripts/build/droppable.js';
import { replaceImports } from './scripts/build/required.js';
import {
  isOfCommand,
  listEntries,
  listSharedModules,
  listThreadStarters,
  listWorkers,
  root,
} from './scripts/entries.js';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];
type ChunkPlugin = NonNullable<Options['plugins']>[number];

/** Answers with an empty module where a bundled package asks for one that it does without. */
const without = (name: string): Plugin => ({
  name: `without-${name}`,
  setup: ({ onResolve, onLoad }) => {
    const filter = new RegExp(`^${name}$`);
    onResolve({ filter }, ({ path }) => ({ path, namespace: 'empty' }));
    onLoad({ filter, namespace: 'empty' }, () => ({ contents: '' }));
  },
});

/** Leaves the modules of Node to Node, and imports those that bundled CommonJS modules require of it. */
const importNode: Plugin = {
  name: 'import-node',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /./ }, ({ path, kind }) => {
      if (!isBuiltin(path)) return undefined;
      const name = path.replace(/^(node:)?/, 'node:');
      return kind === 'require-call' ? { path: name, namespace: 'node' } : { path: name, external: true };
    });
    onLoad({ filter: /./, namespace: 'node' }, ({ path }) => ({
      contents: `import all from '${path}'; module.exports = all;`,
    }));
  },
};

/** The plugins of the library and of the command: piscina asks for one package only when threads are to be nice. */
const esbuildPlugins = [without('@napi-rs/nice'), importNode];

/** The subpaths by the files in which they are built: what lies in `public` can be imported, and nothing else. */
const subpaths = Object.fromEntries(Object.entries(listEntries()).map(([name, file]) => [`public/${name}`, file]));

/** The program of piscina's threads, which it looks for beside itself. */
const threads = { worker: 'node_modules/piscina/dist/worker.js' };

/** Every module of the library that is built as a file of its own. */
const modules = { ...subpaths, ...listThreadStarters(), ...listWorkers(), ...threads };

/** Changes the text of modules of a format after bundling. */
const changed = (name: string, of: 'esm' | 'cjs', change: (code: string) => string): ChunkPlugin => ({
  name,
  renderChunk(code) {
    return this.format === of ? { code: change(code) } : undefined;
  },
});

/** Defines in ES modules the folder in which piscina looks for the program of its threads. */
const withFolder = changed('with-folder', 'esm', (code) =>
  code.includes('(__dirname, ') ? `${FOLDER}\n${code}` : code,
);

const FOLDER =
  "import { fileURLToPath as pathOf } from 'node:url';\nconst __dirname = pathOf(new URL('.', import.meta.url));";

/** The library, with all packages inside but those that its types name. */
const library = {
  target: 'es2022',
  platform: 'neutral',
  splitting: true,
  treeshake: true,
  removeNodeProtocol: false,
  // seedrandom asks for it only to make seeds of its own.
  esbuildPlugins: [without('crypto'), ...esbuildPlugins],
  plugins: [withFolder, changed('droppable', 'esm', markDroppable), changed('required', 'cjs', replaceImports)],
  // Platform 'neutral' has none.
  esbuildOptions: (options) => {
    options.mainFields = ['module', 'main'];
    options.logOverride = { 'empty-import-meta': 'silent' }; // where there is none, `__filename` is asked
  },
} satisfies Options;

/** The library as ES modules, with what the command imports of it. */
const libraryIn = (outDir: string): Options => ({
  ...library,
  entry: { ...modules, ...listSharedModules() },
  outDir,
  format: ['esm'],
});

/** The subpath whose declarations need those of a page: they are built by themselves, so that no other can name them. */
const { 'public/element': element, ...others } = subpaths;

const declarations = { format: ['esm', 'cjs'], dts: { only: true } } satisfies Options;

/** The library for `require`, and the declarations for both. */
const LIBRARY_ELSE: readonly Options[] = [
  { ...library, entry: { ...subpaths, ...listThreadStarters() }, format: ['cjs'] },
  { ...library, ...declarations, entry: others },
  { ...library, ...declarations, entry: { 'public/element': element! }, tsconfig: 'src/element/tsconfig.json' },
];

/** Leaves the modules of the library to the library, which is built beside the command. */
const importLibrary: Plugin = {
  name: 'import-library',
  setup: ({ onResolve }) => {
    const names = new Map(Object.entries(listSharedModules()).map(([name, file]) => [file, name]));
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

/** The command, with all its libraries inside. */
const commandIn = (outDir: string): Options => ({
  entry: { main: 'src/cli/main.ts', task: 'src/cli/task.ts', ...threads, ...listWorkers() },
  outDir,
  tsconfig: 'src/cli/tsconfig.json',
  format: ['esm'],
  target: 'node20',
  platform: 'node',
  removeNodeProtocol: false,
  splitting: true,
  plugins: [withFolder],
  esbuildPlugins: [importLibrary, ...esbuildPlugins],
  onSuccess: async () => copyFileSync('node_modules/@hpcc-js/wasm-zstd/LICENSE', `${outDir}/LICENSE-wasm-zstd`),
});

// The threads that build declarations take more memory than Node gives a thread by default.
setFlagsFromString('--max-old-space-size=8192');

/** With `--out-dir`, the command and what it imports of the library are built into that folder: so do its tests. */
export default defineConfig((flags) => {
  const { outDir = 'dist' } = flags;
  delete flags.outDir; // it would be that of each build
  rmSync(outDir, { recursive: true, force: true });
  const both = [libraryIn(outDir), commandIn(`${outDir}/cli`)];
  return outDir === 'dist' ? [...both, ...LIBRARY_ELSE] : both;
});
