import type { MessagePort } from 'node:worker_threads';
import { type Job, playJob, type TournamentFault } from '../arena/index.js';
import { gameOf } from '../games/index.js';
import { botFinder } from './find-bot.js';
import { slateOn } from './slate.js';
import { within } from './within.js';

/** The games that a thread is to play. */
export interface ThreadTask {
  readonly jobs: readonly Job[];
  /** Receives each game as soon as it is over. */
  readonly port: MessagePort;
  readonly memory: SharedArrayBuffer;
}

/** Plays the games of a task in order; returns null, or the error that stopped it. */
const play = async ({ jobs, port, memory }: ThreadTask): Promise<TournamentFault | null> => {
  const { begin, thinks, made, ...log } = slateOn(memory);
  const table = { gameOf, findBot: botFinder(log), watch: { thinks, made, within } };
  for (const [i, job] of jobs.entries()) {
    begin(i);
    const played = await playJob(job, table);
    if (played._tag === 'Left') return played.left;
    port.postMessage(played.right);
  }
  return null;
};

export default play;
