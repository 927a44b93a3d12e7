import type { Command } from '../command.js';
import { FORMATS } from '../formats.js';
import { FILE_OPERANDS, JSON_OPTION, OUTPUT_OPTION, READING_OPTIONS } from '../options.js';

/** Writes valid games in another form; errors are reported and their records left out. */
export const convert: Command = {
  name: 'convert',
  operands: FILE_OPERANDS,
  text: 'write valid games in another form; errors are reported and their records left out',
  options: [
    {
      flags: '--to <format>',
      text: 'records (each line as it is), rows (JSON for tables), text (readable, for sastrugi record)',
      choices: Object.keys(FORMATS),
    },
    {
      flags: '--told',
      text: 'replace each seed by what chance brought, as records if --to names no form; games that begin in a position are left out',
    },
    OUTPUT_OPTION,
    ...READING_OPTIONS,
    JSON_OPTION,
  ],
  examples: [
    ['sastrugi convert --to records games.jsonl -o games.jsonl.zst', 'less than a quarter of the bytes'],
    ['sastrugi convert --to rows games.jsonl -o rows.jsonl', 'for DuckDB and Parquet'],
    ['sastrugi convert --told games.jsonl -o told.jsonl', 'what chance brought in place of the seeds'],
  ],
  load: async () => (await import('../actions/convert.js')).run,
};
