import { QUEUE_OPTION, THREADS_OPTION } from '../arena/options.js';
import type { Command } from '../command.js';
import { OWN_GAME_OPTION } from '../options.js';

/** Plays games of tournaments that run elsewhere. */
export const serve: Command = {
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
  load: async () => (await import('../actions/serve.js')).run,
};
