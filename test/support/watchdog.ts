import { relative } from 'node:path';
import { Worker } from 'node:worker_threads';
import { beforeEach, expect, inject } from 'vitest';
import { root } from '../../scripts/entries.js';

/** The seconds of processor time for which a test may keep its process busy: with all random games, and at least. */
const MAX_SECONDS = 120;
const MIN_SECONDS = 30;

const MAX_NAME_BYTES = 1000;
const HEARTBEAT_MS = 250;

/** Starts the thread that ends this process when it is kept busy; returns the place for the name of the test. */
const startWatchdog = (): Uint8Array => {
  const beats = new Int32Array(new SharedArrayBuffer(4));
  const name = new Uint8Array(new SharedArrayBuffer(MAX_NAME_BYTES));
  const limit = Math.max(MIN_SECONDS, MAX_SECONDS * inject('share'));
  new Worker(new URL('./watchdog.mjs', import.meta.url), { workerData: { beats, name, limit } }).unref();
  setInterval(() => Atomics.add(beats, 0, 1), HEARTBEAT_MS).unref();
  return name;
};

// Test files may share a process.
const here: typeof globalThis & { watchedTest?: Uint8Array } = globalThis;
here.watchedTest ??= startWatchdog();
const name = here.watchedTest;

const reportTest = (): void => {
  const { testPath = '', currentTestName = '' } = expect.getState();
  const parts = [relative(root, testPath), currentTestName];
  name.fill(0);
  name.set(Buffer.from(parts.filter((part) => part !== '').join(' > ')).subarray(0, MAX_NAME_BYTES));
};

reportTest();
beforeEach(reportTest);
