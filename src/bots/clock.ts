/** Milliseconds that only go up. */
export type Now = () => number;

/** What a browser, a worker and Node have. */
interface Timed {
  readonly performance?: { now(): number };
}

/** The clock of whatever this runs on; without one, no time passes. */
export const systemClock: Now = () => (globalThis as Timed).performance?.now() ?? 0;
