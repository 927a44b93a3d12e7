import { memoryArchive, type Progress, runTournament, type Schedule } from '../../src/arena/index.js';
import { onQueue } from '../../src/arena-node/index.js';
import { orThrow } from '../../src/core/errors/verdict.js';
import { plan } from '../arena/support.js';
import type { RedisServer } from './redis-server.js';

/** The name of the queue. */
export const QUEUE = 'arena';

/** A tournament of a few games. */
export const planned: Schedule = plan({ seed: 'queue', deals: 15 });

/** Holds a tournament over a queue; `at` runs a function after this many games. */
export const onMachines = async (
  planned: Schedule,
  { url }: RedisServer,
  at: Readonly<Record<number, () => unknown>> = {},
) => {
  const archive = memoryArchive();
  const tell = ({ played }: Progress): void => void at[played]?.();
  const report = orThrow(
    await runTournament(planned, { archive, tell, runner: onQueue({ url, queue: QUEUE, ahead: 10 }) }),
  );
  return { report, records: archive.kept };
};
