/** Ends its process when a test keeps it busy: no time limit of vitest can stop a loop, which leaves it no moment. */
import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';

const { beats, name, limit } = workerData;
const LOOK = 500;

/** Returns the seconds of processor time that this process has used. */
const used = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

let last = { beat: -1, used: 0 };
setInterval(() => {
  const beat = Atomics.load(beats, 0);
  if (beat !== last.beat) last = { beat, used: used() };
  if (used() - last.used < limit) return;
  const test = Buffer.from(name).toString().replace(/\0+$/, '');
  writeSync(2, `\nSTOPPED ${test}: it has kept its process busy for ${limit} s; does a rule loop?\n`);
  process.kill(process.pid, 'SIGKILL');
}, LOOK);
