import type { CommandAction } from '../command.js';
import { EXIT } from '../exit-status.js';
import { openOutput } from '../output/output.js';
import { reportLine } from '../output/print.js';
import type { MigratedLine } from '../queries/migrate.js';
import { finishScan, scanFiles } from '../scan-files.js';

/** Migrates records of other versions to the rules of this package. */
export const run: CommandAction = async (files, options) => {
  const output = await openOutput(options.output);
  const counts = { new: 0, migrated: 0, notMigrated: 0, unread: 0 };
  let isComplete = true;
  const text = options.json ? notMigratedRow : formatNotMigrated;
  const tally = await scanFiles<MigratedLine>(files, options, {
    query: { kind: 'migrate' },
    errorStream: 'stderr',
    onFound: async (migrated, print) => {
      counts[migrated.outcome]++;
      if (migrated.reason !== null) await print('notMigrated', () => text(migrated));
      if (migrated.line === null) isComplete = false;
      else await output.write(migrated.line);
    },
  });
  reportLine(options.json ? JSON.stringify({ kind: 'summary', ...counts }) : formatCounts(counts));
  const exit = await finishScan(
    tally,
    output,
    isComplete ? null : 'a line of the input is longer than --max-line-bytes allows',
  );
  return exit === EXIT.valid && counts.notMigrated > 0 ? EXIT.otherVersions : exit;
};

const formatCounts = (counts: Readonly<Record<MigratedLine['outcome'], number>>): string =>
  `${counts.migrated} changed, ${counts.notMigrated} keep their version, ${counts.new} have these rules already, ${counts.unread} could not be read and stay as they are`;

const formatNotMigrated = ({ place: { file, line }, id, reason }: MigratedLine): string =>
  `${file}:${line}: ${id} keeps its version: ${(reason as { readonly message: string }).message}`;

const notMigratedRow = ({ place, id, reason }: MigratedLine): string =>
  JSON.stringify({ kind: 'notMigrated', ...place, id, reason });
