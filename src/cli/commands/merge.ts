import type { Command } from '../command.js';
import { DUPLICATES, FILES, JSON_OPTION, ORDER, OUTPUT, READING } from '../options.js';

/** Merges archives into one. */
export const merge: Command = {
  name: 'merge',
  operands: FILES,
  text: 'merge archives into one: sorted, with one record of each game, as by dedup',
  options: [ORDER, DUPLICATES, OUTPUT, ...READING, JSON_OPTION],
  examples: [["sastrugi merge 'clubs/*.jsonl.gz' -o all.jsonl.zst", 'by date']],
  load: async () => (await import('../runs/merge.js')).run,
};
