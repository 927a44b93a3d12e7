import { type ChooseGame, type InvalidText, parseRecord } from '../../archive/index.js';
import { RECORD_DIVIDER } from '../../archive/text/field-paths.js';
import { withPossible } from '../../core/chance-outcomes/index.js';
import { truncate } from '../../core/errors/errors.js';
import { type AnyGame, type GameRecord, orThrow, type ToldOrigin, validateRecord } from '../../index.js';
import type { Command, CommandAction, CommandOptions } from '../command.js';
import { usageError } from '../exit-status.js';
import { formatCount, playerLabel } from '../game-page.js';
import { listGameIds, loadExtraRules, loadKnownGame } from '../games.js';
import { JSON_OPTION, MAX_ERRORS_OPTION, MAX_LINE_BYTES_OPTION, OUTPUT_OPTION, RULES_OPTIONS } from '../options.js';
import { finishPipeline, type PipelineTally } from '../pipeline.js';
import { nextStage, resumeTold } from '../play/referee/told-game.js';
import { recordLine } from '../query/forms.js';
import { findFiles } from '../read/files.js';
import { readText } from '../read/open-source.js';
import { loadAvailableGames } from '../validate/available-games.js';
import { createErrorPrinter, type ErrorPrinter } from '../write/errors.js';
import { openOutput, STDOUT } from '../write/output.js';
import { reportLine } from '../write/print.js';
import { refuseOverwrites } from '../write/refuse-overwrites.js';

/** Turns texts of games into records. */
export const command: Command = {
  name: 'record',
  operands: '[game] [file]',
  text: `turn the text of a game, written by hand or by convert --to text, into a record; a line ${RECORD_DIVIDER} stands between several games. Without a game, each text names its own`,
  options: [
    OUTPUT_OPTION,
    JSON_OPTION,
    { ...MAX_LINE_BYTES_OPTION, text: 'the most bytes that the file may have' },
    ...RULES_OPTIONS,
    MAX_ERRORS_OPTION,
  ],
  examples: [
    ['sastrugi record blueprints game.txt -o game.jsonl', 'a game from your table'],
    ['sastrugi convert --to text games.jsonl -o games.txt', 'records as texts'],
    ['sastrugi record games.txt -o games.jsonl', 'records again, of all games'],
  ],
  run: (operands, options) => run(operands, options),
};

/** Turns texts of games into records. */
const run: CommandAction = async (operands, options) => {
  const [id, name] = operands.length < 2 ? [undefined, operands[0]] : operands;
  if (name === undefined) throw usageError('Name the file with the texts, after their game if they do not name it.');
  const choose = await createGameChooser(id, options);
  const files = await findFiles([name]);
  await refuseOverwrites(
    files.map(({ path }) => path),
    options.output === undefined ? [] : [options.output],
  );
  const output = await openOutput(options.output);
  const tally: TextTally = { games: 0, unfinished: 0, errors: {}, unreadableFiles: 0 };
  const printer = createErrorPrinter(options, 'stderr');
  let last: GameRecord | null = null;
  for (const file of files) {
    for (const [line, text] of splitGames(await readText(file, options.maxLineBytes))) {
      const parsed = parseRecord(text, choose);
      if (parsed._tag === 'Left')
        await reportTextError(
          tally,
          printer,
          { file: file.name, error: { ...parsed.left, line: parsed.left.line + line } },
          options,
        );
      else {
        last = parsed.right;
        tally.games++;
        if (last.result?.over !== true) tally.unfinished++;
        await output.write(recordLine(last));
      }
    }
  }
  await printer.finish();
  const exit = await finishPipeline(tally, output);
  if (options.output !== undefined && options.output !== STDOUT && last !== null) {
    reportLine(
      `${options.output}: ${tally.games === 1 ? writtenGame(last, choose(last) as AnyGame) : writtenGames(tally)}`,
    );
  }
  return exit;
};

/** The counts of games and errors so far. */
interface TextTally extends PipelineTally {
  games: number;
  /** The games that were not played to their ends, or claim no result. */
  unfinished: number;
  readonly errors: Record<string, number>;
}

