import { type ChooseGame, type InvalidText, parseRecord } from '../../archive/index.js';
import { DIVIDER } from '../../archive/text/fields.js';
import { shortened } from '../../core/play/check-origin.js';
import { withPossible } from '../../core/play/told-facts.js';
import { gameOf } from '../../games/index.js';
import { type AnyGame, type GameRecord, gameIds, orThrow, type ToldOrigin, validateRecord } from '../../index.js';
import type { Given, RunCommand } from '../command.js';
import { wrongUse } from '../exit.js';
import { type ErrorPrinter, errorPrinter } from '../faults.js';
import { knownGame } from '../games.js';
import { filesOf } from '../input/files.js';
import { textOf } from '../input/text.js';
import { keepApart } from '../output/apart.js';
import { outputTo, STDOUT } from '../output/output.js';
import { tell } from '../output/print.js';
import { called, countOf } from '../page.js';
import { goOn, resumeTold } from '../play/real/told-game.js';
import { gamesAtHand } from '../queries/rules-at-hand.js';
import { lineOf } from '../queries/texts.js';
import { rulesOf } from '../rules.js';
import { finished, type ScanTally } from '../scan.js';

/** Turns texts of games into records. */
export const run: RunCommand = async (operands, given) => {
  const [id, name] = operands.length < 2 ? [undefined, operands[0]] : operands;
  if (name === undefined) throw wrongUse('Name the file with the texts, after their game if they do not name it.');
  const choose = await choosing(id, given);
  const files = await filesOf([name]);
  await keepApart(
    files.map(({ path }) => path),
    given.output === undefined ? [] : [given.output],
  );
  const output = await outputTo(given.output);
  const tally: TextTally = { games: 0, unfinished: 0, errors: {}, troubles: 0 };
  const printer = errorPrinter(given, 'stderr');
  let last: GameRecord | null = null;
  for (const file of files) {
    for (const [line, text] of gamesIn(await textOf(file, given.longest))) {
      const read = parseRecord(text, choose);
      if (read._tag === 'Left')
        await blame(tally, printer, { file: file.name, error: { ...read.left, line: read.left.line + line } }, given);
      else {
        last = read.right;
        tally.games++;
        if (last.result?.over !== true) tally.unfinished++;
        await output.write(lineOf(last));
      }
    }
  }
  await printer.finish();
  const exit = await finished(tally, output);
  if (given.output !== undefined && given.output !== STDOUT && last !== null) {
    tell(`${given.output}: ${tally.games === 1 ? writtenGame(last, choose(last) as AnyGame) : writtenGames(tally)}`);
  }
  return exit;
};

/** The counts of games and errors so far. */
interface TextTally extends ScanTally {
  games: number;
  /** The games that were not played to their ends, or claim no result. */
  unfinished: number;
  readonly errors: Record<string, number>;
}

/** An error of a text, in its file. */
interface TextError {
  readonly file: string;
  readonly error: InvalidText;
}

/** Counts and reports an error. */
const blame = ({ errors }: TextTally, { print }: ErrorPrinter, wrong: TextError, { json }: Given): Promise<void> => {
  const { _tag } = wrong.error;
  errors[_tag] = (errors[_tag] ?? 0) + 1;
  return print(_tag, () => (json === true ? JSON.stringify({ kind: 'error', ...wrong }) : sentenceOf(wrong)));
};

const sentenceOf = ({ file, error: { line, column, _tag, message } }: TextError): string =>
  `${file}:${line}:${column}: ${_tag}: ${message}`;

/** Counts the games that were written. */
const writtenGames = ({ games, unfinished }: TextTally): string =>
  `${countOf(games, 'game')}${unfinished === 0 ? '' : `, ${unfinished} of them without an end`}`;

/** Describes the game that was written: its points and winners, or where it was left. */
const writtenGame = (record: GameRecord, game: AnyGame): string => {
  const { score, isComplete } = orThrow(validateRecord(record, game));
  const { players = [] } = record.envelope ?? {};
  const nameOf = (player: number): string => players[player]?.name ?? called(player);
  const points = score.players.map(({ total }, player) => `${nameOf(player)} ${total}`).join(', ');
  const winners = score.winners.length === 0 ? 'nobody' : score.winners.map(nameOf).join(', ');
  if (score.over) return `${game.title}: ${points}, won by ${winners}`;
  const made = countOf(record.moves.length, 'move');
  return `${game.title}, not played to its end: ${made}${isComplete ? '' : `. ${missingIn(record, game)}`}`;
};

/** Names the facts that are possible where a record ends within those of its last move. */
const missingIn = (record: GameRecord, game: AnyGame): string => {
  const told = resumeTold(game, record as GameRecord & ToldOrigin, { moves: record.moves, isComplete: false });
  const stage = goOn(told);
  const facts = stage.kind === 'fact' ? stage.question.answers.map(({ text }) => game.tableTextOf(text)) : [];
  return withPossible('The facts of the last move go on.', facts);
};

/**
 * Returns a function that finds the game for a text: that of the command line, or the one that the text names; by
 * default with the components of the command line, or ours.
 */
const choosing = async (id: string | undefined, given: Given): Promise<ChooseGame> => {
  if (id !== undefined) await knownGame(id);
  const rules = await rulesOf(given);
  const { resolve } = await gamesAtHand(rules);
  return ({ game = id, rules: version, components }) => {
    if (game === undefined) return `The text names no game: write it before the file, or 'game: ${gameIds[0]}'.`;
    const ours = gameOf(game);
    if (ours === undefined) return `There is no game '${shortened(game)}'; there are ${gameIds.join(', ')}.`;
    if (id !== undefined && game !== id) return `The text is of game '${game}', not '${id}': name no game to read it.`;
    const [, document] = rules.components.find(([each]) => each === game) ?? [];
    const usual = document === undefined ? ours : orThrow(ours.withComponents(document));
    return resolve(game, version ?? usual.version, components ?? usual.componentsId) ?? usual;
  };
};

/** Yields the games of a text, each with the number of lines before it. */
function* gamesIn(text: string): Generator<readonly [line: number, text: string]> {
  const lines = text.split('\n');
  let from = 0;
  for (let i = 0; i <= lines.length; i++) {
    if (i < lines.length && lines[i]!.trimEnd() !== DIVIDER) continue;
    yield [from, lines.slice(from, i).join('\n')];
    from = i + 1;
  }
}
