/**
 * Checks the promises of the games with fresh seeds continuously: `npm run soak -- --minutes 10 nunatak --promise 15`
 */
import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { bundle } from './compare/bundles.js';
import { createJobs } from './soak/jobs.js';
import { createLedger, formatSums, type PromiseResults } from './soak/results.js';
import { parseTask, type Task } from './soak/task.js';
import { soak } from './soak/threads.js';

const main = async (): Promise<void> => {
  const task = parseTask(process.argv.slice(2));
  if (typeof task === 'string') {
    console.error(task);
    process.exitCode = 2;
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'sastrugi-soak-'));
  try {
    const figures = await runSoak(task, folder);
    const tried = figures.filter(({ rounds }) => rounds > 0);
    console.table(tried);
    if (tried.length < figures.length) console.log(`no time for ${figures.length - tried.length} more rows`);
    console.log(formatSums(figures));
    process.exitCode = figures.some(({ failures }) => failures > 0) ? 1 : 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const runSoak = async ({ minutes, games, promises }: Task, folder: string): Promise<readonly PromiseResults[]> => {
  const worker = join(folder, 'worker.mjs');
  await bundle({ entryPoints: [fileURLToPath(new URL('soak/worker.ts', import.meta.url))] }, worker);
  const began = performance.now();
  const minutesPassed = (): number => (performance.now() - began) / 60_000;
  const { results, enter } = createLedger(games, promises);
  const progress = setInterval(
    () => console.log(`${minutesPassed().toFixed(1)} of ${minutes} minutes: ${formatSums(results)}`),
    Math.min(60_000, minutes * 6000),
  );
  try {
    const jobs = createJobs(games, promises, () => randomInt(2 ** 31));
    await soak(
      worker,
      jobs,
      () => minutesPassed() < minutes,
      (job, result) => {
        const message = enter(job, result);
        if (message !== null) console.error(message);
      },
    );
  } finally {
    clearInterval(progress);
  }
  return results;
};

await main();
