import type { MessagePort } from 'node:worker_threads';
import { type Job, playJob, type TournamentError } from '../arena/index.js';
import { createBotFinder } from './find-bot.js';
import { loadGameFinder } from './game-finder.js';
import { createSharedProgress } from './shared-progress.js';
import { withTimeout } from './with-timeout.js';

/** The games that a thread is to play. */
export interface ThreadTask {
  readonly jobs: readonly Job[];
  /** Receives each game as soon as it is over. */
  readonly port: MessagePort;
  readonly memory: SharedArrayBuffer;
  /** The addresses of modules with games of one's own. */
  readonly modules: readonly string[];
}

/** Plays the games of a task in order; returns null, or the error that stopped it. */
const play = async ({ jobs, port, memory, modules }: ThreadTask): Promise<TournamentError | null> => {
  const { onJob, onThinking, onMove, ...processLog } = createSharedProgress(memory);
  const gameOf = await loadGameFinder(modules);
  const context = { gameOf, findBot: createBotFinder(processLog), watchdog: { onThinking, onMove, withTimeout } };
  for (const [i, job] of jobs.entries()) {
    onJob(i);
    const played = await playJob(job, context);
    if (played._tag === 'Left') return played.left;
    port.postMessage(played.right);
  }
  return null;
};

export default play;
