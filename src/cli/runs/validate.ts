import type { RunCommand } from '../command.js';
import { print } from '../output/print.js';
import { exitOf, scan, summaryOf } from '../scan.js';

/** Validates every game and reports the errors. */
export const run: RunCommand = async (files, given) => {
  const tally = await scan(files, given, { query: { kind: 'proof' }, faults: 'stdout', take: () => {} });
  const { games, errors } = tally;
  await print(given.json ? `${JSON.stringify({ kind: 'summary', games, errors })}\n` : `${summaryOf(tally)}\n`);
  return exitOf(tally);
};
