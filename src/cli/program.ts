import { CommanderError, Command as Parser, Option as ParserOption } from 'commander';
import { VERSION } from '../core/records/version.js';
import type { Command, Given, Option } from './command.js';
import { COMMANDS } from './commands/index.js';
import { callsOf, EXIT, type Exit, Trouble } from './exit.js';
import { ENDINGS, FILES } from './help.js';
import { tell } from './output/print.js';
import { visible } from './output/visible.js';

/** Runs a command line and returns the exit status. */
export const ended = async (line: readonly string[]): Promise<Exit> => {
  let exit: Exit = EXIT.valid;
  const take = async (run: Promise<Exit>): Promise<void> => {
    exit = await run;
  };
  try {
    const parser = parserOf(COMMANDS, take);
    await parser.parseAsync(line, { from: 'user' });
    return exit;
  } catch (error) {
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
    .configureOutput({ outputError: (text, write) => write(errorOf(text)) })
    .exitOverride();
  for (const command of commands) add(program, command, onRun);
  return program;
};

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
    await onRun(run(parser.args, parser.opts<Given & Record<string, unknown>>()));
  });
};

const optionOf = ({ flags, text, read, usual, choices }: Option): ParserOption => {
  const option = new ParserOption(flags, text);
  if (read !== undefined) option.argParser(read);
  if (usual !== undefined) option.default(usual);
  return choices === undefined ? option : option.choices([...choices]);
};

/** Formats an error of the command line: one line, and the suggestion below it. */
const errorOf = (text: string): string => {
  const [, error, meant = ''] = /^(.*?)(\n\(Did you mean [^\n]*\?\))?\n$/s.exec(text)!;
  return `${visible(error!)}${meant}\n`;
};

/** Prints an error: a sentence for people, or a line of JSON with `--json`. */
const failed = (error: unknown, isJson: boolean): Exit => {
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.valid : EXIT.trouble;
  const { message } = error as Error;
  const _tag = error instanceof Trouble ? error._tag : 'Failed';
  if (isJson) tell(JSON.stringify({ kind: 'trouble', _tag, message }));
  else if (error instanceof Trouble) tell(`sastrugi: ${message}`);
  else for (const line of [`sastrugi failed: ${message}`, ...callsOf(error as Error)]) tell(line);
  return EXIT.trouble;
};
