import type { Command } from '../command.js';
import { FILES, JSON_OPTION, READING } from '../options.js';
import { print } from '../output/print.js';
import { exitOf, scan, summaryOf } from '../scan.js';

/** Validates every game and reports the errors. */
export const validate: Command = {
  name: 'validate',
  operands: FILES,
  text: 'prove every game by playing it again, and tell every fault with its place and reason',
  options: [...READING, JSON_OPTION],
  examples: [
    ['sastrugi validate games.jsonl', 'one file'],
    ["sastrugi validate 'archive/**/*.jsonl.zst' --faults faults.jsonl", 'many, with the faults in a file'],
    ['zcat games.jsonl.gz | sastrugi validate --json -', 'standard input, for machines'],
  ],
  run: async (files, given) => {
    const tally = await scan(files, given, { judge: { kind: 'proof' }, faults: 'stdout', take: () => {} });
    const { games, faults } = tally;
    await print(given.json ? `${JSON.stringify({ kind: 'summary', games, faults })}\n` : `${summaryOf(tally)}\n`);
    return exitOf(tally);
  },
};
