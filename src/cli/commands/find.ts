import type { Command, CommandAction } from '../command.js';
import { usageError } from '../exit-status.js';
import { formatCount, playerLabel } from '../game-page.js';
import { FILE_OPERANDS, JSON_OPTION, OUTPUT_OPTION, SEARCHING_OPTIONS } from '../options.js';
import { finishPipeline, queryFiles } from '../pipeline.js';
import { MOVE_CONDITIONS, parseConditions, RECORD_CONDITIONS } from '../query/conditions.js';
import type { FieldCheck, FoundGame } from '../query/find.js';
import { createGameWriter, FORMATS, type FormattedGame, type OutputFormat } from '../write/formats.js';
import { type Output, openOutput } from '../write/output.js';
import { escapeControls, reportLine } from '../write/print.js';

/** Finds games by their players, events, clauses and results. */
export const command: Command = {
  name: 'find',
  operands: FILE_OPERANDS,
  text: 'find games that meet all conditions, and list them or write their records',
  options: [
    ...MOVE_CONDITIONS,
    ...RECORD_CONDITIONS,
    {
      flags: '--to <format>',
      text: 'write the games instead of a list: records (each line as it is), rows (JSON for tables), text (readable)',
      choices: FORMATS,
    },
    OUTPUT_OPTION,
    ...SEARCHING_OPTIONS,
    JSON_OPTION,
  ],
  examples: [
    ['sastrugi find --game blueprints --total 60.. games.jsonl', 'games in which a player has 60 points or more'],
    ["sastrugi find --player ann --date 2026 --to records 'club/*.jsonl.gz' -o ann.jsonl", 'the records of a player'],
    ['sastrugi find --event prizeWon,decidedBy=playedLast games.jsonl', 'a prize that a tie break decided'],
    ['sastrugi find --clause BP-PLACE-2 games.jsonl', 'games in which a die was too low for its tower'],
    ['sastrugi find --clause BP-PLACE-4 games.jsonl', 'games in which a die that fitted nowhere was discarded'],
  ],
  run: (operands, options) => run(operands, options),
};

/** Finds games by their players, events, clauses and results. */
const run: CommandAction = async (files, options) => {
  const conditions = await parseConditions(options);
  if (Object.keys(conditions).length === 0) {
    throw usageError('No condition is given: write one, such as --length 20..40 or --event gameOver.');
  }
  const format = (options.to as OutputFormat | undefined) ?? null;
  const output = await openOutput(options.output);
  const write = format === null ? createLister(output, options.json === true) : createGameWriter(format, output);
  let count = 0;
  let fieldCheck: FieldCheck | null = null;
  const tally = await queryFiles<FormattedGame | FieldCheck>(files, options, {
    query: { kind: 'find', wanted: conditions, form: format },
    onFound: async (found) => {
      if (isFieldCheck(found)) fieldCheck = fieldCheck?.knownFields === null ? fieldCheck : found;
      else {
        count++;
        await write(found);
      }
    },
  });
  if (count === 0) checkField(fieldCheck, options.event);
  const exit = await finishPipeline(tally, output);
  if (options.quiet !== true)
    reportLine(`${new Intl.NumberFormat('en').format(count)} of ${formatCount(tally.games, 'valid game')} found`);
  return exit;
};

const isFieldCheck = (found: FormattedGame | FieldCheck): found is FieldCheck =>
  typeof found === 'object' && Object.hasOwn(found, 'knownFields');

/** Refuses a field that no event of the games has. */
const checkField = (check: FieldCheck | null, event: string | undefined): void => {
  if (check?.knownFields === null || check === null) return;
  const [kind] = event!.split(',');
  throw usageError(`No event '${kind}' has a field '${check.path}'; there are ${check.knownFields.join(', ')}.`);
};

/** Returns a function that lists games, a line each. */
const createLister = (output: Output, isJson: boolean): ((found: FormattedGame) => Promise<void>) => {
  const text = isJson ? (found: FoundGame) => JSON.stringify(found) : formatFoundGame;
  return (found) => output.write(`${text(found as FoundGame)}\n`);
};

const formatFoundGame = ({
  file,
  line,
  id,
  game,
  players,
  length,
  totals,
  winners,
  over,
  ply,
  match,
}: FoundGame): string =>
  escapeControls(
    [
      `${file}:${line}:`,
      ...(game === null
        ? []
        : [
            `${id} ${game}, ${formatCount(players!, 'player')}, ${formatCount(length!, 'move')}, ${totals.join(':')},`,
            over ? `won by ${winners.map(playerLabel).join(' and ') || 'nobody'}` : 'not over',
          ]),
      ...(match === null ? [] : [`[after move ${ply}: ${match}]`]),
    ].join(' '),
  );
