import { setTimeout as sleep } from 'node:timers/promises';
import { LATE } from '../arena/index.js';

/** Resolves as the promise does, or to `LATE` after this many milliseconds. */
export const withTimeout = async <A>(promise: Promise<A>, milliseconds: number): Promise<A | typeof LATE> => {
  const stop = new AbortController();
  const late = sleep<typeof LATE>(milliseconds, LATE, { signal: stop.signal }).catch((): typeof LATE => LATE);
  try {
    return await Promise.race([promise, late]);
  } finally {
    stop.abort();
  }
};
