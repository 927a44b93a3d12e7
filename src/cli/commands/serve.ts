import { once } from 'node:events';
import { serveQueue } from '../../arena-node/index.js';
import { QUEUE_OPTION, THREADS_OPTION } from '../arena/options.js';
import type { Command, CommandAction } from '../command.js';
import { CommandError, EXIT } from '../exit-status.js';
import { OWN_GAME_OPTION } from '../options.js';
import { reportLine } from '../write/print.js';

/** Plays games of tournaments that run elsewhere. */
export const command: Command = {
  name: 'serve',
  operands: '<redis>',
  text: 'play games of tournaments that other machines hold through this Redis server, until it is stopped',
  options: [
    THREADS_OPTION,
    QUEUE_OPTION,
    OWN_GAME_OPTION,
    { flags: '--exec', text: 'start the programs that the games name, which can be any program' },
  ],
  examples: [['sastrugi serve redis://queue.example', 'on every machine that should play']],
  run: (operands, options) => run(operands, options),
};

/** Plays games of tournaments that run elsewhere. */
const run: CommandAction = async ([url], { threads, queue, modules, exec: canStartPrograms = false }) => {
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
