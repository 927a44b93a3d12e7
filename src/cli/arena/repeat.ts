import type { Command, Given, Option } from '../command.js';
import { flagsOf } from '../tables.js';

/** The options that change nothing about the games. */
export const LEFT_OUT: readonly string[] = ['archive', 'chart', 'json', 'queue', 'quiet', 'redis', 'threads'];

/** Writes the command line that plays the same games again; options that were left out have their values in it. */
export const commandLine = ({ name, options }: Command, operands: readonly string[], given: Given): string => {
  const flags = options
    .map((option) => ({ option, long: flagsOf(option).long }))
    .filter(({ long }) => !LEFT_OUT.includes(long))
    .flatMap(({ option, long }) => wordsFor(option, long, Reflect.get(given, keyOf(long))));
  return lineOf(['sastrugi', name, ...operands, ...flags]);
};

/** Returns the key of an option among those given: `botSeed` of `bot-seed`. */
const keyOf = (long: string): string => long.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Writes an option: a flag alone, or a value, repeated for each of a list. */
const wordsFor = ({ write = String }: Option, long: string, value: unknown): readonly string[] => {
  if (value === undefined) return [];
  if (value === true) return [`--${long}`];
  const values = Array.isArray(value) && write === String ? value : [value];
  return values.flatMap((each) => [`--${long}`, write(each as never)]);
};

/** Joins words to a line for a shell. */
export const lineOf = (words: readonly string[]): string =>
  words.map((word) => (PLAIN.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`)).join(' ');

const PLAIN = /^[\w@%+=:,./-][\w@%+=:,./#-]*$/;
