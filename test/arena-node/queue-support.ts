import { memoryArchive, runTournament, type Schedule, type TournamentProgress } from '../../src/arena/index.js';
import { onQueue } from '../../src/arena-node/index.js';
import { orThrow } from '../../src/core/errors/errors.js';
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
  const onProgress = ({ playedGames }: TournamentProgress): void => void at[playedGames]?.();
  const report = orThrow(
    await runTournament(planned, { archive, onProgress, runner: onQueue({ url, queue: QUEUE, maxQueuedGames: 10 }) }),
  );
  return { report, records: archive.stored };
};
