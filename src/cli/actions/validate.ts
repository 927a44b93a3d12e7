import type { CommandAction } from '../command.js';
import { print } from '../output/print.js';
import { exitOf, formatSummary, scanFiles } from '../scan-files.js';

/** Validates every game and reports the errors. */
export const run: CommandAction = async (files, options) => {
  const tally = await scanFiles(files, options, {
    query: { kind: 'validate' },
    errorStream: 'stdout',
    onFound: () => {},
  });
  const { games, errors } = tally;
  await print(options.json ? `${JSON.stringify({ kind: 'summary', games, errors })}\n` : `${formatSummary(tally)}\n`);
  return exitOf(tally);
};
