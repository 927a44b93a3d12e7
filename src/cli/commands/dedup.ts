import { collectRecords } from '../collect-records.js';
import type { Command } from '../command.js';
import { DUPLICATES_OPTION, FILE_OPERANDS, JSON_OPTION, OUTPUT_OPTION, READING_OPTIONS } from '../options.js';

/** Keeps one record of each game. */
export const command: Command = {
  name: 'dedup',
  operands: FILE_OPERANDS,
  text: 'keep one record of each game, the one with the most facts in its result and envelope; games with the same rules, beginning, chance and moves are the same',
  options: [DUPLICATES_OPTION, OUTPUT_OPTION, ...READING_OPTIONS, JSON_OPTION],
  examples: [
    ['sastrugi dedup spring.jsonl summer.jsonl -o year.jsonl', 'report duplicates, write the rest'],
    ['sastrugi dedup games.jsonl -o once.jsonl --duplicates twice.jsonl', 'every record is in one of the two files'],
  ],
  run: (files, options) => collectRecords(files, options, { isUnique: true, sortBy: [] }),
};
