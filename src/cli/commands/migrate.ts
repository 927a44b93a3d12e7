import type { Command, CommandAction } from '../command.js';
import { EXIT } from '../exit-status.js';
import { FILE_OPERANDS, JSON_OPTION, OUTPUT_OPTION, READING_OPTIONS } from '../options.js';
import { finishPipeline, queryFiles } from '../pipeline.js';
import type { MigratedLine } from '../query/migrate.js';
import { openOutput } from '../write/output.js';
import { reportLine } from '../write/print.js';

/** Migrates records of other versions to the rules of this package. */
export const command: Command = {
  name: 'migrate',
  operands: FILE_OPERANDS,
  text: 'change records of other versions to the rules of this one, where both come to the same end; all other lines stay as they are, byte for byte, and are reported unless they have these rules already',
  options: [...READING_OPTIONS, JSON_OPTION, OUTPUT_OPTION],
  examples: [
    ['npm install sastrugi-0.1@npm:sastrugi@0.1.0', 'the version that reads the records'],
    ['sastrugi migrate --package sastrugi-0.1 old.jsonl -o new.jsonl', 'the records for this version'],
  ],
  run: (operands, options) => run(operands, options),
};

/** Migrates records of other versions to the rules of this package. */
const run: CommandAction = async (files, options) => {
  const output = await openOutput(options.output);
  const counts = { new: 0, migrated: 0, notMigrated: 0, unread: 0 };
  let isComplete = true;
  const text = options.json ? notMigratedRow : formatNotMigrated;
  const tally = await queryFiles<MigratedLine>(files, options, {
    query: { kind: 'migrate' },
    onFound: async (migrated, print) => {
      counts[migrated.outcome]++;
      if (migrated.reason !== null) await print('notMigrated', () => text(migrated));
      if (migrated.line === null) isComplete = false;
      else await output.write(migrated.line);
    },
  });
  reportLine(options.json ? JSON.stringify({ kind: 'summary', ...counts }) : formatCounts(counts));
  const exit = await finishPipeline(
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
