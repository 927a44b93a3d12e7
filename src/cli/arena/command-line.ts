import type { Command, CommandOptions, Option } from '../command.js';
import { flagsOf } from '../flags.js';

/** The options that change nothing about the games. */
export const OPTIONS_LEFT_OUT: readonly string[] = ['archive', 'chart', 'json', 'queue', 'quiet', 'redis', 'threads'];

/** Writes the command line that plays the same games again; options that were left out have their values in it. */
export const formatCommandLine = (
  { name, options }: Command,
  operands: readonly string[],
  values: CommandOptions,
): string => {
  const flags = options
    .map((option) => ({ option, long: flagsOf(option).long }))
    .filter(({ long }) => !OPTIONS_LEFT_OUT.includes(long))
    .flatMap(({ option, long }) => formatOption(option, long, Reflect.get(values, optionKey(long))));
  return joinForShell(['sastrugi', name, ...operands, ...flags]);
};

/** Returns the key of an option among those given: `botSeed` of `bot-seed`. */
const optionKey = (long: string): string => long.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Writes an option: a flag alone, or a value, repeated for each of a list. */
const formatOption = ({ format = String }: Option, long: string, value: unknown): readonly string[] => {
  if (value === undefined) return [];
  if (value === true) return [`--${long}`];
  const values = Array.isArray(value) && format === String ? value : [value];
  return values.flatMap((each) => [`--${long}`, format(each as never)]);
};

/** Joins words to a line for a shell. */
export const joinForShell = (words: readonly string[]): string =>
  words.map((word) => (UNQUOTED.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`)).join(' ');

const UNQUOTED = /^[\w@%+=:,./-][\w@%+=:,./#-]*$/;
