import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { bundle } from './compare/bundles.js';

/** Bundles a worker, and calls a function with threads that run it. */
export const withPool = async <A>(worker: URL, threads: number, work: (pool: Piscina) => Promise<A>): Promise<A> => {
  const folder = mkdtempSync(join(tmpdir(), 'sastrugi-worker-'));
  const filename = join(folder, 'worker.mjs');
  await bundle({ entryPoints: [fileURLToPath(worker)] }, filename);
  const pool = new Piscina({ filename, minThreads: threads, maxThreads: threads });
  try {
    return await work(pool);
  } finally {
    await pool.destroy();
    rmSync(folder, { recursive: true, force: true });
  }
};
