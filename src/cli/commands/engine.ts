import type { Command } from '../command.js';
import { COMPONENTS_OPTION, OWN_GAME_OPTION } from '../options.js';

/** Lets a bot play as an engine. */
export const engine: Command = {
  name: 'engine',
  operands: '<game>',
  text: 'let a bot play one game by the engine protocol, in JSON lines on standard input and output, for other programs',
  options: [
    { flags: '--bot <bot>', text: 'the bot, as in tournaments; expert by default' },
    COMPONENTS_OPTION,
    OWN_GAME_OPTION,
  ],
  examples: [['sastrugi engine blueprints --bot novice < questions.jsonl', 'answer the messages of a file']],
  load: async () => (await import('../actions/engine.js')).run,
};
