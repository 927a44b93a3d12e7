import { parseChanges } from '../changes.js';
import type { CommandAction } from '../command.js';
import { parseConditions } from '../conditions.js';
import { EXIT } from '../exit-status.js';
import { openOutput } from '../output/output.js';
import { reportLine } from '../output/print.js';
import type { EditedLine } from '../queries/edit.js';
import { finishScan, scanFiles } from '../scan-files.js';

/** Changes what records say about a game besides its moves. */
export const run: CommandAction = async (files, options) => {
  const changes = parseChanges(options);
  const conditions = await parseConditions(options);
  const output = await openOutput(options.output);
  const counts = { changed: 0, kept: 0, refused: 0, unread: 0 };
  let isComplete = true;
  const tally = await scanFiles<EditedLine>(files, options, {
    query: { kind: 'edit', wanted: conditions, ...changes },
    errorStream: 'stderr',
    onFound: async ({ place, outcome, line, problem }, print) => {
      counts[outcome]++;
      if (problem !== null)
        await print('refused', () =>
          options.json
            ? JSON.stringify({ kind: 'refused', ...place, reason: problem })
            : `${place.file}:${place.line}: not changed: ${problem}`,
        );
      if (line === null) isComplete = false;
      else await output.write(line);
    },
  });
  reportLine(options.json ? JSON.stringify({ kind: 'summary', ...counts }) : formatCounts(counts));
  const exit = await finishScan(
    tally,
    output,
    isComplete ? null : 'a line of the input is longer than --max-line-bytes allows',
  );
  return exit === EXIT.valid && counts.refused > 0 ? EXIT.errors : exit;
};

const formatCounts = ({ changed, kept, refused, unread }: Readonly<Record<EditedLine['outcome'], number>>): string =>
  `${changed} changed, ${kept} stay as they are, ${refused} cannot be changed like this, ${unread} could not be read and stay as they are`;
