import type { CommandAction } from '../command.js';
import { parseConditions } from '../conditions.js';
import { usageError } from '../exit-status.js';
import { createGameWriter, FORMATS, type FormattedGame, type OutputFormat } from '../formats.js';
import { formatCount, playerLabel } from '../game-page.js';
import { escapeControls } from '../output/escape-controls.js';
import { type Output, openOutput } from '../output/output.js';
import { reportLine } from '../output/print.js';
import type { FieldCheck, FoundGame } from '../queries/find.js';
import { finishScan, scanFiles } from '../scan-files.js';

/** Finds games by their players, events, clauses and results. */
export const run: CommandAction = async (files, options) => {
  const conditions = await parseConditions(options);
  if (Object.keys(conditions).length === 0) {
    throw usageError('No condition is given: write one, such as --length 20..40 or --event gameOver.');
  }
  const format = (options.to as OutputFormat | undefined) ?? null;
  const output = await openOutput(options.output);
  const write = format === null ? createLister(output, options.json === true) : createGameWriter(format, output);
  let count = 0;
  let fieldCheck: FieldCheck | null = null;
  const tally = await scanFiles<FormattedGame | FieldCheck>(files, options, {
    query: { kind: 'find', wanted: conditions, form: format === null ? null : FORMATS[format] },
    errorStream: 'stderr',
    onFound: async (found) => {
      if (isFieldCheck(found)) fieldCheck = fieldCheck?.knownFields === null ? fieldCheck : found;
      else {
        count++;
        await write(found);
      }
    },
  });
  if (count === 0) checkField(fieldCheck, options.event);
  const exit = await finishScan(tally, output);
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
