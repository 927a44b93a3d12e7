import { type Profiler, Session } from 'node:inspector/promises';

/** The result of a profiler run. */
export interface Profile {
  readonly samples: number;
  readonly places: readonly Place[];
}

/** A line of a bundle, and its number of samples; without a file, internal work of the engine. */
export interface Place {
  readonly name: string;
  readonly url: string;
  /** The line, counted from 1. */
  readonly line: number;
  readonly samples: number;
}

// Microseconds between samples.
const SAMPLE_MICROSECONDS = 200;
const IDLE_MICROSECONDS = 100_000;

/** Samples `run` for some milliseconds, after a warm-up. */
export const profileRun = async (
  run: (milliseconds: number) => void,
  warmUp: number,
  milliseconds: number,
): Promise<Profile> => {
  // Only code that is compiled while a profiler runs knows which lines were inlined into it.
  const outer = await startProfiler(IDLE_MICROSECONDS);
  run(warmUp);
  const inner = await startProfiler(SAMPLE_MICROSECONDS);
  run(milliseconds);
  const { profile } = await inner.post('Profiler.stop');
  await outer.post('Profiler.stop');
  return countByLine(profile);
};

const startProfiler = async (interval: number): Promise<Session> => {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.setSamplingInterval', { interval });
  await session.post('Profiler.start');
  return session;
};

const countByLine = ({ nodes }: Profiler.Profile): Profile => {
  const places = nodes.flatMap(({ callFrame: { functionName: name, url }, hitCount = 0, positionTicks = [] }) =>
    url === ''
      ? [{ name, url, line: 0, samples: hitCount }]
      : positionTicks.map(({ line, ticks }) => ({ name, url, line, samples: ticks })),
  );
  return { samples: places.reduce((sum, { samples }) => sum + samples, 0), places };
};
