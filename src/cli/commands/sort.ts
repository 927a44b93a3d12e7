import { collectRecords } from '../collect-records.js';
import type { Command } from '../command.js';
import { FILE_OPERANDS, JSON_OPTION, OUTPUT_OPTION, READING_OPTIONS, SORT_OPTION } from '../options.js';

/** Sorts records. */
export const command: Command = {
  name: 'sort',
  operands: FILE_OPERANDS,
  text: 'sort the records of archives; equal ones stay in their order, and those without the wanted parts come last',
  options: [SORT_OPTION, OUTPUT_OPTION, ...READING_OPTIONS, JSON_OPTION],
  examples: [
    ['sastrugi sort games.jsonl -o sorted.jsonl', 'by date'],
    ['sastrugi sort --by occasion,date games.jsonl -o sorted.jsonl', 'by occasion, and by date within each'],
  ],
  run: (files, options) => collectRecords(files, options, { isUnique: false, sortBy: options.by ?? [] }),
};
