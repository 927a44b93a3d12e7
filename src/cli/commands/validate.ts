import type { Command } from '../command.js';
import { FILES, JSON_OPTION, READING } from '../options.js';
import { print } from '../output/print.js';
import { exitOf, scan, summaryOf } from '../scan.js';

/** Validates every game and reports the errors. */
export const validate: Command = {
  name: 'validate',
  operands: FILES,
  text: 'validate every game by replaying it, and report every error with its place and reason',
  options: [...READING, JSON_OPTION],
  examples: [
    ['sastrugi validate games.jsonl', 'one file'],
    ["sastrugi validate 'archive/**/*.jsonl.zst' --errors errors.jsonl", 'many files, with the errors in a file'],
    ['zcat games.jsonl.gz | sastrugi validate --json -', 'standard input, with JSON for programs'],
  ],
  run: async (files, given) => {
    const tally = await scan(files, given, { query: { kind: 'proof' }, faults: 'stdout', take: () => {} });
    const { games, errors } = tally;
    await print(given.json ? `${JSON.stringify({ kind: 'summary', games, errors })}\n` : `${summaryOf(tally)}\n`);
    return exitOf(tally);
  },
};
