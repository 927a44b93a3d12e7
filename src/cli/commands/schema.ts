import type { Command } from '../command.js';

const _PARTS = ['options', 'move', 'told'];

/** Prints a JSON Schema. */
export const schema: Command = {
  name: 'schema',
  operands: '[game] [part]',
  text: 'print the JSON Schema of a record, or of the options, a move or the told chance of a game',
  options: [],
  examples: [
    ['sastrugi schema > record.json', 'the schema of a record'],
    ['sastrugi schema frostpunk options', 'the schema of the options of Frostpunk'],
  ],
  load: async () => (await import('../runs/schema.js')).run,
};
