import { performance } from 'node:perf_hooks';
import type { SeriesRun } from './series.js';

const PRINT_INTERVAL_MS = 10_000;

/** Prints the progress of a game on the error stream from time to time, with the remaining time. */
export const createProgressPrinter = (title: string): SeriesRun['onProgress'] => {
  const began = performance.now();
  let last = began;
  return (played, games, { mode, one, other }) => {
    const now = performance.now();
    if (now - last < PRINT_INTERVAL_MS && played < games) return;
    last = now;
    const minutes = ((now - began) * (games / played - 1)) / 60_000;
    const latest = `${mode.title}: ${one}${other === undefined ? '' : ` against ${other}`}`;
    console.error(`${title}: ${played} of ${games} games, about ${Math.ceil(minutes)} minutes left (${latest})`);
  };
};
