import type { Command } from '../command.js';
import { OWN_GAME_OPTION } from '../options.js';

/** Prints a JSON Schema. */
export const schema: Command = {
  name: 'schema',
  operands: '[game] [part]',
  text: 'print the JSON Schema of a record, or of the options, a move or the told chance of a game; for engine, of the messages to-engine or from-engine',
  options: [OWN_GAME_OPTION],
  examples: [
    ['sastrugi schema > record.json', 'the schema of a record'],
    ['sastrugi schema frostpunk options', 'the schema of the options of Frostpunk'],
    ['sastrugi schema engine to-engine', 'the schema of messages to engines'],
  ],
  load: async () => (await import('../actions/schema.js')).run,
};
