import { type ChooseGame, type InvalidText, parseRecord } from '../../archive/index.js';
import { DIVIDER } from '../../archive/text/fields.js';
import { type AnyGame, orThrow } from '../../index.js';
import type { Given, RunCommand } from '../command.js';
import { type ErrorPrinter, errorPrinter } from '../faults.js';
import { knownGame } from '../games.js';
import { filesOf } from '../input/files.js';
import { textOf } from '../input/text.js';
import { keepApart } from '../output/apart.js';
import { outputTo } from '../output/output.js';
import { gamesAtHand } from '../queries/rules-at-hand.js';
import { lineOf } from '../queries/texts.js';
import { rulesOf } from '../rules.js';
import { finished, type ScanTally } from '../scan.js';

/** Turns texts of games into records. */
export const run: RunCommand = async ([id, name], given) => {
  const choose = await choosing(id!, given);
  const files = await filesOf([name!]);
  await keepApart(
    files.map(({ path }) => path),
    given.output === undefined ? [] : [given.output],
  );
  const output = await outputTo(given.output);
  const tally: TextTally = { games: 0, errors: {}, troubles: 0 };
  const printer = errorPrinter(given, 'stderr');
  for (const file of files) {
    for (const [line, text] of gamesIn(await textOf(file, given.longest))) {
      const read = parseRecord(text, choose);
      if (read._tag === 'Left')
        await blame(tally, printer, { file: file.name, error: { ...read.left, line: read.left.line + line } }, given);
      else {
        tally.games++;
        await output.write(lineOf(read.right));
      }
    }
  }
  await printer.finish();
  return finished(tally, output);
};

/** The counts of games and errors so far. */
interface TextTally extends ScanTally {
  games: number;
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

/** Returns a function that finds the game for a text: by default with the components of the command line, or ours. */
const choosing = async (id: string, given: Given): Promise<ChooseGame> => {
  const ours = await knownGame(id);
  const rules = await rulesOf(given);
  const [, document] = rules.components.find(([game]) => game === id) ?? [];
  const usual: AnyGame = document === undefined ? ours : orThrow(ours.withComponents(document));
  const { resolve } = await gamesAtHand(rules);
  return (version = usual.version, components = usual.componentsId) => resolve(id, version, components) ?? usual;
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
