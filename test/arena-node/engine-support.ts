import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../../scripts/entries.js';
import { type Entrant, playJob, type Tournament } from '../../src/arena/index.js';
import { type EngineOptions, engineBot, loadProgram } from '../../src/arena-node/index.js';
import { withTimeout } from '../../src/arena-node/with-timeout.js';
import { orThrow } from '../../src/core/errors/errors.js';
import { gameOf } from '../../src/games/index.js';
import { finding, plan, RANDOM } from '../arena/support.js';
import { folder } from './support.js';

/** The engine that misbehaves as it is told. */
export const HOSTILE = fileURLToPath(new URL('./engines/hostile.mjs', import.meta.url));

/** The example of an engine, which is in Python. */
export const PYTHON_BOT = join(root, 'docs/examples/engine/random_bot.py');

/** Returns the command of an engine, and the file to which it writes the ids of its processes. */
export const hostile = (mode: string): { readonly command: readonly string[]; readonly pids: string } => {
  const own = folder();
  return { command: [process.execPath, HOSTILE, mode, own], pids: join(own, 'pids') };
};

/** Makes the entrant of an engine that misbehaves as it is told, and the file of its processes. */
export const entrant = async (mode: string): Promise<{ readonly mine: Entrant; readonly pids: string }> => {
  const { command, pids } = hostile(mode);
  return { mine: orThrow(await loadProgram({ command, folder: '.' }, 'Mine')), pids };
};

/** Checks whether a process runs: one that has ended, and that nobody has asked about yet, does not. */
export const runs = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
};

/** Lists the processes of a file that run, after a moment for the system to end those that were killed. */
export const leftOf = async (pids: string): Promise<readonly number[]> => {
  const noted = readFileSync(pids, 'utf8').trim().split('\n').map(Number);
  if (noted.length < 2) throw new Error('the processes are not noted');
  for (let tries = 0; tries < 50 && noted.some(runs); tries++) await new Promise((done) => setTimeout(done, 20));
  return noted.filter(runs);
};

/** Lets a command play against a random bot, first to move. */
export const playAgainst = async (
  command: readonly string[],
  options: EngineOptions = {},
  other: Partial<Tournament> = {},
  id = 'blueprints',
) => {
  const findBot = finding({ mine: engineBot({ command, folder: '.' }, options) });
  const entrants = [{ name: 'Mine', bot: 'mine' }, RANDOM];
  const job = plan({ entrants, form: { kind: 'as-seated' }, ...other }, id).jobAt(0);
  const watchdog = { onThinking: () => {}, onMove: () => {}, withTimeout };
  return orThrow(await playJob(job, { gameOf, findBot, watchdog })).record;
};
