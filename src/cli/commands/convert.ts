import type { Command, CommandAction, CommandOptions } from '../command.js';
import { usageError } from '../exit-status.js';
import { FILE_OPERANDS, JSON_OPTION, OUTPUT_OPTION, READING_OPTIONS } from '../options.js';
import { finishPipeline, queryFiles } from '../pipeline.js';
import { createGameWriter, FORMATS, type FormattedGame, type OutputFormat } from '../write/formats.js';
import { openOutput } from '../write/output.js';

/** Writes valid games in another form; errors are reported and their records left out. */
export const command: Command = {
  name: 'convert',
  operands: FILE_OPERANDS,
  text: 'write valid games in another form; errors are reported and their records left out',
  options: [
    {
      flags: '--to <format>',
      text: 'records (each line as it is), rows (JSON for tables), text (readable, for sastrugi record)',
      choices: FORMATS,
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
  run: (operands, options) => run(operands, options),
};

/** Writes valid games in another form; errors are reported and their records left out. */
const run: CommandAction = async (files, options) => {
  const format = parseFormat(options);
  const output = await openOutput(options.output);
  const tally = await queryFiles<FormattedGame>(files, options, {
    query: { kind: format, told: options.told === true },
    onFound: createGameWriter(format, output),
  });
  return finishPipeline(tally, output);
};

const parseFormat = ({ told, to = told === true ? 'records' : undefined }: CommandOptions): OutputFormat => {
  if (to === undefined) throw usageError(`The form is missing: write --to ${FORMATS.join(' or --to ')}.`);
  return to as OutputFormat;
};
