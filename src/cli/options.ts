import { availableParallelism } from 'node:os';
import { MAX_LINE_BYTES } from '../archive/bytes.js';
import { parseJson } from '../archive/json.js';
import type { Option } from './command.js';
import { CommandError, usageError } from './exit-status.js';
import type { Bounds } from './query/find.js';

/** Returns a reader of integers of at least `least`; `or` names what else the option reads. */
export const integerAtLeast =
  (min: number, alternative = '') =>
  (text: string): number => {
    const value = Number(text);
    if (/^\d+$/.test(text) && Number.isSafeInteger(value) && value >= min) return value;
    throw new CommandError('WrongUse', `'${text}' is not an integer of at least ${min}${alternative}.`);
  };

/** Reads a finite number, such as 0.1. */
export const parseNumber = (text: string): number => {
  const value = Number(text);
  if (text.trim() !== '' && Number.isFinite(value)) return value;
  throw usageError(`'${text}' is not a number.`);
};

/** The most threads; more than four per processor use memory without being faster. */
const MAX_THREADS = 4 * availableParallelism();

/** Reads a number of threads, and limits it to what the machine can use. */
export const parseThreads = (text: string): number => Math.min(integerAtLeast(1)(text), MAX_THREADS);

/** Reads a range: `20`, `20..40`, `20..` or `..40`; numbers may be negative. */
export const parseBounds = (text: string): Bounds => {
  const parts = /^(-?\d+)?(\.\.)?(-?\d+)?$/.exec(text);
  const [, from, dots, to] = parts ?? [];
  const isOne = dots === undefined && from !== undefined && to === undefined;
  if (isOne) return [Number(from), Number(from)];
  if (dots === undefined || (from === undefined && to === undefined)) {
    throw new CommandError('WrongUse', `'${text}' is not a range: write 20, 20..40, 20.. or ..40.`);
  }
  const [min, max] = [Number(from ?? Number.NEGATIVE_INFINITY), Number(to ?? Number.POSITIVE_INFINITY)];
  if (min > max) throw new CommandError('WrongUse', `The range '${text}' is empty: write ${max}..${min}.`);
  return [min, max];
};

/** Collects the values of an option that may be repeated. */
export const collectValues = (text: string, before: unknown): readonly string[] => [
  ...((before as readonly string[]) ?? []),
  text,
];

/** The parts of records by which archives can be sorted. */
export const SORT_KEY_NAMES = ['date', 'occasion', 'player', 'id', 'game', 'players', 'length'] as const;

type SortKeyName = (typeof SORT_KEY_NAMES)[number];

const parseSortKeys = (text: string): readonly SortKeyName[] =>
  text.split(',').map((name) => {
    const found = SORT_KEY_NAMES.find((each) => each === name);
    if (found === undefined)
      throw usageError(`Records cannot be sorted by '${name}'; write ${SORT_KEY_NAMES.join(', ')}.`);
    return found;
  });

export const SORT_OPTION: Option = {
  flags: '--by <parts>',
  text: `the parts to sort by, the first one first: ${SORT_KEY_NAMES.join(', ')}`,
  parse: parseSortKeys,
  defaultValue: ['date'],
};

export const DUPLICATES_OPTION: Option = {
  flags: '--duplicates <file>',
  text: 'write the records that are left out to a file, instead of naming them',
};

export const JSON_OPTION: Option = { flags: '--json', text: 'print JSON, for programs' };

export const OUTPUT_OPTION: Option = {
  flags: '-o, --output <file>',
  text: 'write to a file, which appears whole or not at all; .gz and .zst are compressed; - is standard output',
};

export const COMPONENTS_OPTION: Option = {
  flags: '--components <game=file>',
  text: 'custom components of a game, as JSON; may be repeated',
  parse: collectValues,
};

export const OWN_GAME_OPTION: Option = {
  flags: '--game <module>',
  text: 'a module with a game of your own, which is run as a program: ./my-game.mjs, or an installed package',
  parse: collectValues,
};

export const RULES_OPTIONS: readonly Option[] = [
  COMPONENTS_OPTION,
  {
    flags: '--package <name>',
    text: 'another version of sastrugi, installed here under this name or in this folder; may be repeated',
    parse: collectValues,
  },
  OWN_GAME_OPTION,
];

export const MAX_LINE_BYTES_OPTION: Option = {
  flags: '--max-line-bytes <bytes>',
  text: 'the most bytes that a line may have',
  parse: integerAtLeast(1),
  defaultValue: MAX_LINE_BYTES,
};

export const MAX_ERRORS_OPTION: Option = {
  flags: '--max-errors <n>',
  text: 'the most errors that are printed, or all; the others are counted by kind',
  parse: (text) => (text === 'all' ? Number.POSITIVE_INFINITY : integerAtLeast(0, ', or all')(text)),
  defaultValue: 1000,
};

/** The options of every command that reads archives. */
export const READING_OPTIONS: readonly Option[] = [
  { flags: '--threads <n>', text: 'the number of threads', parse: parseThreads, defaultValue: availableParallelism() },
  MAX_LINE_BYTES_OPTION,
  ...RULES_OPTIONS,
  MAX_ERRORS_OPTION,
  { flags: '--errors <file>', text: 'write all errors to a file, as JSON Lines' },
  { flags: '-q, --quiet', text: 'show no progress' },
];

/** The options of a command that reads archives, and whose `--game` is a condition. */
export const SEARCHING_OPTIONS: readonly Option[] = READING_OPTIONS.filter((option) => option !== OWN_GAME_OPTION);

/** The arguments of every command that reads archives. */
export const FILE_OPERANDS = '<files...>';

/** Reads a text as JSON, or else takes it as it is; JSON that readers would change is refused. */
export const parseJsonOrText = (text: string): unknown => {
  const value = parseJson(text);
  if (value._tag === 'Right') return value.right;
  if (value.left._tag === 'NotJson') return text;
  throw usageError(value.left.message);
};

/** Returns the fewest letters to insert, delete or replace that turn one word into the other (Levenshtein). */
export const editDistance = (from: string, to: string): number => {
  let row = Array.from({ length: to.length + 1 }, (_, j) => j);
  for (let i = 0; i < from.length; i++) {
    const next = [i + 1];
    for (let j = 0; j < to.length; j++) {
      const replaced = row[j]! + (from[i] === to[j] ? 0 : 1);
      next.push(Math.min(replaced, row[j + 1]! + 1, next[j]! + 1));
    }
    row = next;
  }
  return row.at(-1)!;
};
