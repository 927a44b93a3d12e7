import { once } from 'node:events';
import { serveQueue } from '../../arena-node/index.js';
import { QUEUE, THREADS } from '../arena/options.js';
import type { Command } from '../command.js';
import { EXIT, Trouble } from '../exit.js';
import { tell } from '../output/print.js';

/** Plays games of tournaments that run elsewhere. */
export const serve: Command = {
  name: 'serve',
  operands: '<redis>',
  text: 'play games of tournaments that other machines hold through this Redis server, until it is stopped',
  options: [THREADS, QUEUE],
  examples: [['sastrugi serve redis://queue.example', 'on every machine that should play']],
  run: async ([url], { threads, queue }) => {
    const service = await serveQueue({ url: url!, queue, threads });
    if (service._tag === 'Left') throw new Trouble('CannotRead', service.left.message);
    tell(`serving ${queue} at ${url} on ${threads} threads`);
    await Promise.race(SIGNALS.map(signalled));
    await service.right.close();
    return EXIT.valid;
  },
};

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Waits for a signal, which would otherwise end the program before its games. */
const signalled = (signal: (typeof SIGNALS)[number]): Promise<unknown> => {
  process.removeAllListeners(signal);
  return once(process, signal);
};