/** An error of a text, in its file. */
interface FileTextError {
  readonly file: string;
  readonly error: InvalidText;
}

/** Counts and reports an error. */
const reportTextError = (
  { errors }: TextTally,
  { print }: ErrorPrinter,
  error: FileTextError,
  { json }: CommandOptions,
): Promise<void> => {
  const { _tag } = error.error;
  errors[_tag] = (errors[_tag] ?? 0) + 1;
  return print(_tag, () => (json === true ? JSON.stringify({ kind: 'error', ...error }) : formatTextError(error)));
};

const formatTextError = ({ file, error: { line, column, _tag, message } }: FileTextError): string =>
  `${file}:${line}:${column}: ${_tag}: ${message}`;

/** Counts the games that were written. */
const writtenGames = ({ games, unfinished }: TextTally): string =>
  `${formatCount(games, 'game')}${unfinished === 0 ? '' : `, ${unfinished} of them without an end`}`;

/** Describes the game that was written: its points and winners, or where it was left. */
const writtenGame = (record: GameRecord, game: AnyGame): string => {
  const { score, isComplete } = orThrow(validateRecord(record, game));
  const { players = [] } = record.envelope ?? {};
  const nameOf = (player: number): string => players[player]?.name ?? playerLabel(player);
  const points = score.players.map(({ total }, player) => `${nameOf(player)} ${total}`).join(', ');
  const winners = score.winners.length === 0 ? 'nobody' : score.winners.map(nameOf).join(', ');
  if (score.over) return `${game.title}: ${points}, won by ${winners}`;
  const made = formatCount(record.moves.length, 'move');
  return `${game.title}, not played to its end: ${made}${isComplete ? '' : `. ${missingIn(record, game)}`}`;
};

/** Names the facts that are possible where a record ends within those of its last move. */
const missingIn = (record: GameRecord, game: AnyGame): string => {
  const told = resumeTold(game, record as GameRecord & ToldOrigin, { moves: record.moves, isComplete: false });
  const stage = nextStage(told);
  const facts = stage.kind === 'fact' ? stage.question.answers.map(({ text }) => game.tableTextOf(text)) : [];
  return withPossible('The facts of the last move go on.', facts);
};

/**
 * Returns a function that finds the game for a text: that of the command line, or the one that the text names; by
 * default with the components of the command line, or ours.
 */
const createGameChooser = async (id: string | undefined, options: CommandOptions): Promise<ChooseGame> => {
  if (id !== undefined) await loadKnownGame(id);
  const rules = await loadExtraRules(options);
  const { resolve } = await loadAvailableGames(rules);
  const usualGames = await Promise.all(listGameIds().map(loadKnownGame));
  return ({ game = id, rules: version, components }) => {
    if (game === undefined) return `The text names no game: write it before the file, or 'game: ${listGameIds()[0]}'.`;
    const defaultComponentsGame = usualGames.find(({ id: each }) => each === game);
    if (defaultComponentsGame === undefined)
      return `There is no game '${truncate(game)}'; there are ${listGameIds().join(', ')}.`;
    if (id !== undefined && game !== id) return `The text is of game '${game}', not '${id}': name no game to read it.`;
    const [, document] = rules.components.find(([each]) => each === game) ?? [];
    const defaultGame =
      document === undefined ? defaultComponentsGame : orThrow(defaultComponentsGame.withComponents(document));
    return resolve(game, version ?? defaultGame.version, components ?? defaultGame.componentsId) ?? defaultGame;
  };
};

/** Yields the games of a text, each with the number of lines before it. */
function* splitGames(text: string): Generator<readonly [line: number, text: string]> {
  const lines = text.split('\n');
  let from = 0;
  for (let i = 0; i <= lines.length; i++) {
    if (i < lines.length && lines[i]!.trimEnd() !== RECORD_DIVIDER) continue;
    yield [from, lines.slice(from, i).join('\n')];
    from = i + 1;
  }
}
