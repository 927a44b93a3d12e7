/** Returns milliseconds that only increase. */
export type Now = () => number;

/** The clock that browsers, workers and Node have in common. */
interface PlatformClock {
  readonly performance?: { now(): number };
}

/** The clock of the platform; where there is none, it stands still at 0. */
export const systemClock: Now = () => (globalThis as PlatformClock).performance?.now() ?? 0;
