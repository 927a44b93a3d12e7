import { once } from 'node:events';
import { serveQueue } from '../../arena-node/index.js';
import type { CommandAction } from '../command.js';
import { CommandError, EXIT } from '../exit-status.js';
import { reportLine } from '../output/print.js';

/** Plays games of tournaments that run elsewhere. */
export const run: CommandAction = async ([url], { threads, queue, modules, exec: canStartPrograms = false }) => {
  const service = await serveQueue({ url: url!, queue, threads, modules, canStartPrograms });
  if (service._tag === 'Left') throw new CommandError('CannotRead', service.left.message);
  reportLine(`serving ${queue} at ${url} on ${threads} threads`);
  await Promise.race(SIGNALS.map(waitForSignal));
  await service.right.close();
  return EXIT.valid;
};

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Waits for a signal, which would otherwise end the program before its games. */
const waitForSignal = (signal: (typeof SIGNALS)[number]): Promise<unknown> => {
  process.removeAllListeners(signal);
  return once(process, signal);
};
