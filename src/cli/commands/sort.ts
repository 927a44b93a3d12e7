import type { Command } from '../command.js';
import { FILES, JSON_OPTION, ORDER, OUTPUT, READING } from '../options.js';

/** Sorts records. */
export const sort: Command = {
  name: 'sort',
  operands: FILES,
  text: 'sort the records of archives; equal ones stay in their order, and those without the wanted parts come last',
  options: [ORDER, OUTPUT, ...READING, JSON_OPTION],
  examples: [
    ['sastrugi sort games.jsonl -o sorted.jsonl', 'by date'],
    ['sastrugi sort --by event,date games.jsonl -o sorted.jsonl', 'by event, and by date within each'],
  ],
  load: async () => (await import('../runs/sort.js')).run,
};
