import { parentPort } from 'node:worker_threads';
import type { Job } from './jobs.js';
import { runJob } from './result.js';

parentPort!.on('message', (job: Job) => parentPort!.postMessage(runJob(job)));
