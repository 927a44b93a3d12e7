import type { Command, CommandAction } from '../command.js';
import { FILE_OPERANDS, JSON_OPTION, READING_OPTIONS } from '../options.js';
import { exitOf, formatSummary, validateFiles } from '../pipeline.js';
import { print } from '../write/print.js';

/** Validates every game and reports the errors. */
export const command: Command = {
  name: 'validate',
  operands: FILE_OPERANDS,
  text: 'validate every game by replaying it, and report every error with its place and reason',
  options: [...READING_OPTIONS, JSON_OPTION],
  examples: [
    ['sastrugi validate games.jsonl', 'one file'],
    ["sastrugi validate 'archive/**/*.jsonl.zst' --errors errors.jsonl", 'many files, with the errors in a file'],
    ['sastrugi validate --game ./my-game.mjs games.jsonl', 'with games of your own among them'],
    ['zcat games.jsonl.gz | sastrugi validate --json -', 'standard input, with JSON for programs'],
  ],
  run: (operands, options) => run(operands, options),
};

/** Validates every game and reports the errors. */
const run: CommandAction = async (files, options) => {
  const tally = await validateFiles(files, options);
  const { games, errors } = tally;
  await print(options.json ? `${JSON.stringify({ kind: 'summary', games, errors })}\n` : `${formatSummary(tally)}\n`);
  return exitOf(tally);
};
