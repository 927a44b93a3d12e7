import type { Command } from '../command.js';
import { COMPONENTS } from '../options.js';

/** Lets a bot play as an engine. */
export const engine: Command = {
  name: 'engine',
  operands: '<game>',
  text: 'let a bot play one game by the engine protocol, in JSON lines on standard input and output, for other programs',
  options: [{ flags: '--bot <bot>', text: 'the bot, as in tournaments; expert by default' }, COMPONENTS],
  examples: [
    ['sastrugi engine blueprints --bot novice', 'waits for the message hello of another program'],
    ['sastrugi engine nunatak --bot search:milliseconds=500', 'a bot with settings'],
  ],
  load: async () => (await import('../runs/engine.js')).run,
};
