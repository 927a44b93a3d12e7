import { relative } from 'node:path';
import { Worker } from 'node:worker_threads';
import { beforeEach, expect, inject } from 'vitest';
import { root } from '../../scripts/entries.js';

/** The seconds of processor time for which a test may keep its process busy: with all random games, and at least. */
const LIMIT = 120;
const LEAST = 30;

const LONGEST_NAME = 1000;
const BEAT = 250;

/** Starts the thread that ends this process when it is kept busy; returns the place for the name of the test. */
const watched = (): Uint8Array => {
  const beats = new Int32Array(new SharedArrayBuffer(4));
  const name = new Uint8Array(new SharedArrayBuffer(LONGEST_NAME));
  const limit = Math.max(LEAST, LIMIT * inject('share'));
  new Worker(new URL('./watchdog.mjs', import.meta.url), { workerData: { beats, name, limit } }).unref();
  setInterval(() => Atomics.add(beats, 0, 1), BEAT).unref();
  return name;
};

// Test files may share a process.
const here: typeof globalThis & { watchedTest?: Uint8Array } = globalThis;
here.watchedTest ??= watched();
const name = here.watchedTest;

const tell = (): void => {
  const { testPath = '', currentTestName = '' } = expect.getState();
  const parts = [relative(root, testPath), currentTestName];
  name.fill(0);
  name.set(Buffer.from(parts.filter((part) => part !== '').join(' > ')).subarray(0, LONGEST_NAME));
};

tell();
beforeEach(tell);
