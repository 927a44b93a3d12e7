import { once } from 'node:events';
import { serveQueue } from '../../arena-node/index.js';
import type { RunCommand } from '../command.js';
import { EXIT, Trouble } from '../exit.js';
import { tell } from '../output/print.js';

/** Plays games of tournaments that run elsewhere. */
export const run: RunCommand = async ([url], { threads, queue, exec = false }) => {
  const service = await serveQueue({ url: url!, queue, threads, exec });
  if (service._tag === 'Left') throw new Trouble('CannotRead', service.left.message);
  tell(`serving ${queue} at ${url} on ${threads} threads`);
  await Promise.race(SIGNALS.map(signalled));
  await service.right.close();
  return EXIT.valid;
};

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Waits for a signal, which would otherwise end the program before its games. */
const signalled = (signal: (typeof SIGNALS)[number]): Promise<unknown> => {
  process.removeAllListeners(signal);
  return once(process, signal);
};
