import { changesIn } from '../changes.js';
import type { RunCommand } from '../command.js';
import { conditionsIn } from '../conditions.js';
import { EXIT } from '../exit.js';
import { outputTo } from '../output/output.js';
import { tell } from '../output/print.js';
import type { Edited } from '../queries/editing.js';
import { finished, scan } from '../scan.js';

/** Changes what records say about a game besides its moves. */
export const run: RunCommand = async (files, given) => {
  const changes = changesIn(given);
  const wanted = await conditionsIn(given);
  const output = await outputTo(given.output);
  const counts = { changed: 0, kept: 0, refused: 0, unread: 0 };
  let isWhole = true;
  const tally = await scan<Edited>(files, given, {
    query: { kind: 'editing', wanted, ...changes },
    faults: 'stderr',
    take: async ({ place, outcome, line, why }, print) => {
      counts[outcome]++;
      if (why !== null)
        await print('refused', () =>
          given.json
            ? JSON.stringify({ kind: 'refused', ...place, why })
            : `${place.file}:${place.line}: not changed: ${why}`,
        );
      if (line === null) isWhole = false;
      else await output.write(line);
    },
  });
  tell(given.json ? JSON.stringify({ kind: 'summary', ...counts }) : summaryOf(counts));
  const exit = await finished(tally, output, isWhole ? null : 'a line of the input is longer than --longest allows');
  return exit === EXIT.valid && counts.refused > 0 ? EXIT.faults : exit;
};

const summaryOf = ({ changed, kept, refused, unread }: Readonly<Record<Edited['outcome'], number>>): string =>
  `${changed} changed, ${kept} stay as they are, ${refused} cannot be changed like this, ${unread} could not be read and stay as they are`;
