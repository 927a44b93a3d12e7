import { type Profiler, Session } from 'node:inspector/promises';

/** Where time is spent. */
export interface Profile {
  readonly samples: number;
  readonly places: readonly Place[];
}

/** A line of a bundle, and the samples that fell on it; without a file, what the machine did for itself. */
export interface Place {
  readonly name: string;
  readonly url: string;
  /** Counted from 1. */
  readonly line: number;
  readonly samples: number;
}

// Microseconds from one sample to the next.
const OFTEN = 200;
const RARELY = 100_000;

/** Samples what `run` does for some milliseconds, after it has warmed up. */
export const profiled = async (
  run: (milliseconds: number) => void,
  warmUp: number,
  milliseconds: number,
): Promise<Profile> => {
  // Only code that is made while a profiler runs knows which lines were inlined into it.
  const outer = await startProfiler(RARELY);
  run(warmUp);
  const inner = await startProfiler(OFTEN);
  run(milliseconds);
  const { profile } = await inner.post('Profiler.stop');
  await outer.post('Profiler.stop');
  return countedByLine(profile);
};

const startProfiler = async (interval: number): Promise<Session> => {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.setSamplingInterval', { interval });
  await session.post('Profiler.start');
  return session;
};

const countedByLine = ({ nodes }: Profiler.Profile): Profile => {
  const places = nodes.flatMap(({ callFrame: { functionName: name, url }, hitCount = 0, positionTicks = [] }) =>
    url === ''
      ? [{ name, url, line: 0, samples: hitCount }]
      : positionTicks.map(({ line, ticks }) => ({ name, url, line, samples: ticks })),
  );
  return { samples: places.reduce((sum, { samples }) => sum + samples, 0), places };
};
