import { VERSION } from '../core/records/version.js';
import type { Command } from './command.js';
import { optionsOf } from './tables.js';

/** Writes the manual page of the command. */
export const manualOf = (commands: readonly Command[], ends: readonly string[]): string =>
  [
    `.TH SASTRUGI 1 "" "sastrugi ${VERSION}"`,
    '.SH NAME',
    'sastrugi \\- validates, shows, searches and converts archives of recorded games, and plays games',
    '.SH SYNOPSIS',
    '.B sastrugi',
    '.I command',
    '[\\fIoptions\\fR] [\\fIarguments\\fR]',
    '.SH COMMANDS',
    ...commands.flatMap(sectionOf),
    '.SH NOTES',
    ...ends.flatMap((text) => ['.PP', escaped(text.replace(/\s+/g, ' '))]),
    '',
  ].join('\n');

const sectionOf = (command: Command): readonly string[] => [
  `.SS ${escaped(`${command.name} ${command.operands}`)}`,
  escaped(`${sentence(command.text)}.`),
  ...optionsOf(command).flatMap(({ flags, text, choices }) => [
    '.TP',
    `.B ${escaped(flags)}`,
    escaped(choices === undefined ? text : `${text}: ${choices.join(', ')}`),
  ]),
  ...command.examples.flatMap(([line, text]) => [
    '.PP',
    escaped(`${sentence(text)}:`),
    '.PP',
    '.nf',
    escaped(`  ${line}`),
    '.fi',
  ]),
];

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Escapes what troff would interpret. */
const escaped = (text: string): string =>
  text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replace(/^([.'])/, '\\&$1');
