import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'esbuild';
import type { Consumer } from './consumer.js';

/** Returns the size of a browser bundle of a program, minified and gzipped, in kB, without what it loads later. */
export const measureSize = async (consumer: Consumer, program: string): Promise<number> => {
  const code = await bundleText(consumer, program, [withoutDynamicImports]);
  return Math.ceil(gzipSync(code, { level: 9 }).length / 10) / 100;
};

/**
 * Returns what a bundle keeps of a module that is imported for nothing, by a bundler that does not know that the files
 * of the package have no other effects.
 */
export const bundleUnused = (consumer: Consumer, file: string): Promise<string> =>
  bundleText(consumer, `import './node_modules/sastrugi/${file}';`, [withoutDynamicImports, withoutSideEffectsMark]);

const bundleText = async ({ folder }: Consumer, program: string, plugins: Plugin[]): Promise<string> => {
  const { outputFiles } = await build({
    stdin: { contents: program, resolveDir: folder },
    bundle: true,
    minify: true,
    platform: 'browser',
    format: 'esm',
    write: false,
    plugins,
    logLevel: 'silent',
  });
  return outputFiles[0]!.text.trim();
};

/** Leaves out the modules of Node, and those that are loaded later. */
const withoutDynamicImports: Plugin = {
  name: 'apart',
  setup: ({ onResolve }) => {
    onResolve({ filter: /./ }, ({ path, kind }) =>
      kind === 'dynamic-import' || isBuiltin(path) ? { path, external: true, sideEffects: false } : undefined,
    );
  },
};

/** Resolves files without the mark of their package, by which bundlers leave out whole modules; packages stay apart. */
const withoutSideEffectsMark: Plugin = {
  name: 'unmarked',
  setup: ({ onResolve }) => {
    onResolve({ filter: /./ }, ({ path, resolveDir }) =>
      path.startsWith('.') ? { path: join(resolveDir, path) } : { path, external: true, sideEffects: false },
    );
  },
};
