import { on } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Mode } from './modes.js';
import type { Finding } from './trial.js';
import type { Report, Settings } from './worker.js';

/** Receives the reports of the threads. */
export type Listener = (mode: Mode, report: Report) => void;

/** Compares all modes, as many at a time as there are processors; stops at the first difference. */
export const compareModes = async (
  file: string,
  settings: Settings,
  modes: readonly Mode[],
  listener: Listener,
): Promise<Finding | null> => {
  const queue = [...modes];
  const threads = Math.min(availableParallelism(), modes.length);
  const workers = Array.from({ length: threads }, () => new Worker(file, { workerData: settings }));
  try {
    return await firstFinding(workers.map((worker) => emptyQueue(queue, worker, listener)));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
};

/** Resolves to the first finding, without waiting for the others; null if all finish without one. */
const firstFinding = (findings: readonly Promise<Finding | null>[]): Promise<Finding | null> =>
  new Promise((resolve, reject) => {
    for (const each of findings) each.then((finding) => finding !== null && resolve(finding), reject);
    Promise.all(findings).then(() => resolve(null), reject);
  });

const emptyQueue = async (queue: Mode[], worker: Worker, listener: Listener): Promise<Finding | null> => {
  for (let mode = queue.shift(); mode !== undefined; mode = queue.shift()) {
    const finding = await compareOnWorker(mode, worker, listener);
    if (finding !== null) return finding;
  }
  return null;
};

const compareOnWorker = async (mode: Mode, worker: Worker, listener: Listener): Promise<Finding | null> => {
  const reports: AsyncIterable<readonly Report[]> = on(worker, 'message');
  worker.postMessage(mode);
  for await (const [report] of reports) {
    listener(mode, report!);
    if (report!.kind !== 'under way') return report!.kind === 'found' ? report!.finding : null;
  }
  return null;
};
