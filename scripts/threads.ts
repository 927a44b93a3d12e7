import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type * as arena from '../src/arena-node/index.js';
import { listWorkers, root } from './entries.js';

const BUNDLE_FOLDER = join(root, 'scripts/.threads');

/**
 * Bundles the threads for programs run by tsx: in threads that tsx runs itself, modules are loaded as CommonJS, and
 * games take two and a half times as long.
 */
export const bundleThreads = async (): Promise<typeof arena.onThreads> => {
  await build({
    absWorkingDir: root,
    entryPoints: { 'arena-node': 'src/arena-node/index.ts', ...listWorkers() },
    outdir: BUNDLE_FOLDER,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    mainFields: ['module', 'main'],
    external: ['piscina', 'bullmq', 'ioredis'],
    logLevel: 'warning',
  });
  const { onThreads } = (await import(pathToFileURL(join(BUNDLE_FOLDER, 'arena-node.js')).href)) as typeof arena;
  return onThreads;
};
