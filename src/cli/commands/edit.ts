import type { Command, CommandAction } from '../command.js';
import { EXIT } from '../exit-status.js';
import { collectValues, FILE_OPERANDS, JSON_OPTION, OUTPUT_OPTION, SEARCHING_OPTIONS } from '../options.js';
import { finishPipeline, queryFiles } from '../pipeline.js';
import { parseChanges } from '../query/changes.js';
import { parseConditions, RECORD_CONDITIONS } from '../query/conditions.js';
import type { EditedLine } from '../query/edit.js';
import { openOutput } from '../write/output.js';
import { reportLine } from '../write/print.js';

/** Changes what records say about a game besides its moves. */
export const command: Command = {
  name: 'edit',
  operands: FILE_OPERANDS,
  text: 'change the id, players, date, occasion, termination or meta of records that meet all conditions; all other lines stay as they are, byte for byte',
  options: [
    {
      flags: '--set <field=value>',
      text: 'the new value of id, occasion, date, player1, player1.id, player1.rating, termination or meta.KEY; without a value the field is removed; may be repeated',
      parse: collectValues,
    },
    {
      flags: '--rename <old=new>',
      text: 'the new name of a player, whatever the seat; ["OLD","NEW"] if a name has an equals sign; a game in which OLD sits twice or NEW sits already stays as it is; may be repeated',
      parse: collectValues,
    },
    ...RECORD_CONDITIONS,
    OUTPUT_OPTION,
    ...SEARCHING_OPTIONS,
    JSON_OPTION,
  ],
  examples: [
    ['sastrugi edit --set occasion="Spring cup" --date 2026-03 games.jsonl -o named.jsonl', 'the games of a month'],
    ['sastrugi edit --rename "Ann Lee=Anne Lee" games.jsonl -o renamed.jsonl', 'a player, in every game'],
    ['sastrugi edit --set player2="Ann Lee" --set player2.rating=1510 --id A7 games.jsonl -o new.jsonl', 'one game'],
  ],
  run: (operands, options) => run(operands, options),
};

/** Changes what records say about a game besides its moves. */
const run: CommandAction = async (files, options) => {
  const changes = parseChanges(options);
  const conditions = await parseConditions(options);
  const output = await openOutput(options.output);
  const counts = { changed: 0, kept: 0, refused: 0, unread: 0 };
  let isComplete = true;
  const tally = await queryFiles<EditedLine>(files, options, {
    query: { kind: 'edit', wanted: conditions, ...changes },
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
  const exit = await finishPipeline(
    tally,
    output,
    isComplete ? null : 'a line of the input is longer than --max-line-bytes allows',
  );
  return exit === EXIT.valid && counts.refused > 0 ? EXIT.errors : exit;
};

const formatCounts = ({ changed, kept, refused, unread }: Readonly<Record<EditedLine['outcome'], number>>): string =>
  `${changed} changed, ${kept} stay as they are, ${refused} cannot be changed like this, ${unread} could not be read and stay as they are`;
