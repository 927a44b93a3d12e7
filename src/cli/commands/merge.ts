import { collectRecords } from '../collect-records.js';
import type { Command } from '../command.js';
import {
  DUPLICATES_OPTION,
  FILE_OPERANDS,
  JSON_OPTION,
  OUTPUT_OPTION,
  READING_OPTIONS,
  SORT_OPTION,
} from '../options.js';

/** Merges archives into one. */
export const command: Command = {
  name: 'merge',
  operands: FILE_OPERANDS,
  text: 'merge archives into one: sorted, with one record of each game, as by dedup',
  options: [SORT_OPTION, DUPLICATES_OPTION, OUTPUT_OPTION, ...READING_OPTIONS, JSON_OPTION],
  examples: [["sastrugi merge 'clubs/*.jsonl.gz' -o all.jsonl.zst", 'by date']],
  run: (files, options) => collectRecords(files, options, { isUnique: true, sortBy: options.by ?? [] }),
};
