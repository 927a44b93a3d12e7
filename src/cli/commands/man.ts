import { VERSION } from '../../core/records/record.js';
import { type Command, type CommandAction, EXIT_STATUS_HELP, FILES_HELP, optionsOf } from '../command.js';
import { EXIT } from '../exit-status.js';
import { print } from '../write/print.js';
import { loadCommands } from './index.js';

/** Prints the manual page. */
export const command: Command = {
  name: 'man',
  operands: '',
  text: 'print the manual page of all commands',
  options: [],
  examples: [['sastrugi man > sastrugi.1 && man ./sastrugi.1', 'read it']],
  run: (operands, options) => run(operands, options),
};

/** Prints the manual page. */
const run: CommandAction = async () => {
  await print(formatManual(await loadCommands(), [FILES_HELP, ...EXIT_STATUS_HELP.split('\n\n')]));
  return EXIT.valid;
};

/** Writes the manual page of the command. */
export const formatManual = (commands: readonly Command[], notes: readonly string[]): string =>
  [
    `.TH SASTRUGI 1 "" "sastrugi ${VERSION}"`,
    '.SH NAME',
    'sastrugi \\- validates, shows, searches and converts archives of recorded games, and plays games',
    '.SH SYNOPSIS',
    '.B sastrugi',
    '.I command',
    '[\\fIoptions\\fR] [\\fIarguments\\fR]',
    '.SH COMMANDS',
    ...commands.flatMap(formatSection),
    '.SH NOTES',
    ...notes.flatMap((text) => ['.PP', escapeTroff(text.replace(/\s+/g, ' '))]),
    '',
  ].join('\n');

const formatSection = (command: Command): readonly string[] => [
  `.SS ${escapeTroff(`${command.name} ${command.operands}`)}`,
  escapeTroff(`${capitalise(command.text)}.`),
  ...optionsOf(command).flatMap(({ flags, text, choices }) => [
    '.TP',
    `.B ${escapeTroff(flags)}`,
    escapeTroff(choices === undefined ? text : `${text}: ${choices.join(', ')}`),
  ]),
  ...command.examples.flatMap(([line, text]) => [
    '.PP',
    escapeTroff(`${capitalise(text)}:`),
    '.PP',
    '.nf',
    escapeTroff(`  ${line}`),
    '.fi',
  ]),
];

const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Escapes what troff would interpret. */
const escapeTroff = (text: string): string =>
  text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replace(/^([.'])/, '\\&$1');
