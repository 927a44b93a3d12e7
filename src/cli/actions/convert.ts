import type { CommandAction, CommandOptions } from '../command.js';
import { usageError } from '../exit-status.js';
import { createGameWriter, FORMATS, type FormattedGame, type OutputFormat } from '../formats.js';
import { openOutput } from '../output/output.js';
import { finishScan, scanFiles } from '../scan-files.js';

/** Writes valid games in another form; errors are reported and their records left out. */
export const run: CommandAction = async (files, options) => {
  const format = parseFormat(options);
  const output = await openOutput(options.output);
  const tally = await scanFiles<FormattedGame>(files, options, {
    query: { kind: FORMATS[format], told: options.told === true },
    errorStream: 'stderr',
    onFound: createGameWriter(format, output),
  });
  return finishScan(tally, output);
};

const parseFormat = ({ told, to = told === true ? 'records' : undefined }: CommandOptions): OutputFormat => {
  if (to === undefined) throw usageError(`The form is missing: write --to ${Object.keys(FORMATS).join(' or --to ')}.`);
  return to as OutputFormat;
};
