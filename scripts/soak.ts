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
import { jobsOf } from './soak/jobs.js';
import { type Figures, ledgerOf, summed } from './soak/ledger.js';
import { type Task, taskOf } from './soak/task.js';
import { soak } from './soak/threads.js';

const main = async (): Promise<void> => {
  const task = taskOf(process.argv.slice(2));
  if (typeof task === 'string') {
    console.error(task);
    process.exitCode = 2;
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'sastrugi-soak-'));
  try {
    const figures = await soaked(task, folder);
    const tried = figures.filter(({ rounds }) => rounds > 0);
    console.table(tried);
    if (tried.length < figures.length) console.log(`no time for ${figures.length - tried.length} more rows`);
    console.log(summed(figures));
    process.exitCode = figures.some(({ failures }) => failures > 0) ? 1 : 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const soaked = async ({ minutes, games, promises }: Task, folder: string): Promise<readonly Figures[]> => {
  const worker = join(folder, 'worker.mjs');
  await bundle({ entryPoints: [fileURLToPath(new URL('soak/worker.ts', import.meta.url))] }, worker);
  const began = performance.now();
  const minutesGone = (): number => (performance.now() - began) / 60_000;
  const { figures, entered } = ledgerOf(games, promises);
  const progress = setInterval(
    () => console.log(`${minutesGone().toFixed(1)} of ${minutes} minutes: ${summed(figures)}`),
    Math.min(60_000, minutes * 6000),
  );
  try {
    const jobs = jobsOf(games, promises, () => randomInt(2 ** 31));
    await soak(
      worker,
      jobs,
      () => minutesGone() < minutes,
      (job, result) => {
        const told = entered(job, result);
        if (told !== null) console.error(told);
      },
    );
  } finally {
    clearInterval(progress);
  }
  return figures;
};

await main();
