import { CommanderError, Command as Parser, Option as ParserOption } from 'commander';
import { messageOf } from '../core/data/text.js';
import { VERSION } from '../core/records/record.js';
import { type Command, type CommandOptions, EXIT_STATUS_HELP, FILES_HELP, type Option, takesGame } from './command.js';
import { loadCommandsFor } from './commands/index.js';
import { CommandError, callsOf, EXIT, type Exit, usageError } from './exit-status.js';
import { type Io, io, type Screen, withIo } from './io.js';
import { REPLACEMENT_CHARACTER } from './read/path-text.js';
import { escapeControls, reportLine } from './write/print.js';

/** Runs a command line, by default in the surroundings of the process, and returns the exit status. */
export const runCommandLine = (line: readonly string[], surroundings?: Io): Promise<Exit> =>
  surroundings === undefined ? runArguments(line) : withIo(surroundings, () => runArguments(line));

const runArguments = async (line: readonly string[]): Promise<Exit> => {
  let exit: Exit = EXIT.valid;
  const take = async (run: Promise<Exit>): Promise<void> => {
    exit = await run;
  };
  try {
    const parser = createParser(await loadCommandsFor(line), take, line.some(isGameOption));
    await parser.parseAsync(line, { from: 'user' });
    return exit;
  } catch (error) {
    await (await import('./write/output.js')).discardUnfinished();
    return reportFailure(error, line.includes('--json'));
  }
};

const isGameOption = (word: string): boolean => /^--game(?:=|$)/.test(word);

/** Builds the parser; the game of a module takes the place of the first argument. */
const createParser = (
  commands: readonly Command[],
  onRun: (run: Promise<Exit>) => Promise<void>,
  hasOwnGame: boolean,
): Parser => {
  const program = new Parser('sastrugi')
    .description('Validates, shows, searches and converts archives of recorded games, and plays games.')
    .version(VERSION)
    .showSuggestionAfterError()
    .showHelpAfterError('sastrugi COMMAND --help lists the options of a command.')
    .addHelpText('after', `\n${FILES_HELP}\n\n${EXIT_STATUS_HELP}`)
    .configureOutput({
      writeOut: (text) => void io().stdout.write(text),
      writeErr: (text) => void io().stderr.write(text),
      getOutHelpWidth: () => widthOf(io().stdout),
      getErrHelpWidth: () => widthOf(io().stderr),
      outputError: (text, write) => write(formatUsageError(text)),
    })
    .exitOverride();
  for (const command of commands) addCommand(program, command, onRun, hasOwnGame);
  return program;
};

const DEFAULT_WIDTH = 80;

const widthOf = ({ isTTY, columns }: Screen): number => (isTTY && columns) || DEFAULT_WIDTH;

const addCommand = (
  program: Parser,
  command: Command,
  onRun: (run: Promise<Exit>) => Promise<void>,
  hasOwnGame: boolean,
): void => {
  const { name, operands, text, options, examples } = command;
  const parser = program
    .command(name)
    .description(text)
    .showHelpAfterError(`sastrugi ${name} --help lists its options.`)
    .addHelpText('after', ['', 'Examples:', ...examples.map(([line, what]) => `  # ${what}\n  ${line}`)].join('\n'));
  const expected = hasOwnGame && takesGame(command) ? operands.replace(/^\S+ ?/, '') : operands;
  if (expected !== '') parser.arguments(expected);
  for (const option of options) parser.addOption(createParserOption(option));
  parser.action(async () => {
    // The bytes of a file's name are looked up; those of anything else would be lost without a word.
    if (!operands.includes('file')) parser.args.forEach(requireUtf8);
    await onRun(runWithGames(command, parser.args, parser.opts<CommandOptions>()));
  });
};

/** Runs a command with the games of the modules that its line names. */
const runWithGames = async (command: Command, operands: readonly string[], options: CommandOptions): Promise<Exit> => {
  const { loadOwnGames, listModuleNames } = await import('./games.js');
  const own = await loadOwnGames(listModuleNames(options.game));
  const modules = own.map(({ address }) => address);
  if (own.length === 0) return command.run(operands, options);
  const [{ game }] = own as [(typeof own)[0]];
  if (!takesGame(command))
    return command.run(operands, {
      ...options,
      modules,
      ...(typeof options.game === 'string' ? { game: game.id } : {}),
    });
  if (own.length > 1) throw usageError('One game is played: write --game once.');
  return command.run([game.id, ...operands], { ...options, modules });
};

const createParserOption = ({ flags, text, parse, defaultValue, choices }: Option): ParserOption => {
  const option = new ParserOption(flags, text);
  if (flags.includes('<')) option.argParser((word, before) => (parse ?? String)(requireUtf8(word), before));
  if (defaultValue !== undefined) option.default(defaultValue);
  return choices === undefined ? option : option.choices([...choices]);
};

/** Returns an argument; refuses one that was not UTF-8, which arrives changed. */
const requireUtf8 = (word: string): string => {
  if (!word.includes(REPLACEMENT_CHARACTER)) return word;
  throw usageError(`'${word}' is not UTF-8, or has U+FFFD, which stands for such bytes.`);
};

/** Formats an error of the command line: one line, and the suggestion below it. */
const formatUsageError = (text: string): string => {
  const [, error, suggestion = ''] = /^(.*?)(\n\(Did you mean [^\n]*\?\))?\n$/s.exec(text)!;
  return `${escapeControls(error!)}${suggestion}\n`;
};

/** Prints an error: a sentence for people, or a line of JSON with `--json`. */
const reportFailure = (error: unknown, isJson: boolean): Exit => {
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.valid : EXIT.failure;
  const message = messageOf(error);
  const _tag = error instanceof CommandError ? error._tag : 'ValidatorThrew';
  if (isJson) reportLine(JSON.stringify({ kind: 'failure', _tag, message }));
  else if (error instanceof CommandError) reportLine(`sastrugi: ${message}`);
  else
    for (const line of [`sastrugi failed: ${message}`, ...callsOf(error instanceof Error ? error : {})])
      reportLine(line);
  return EXIT.failure;
};
