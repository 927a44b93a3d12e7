import type { RunCommand } from '../command.js';
import { EXIT } from '../exit.js';
import { outputTo } from '../output/output.js';
import { tell } from '../output/print.js';
import type { Migrated } from '../queries/migrating.js';
import { finished, scan } from '../scan.js';

/** Migrates records of other versions to the rules of this package. */
export const run: RunCommand = async (files, given) => {
  const output = await outputTo(given.output);
  const counts = { new: 0, relabelled: 0, pinned: 0, unread: 0 };
  let isWhole = true;
  const text = given.json ? rowOf : sentenceOf;
  const tally = await scan<Migrated>(files, given, {
    query: { kind: 'migrating' },
    faults: 'stderr',
    take: async (migrated, print) => {
      counts[migrated.outcome]++;
      if (migrated.pinned !== null) await print('pinned', () => text(migrated));
      if (migrated.line === null) isWhole = false;
      else await output.write(migrated.line);
    },
  });
  tell(given.json ? JSON.stringify({ kind: 'summary', ...counts }) : summaryOf(counts));
  const exit = await finished(tally, output, isWhole ? null : 'a line of the input is longer than --longest allows');
  return exit === EXIT.valid && counts.pinned > 0 ? EXIT.otherVersions : exit;
};

const summaryOf = (counts: Readonly<Record<Migrated['outcome'], number>>): string =>
  `${counts.relabelled} changed, ${counts.pinned} keep their version, ${counts.new} have these rules already, ${counts.unread} could not be read and stay as they are`;

const sentenceOf = ({ place: { file, line }, id, pinned }: Migrated): string =>
  `${file}:${line}: ${id} keeps its version: ${(pinned as { readonly message: string }).message}`;

const rowOf = ({ place, id, pinned }: Migrated): string => JSON.stringify({ kind: 'pinned', ...place, id, pinned });
