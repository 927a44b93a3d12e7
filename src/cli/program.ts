import { CommanderError, Command as Parser, Option as ParserOption } from 'commander';
import { messageOf } from '../core/errors/message-of.js';
import { VERSION } from '../core/records/version.js';
import type { Command, Given, Option } from './command.js';
import { COMMANDS } from './commands/index.js';
import { callsOf, EXIT, type Exit, Trouble, wrongUse } from './exit.js';
import { ENDINGS, FILES } from './help.js';
import { LOST } from './input/path-text.js';
import { type Io, io, type Screen, within } from './io.js';
import { tell } from './output/print.js';
import { visible } from './output/visible.js';

/** Runs a command line, by default in the surroundings of the process, and returns the exit status. */
export const ended = (line: readonly string[], surroundings?: Io): Promise<Exit> =>
  surroundings === undefined ? end(line) : within(surroundings, () => end(line));

const end = async (line: readonly string[]): Promise<Exit> => {
  let exit: Exit = EXIT.valid;
  const take = async (run: Promise<Exit>): Promise<void> => {
    exit = await run;
  };
  try {
    const parser = parserOf(COMMANDS, take);
    await parser.parseAsync(line, { from: 'user' });
    return exit;
  } catch (error) {
    await (await import('./output/whole.js')).abandonOutputs();
    return failed(error, line.includes('--json'));
  }
};

const parserOf = (commands: readonly Command[], onRun: (run: Promise<Exit>) => Promise<void>): Parser => {
  const program = new Parser('sastrugi')
    .description('Validates, shows, searches and converts archives of recorded games, and plays games.')
    .version(VERSION)
    .showSuggestionAfterError()
    .showHelpAfterError('sastrugi COMMAND --help lists the options of a command.')
    .addHelpText('after', `\n${FILES}\n\n${ENDINGS}`)
    .configureOutput({
      writeOut: (text) => void io().stdout.write(text),
      writeErr: (text) => void io().stderr.write(text),
      getOutHelpWidth: () => widthOf(io().stdout),
      getErrHelpWidth: () => widthOf(io().stderr),
      outputError: (text, write) => write(errorOf(text)),
    })
    .exitOverride();
  for (const command of commands) add(program, command, onRun);
  return program;
};

const USUAL_WIDTH = 80;

const widthOf = ({ isTTY, columns }: Screen): number => (isTTY && columns) || USUAL_WIDTH;

const add = (program: Parser, command: Command, onRun: (run: Promise<Exit>) => Promise<void>): void => {
  const { name, operands, text, options, examples, load } = command;
  const parser = program
    .command(name)
    .description(text)
    .showHelpAfterError(`sastrugi ${name} --help lists its options.`)
    .addHelpText('after', ['', 'Examples:', ...examples.map(([line, what]) => `  # ${what}\n  ${line}`)].join('\n'));
  if (operands !== '') parser.arguments(operands);
  for (const option of options) parser.addOption(optionOf(option));
  parser.action(async () => {
    const run = await load();
    // The bytes of a file's name are looked up; those of anything else would be lost without a word.
    if (!operands.includes('file')) parser.args.forEach(whole);
    await onRun(run(parser.args, parser.opts<Given & Record<string, unknown>>()));
  });
};

const optionOf = ({ flags, text, read, usual, choices }: Option): ParserOption => {
  const option = new ParserOption(flags, text);
  if (flags.includes('<')) option.argParser((word, before) => (read ?? String)(whole(word), before));
  if (usual !== undefined) option.default(usual);
  return choices === undefined ? option : option.choices([...choices]);
};

/** Returns an argument; refuses one that was not UTF-8, which arrives changed. */
const whole = (word: string): string => {
  if (!word.includes(LOST)) return word;
  throw wrongUse(`'${word}' is not UTF-8, or has U+FFFD, which stands for such bytes.`);
};

/** Formats an error of the command line: one line, and the suggestion below it. */
const errorOf = (text: string): string => {
  const [, error, meant = ''] = /^(.*?)(\n\(Did you mean [^\n]*\?\))?\n$/s.exec(text)!;
  return `${visible(error!)}${meant}\n`;
};

/** Prints an error: a sentence for people, or a line of JSON with `--json`. */
const failed = (error: unknown, isJson: boolean): Exit => {
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.valid : EXIT.trouble;
  const message = messageOf(error);
  const _tag = error instanceof Trouble ? error._tag : 'Failed';
  if (isJson) tell(JSON.stringify({ kind: 'trouble', _tag, message }));
  else if (error instanceof Trouble) tell(`sastrugi: ${message}`);
  else for (const line of [`sastrugi failed: ${message}`, ...callsOf(error instanceof Error ? error : {})]) tell(line);
  return EXIT.trouble;
};
