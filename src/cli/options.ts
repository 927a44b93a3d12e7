import { availableParallelism } from 'node:os';
import { readJson } from '../archive/json.js';
import { LONGEST_LINE } from '../archive/longest-line.js';
import type { Option } from './command.js';
import { Trouble, wrongUse } from './exit.js';
import type { Bounds } from './queries/finding.js';

/** Returns a reader of integers of at least `least`; `or` names what else the option reads. */
export const integer =
  (least: number, or = '') =>
  (text: string): number => {
    const value = Number(text);
    if (/^\d+$/.test(text) && Number.isSafeInteger(value) && value >= least) return value;
    throw new Trouble('WrongUse', `'${text}' is not an integer of at least ${least}${or}.`);
  };

/** Reads a finite number, such as 0.1. */
export const number = (text: string): number => {
  const value = Number(text);
  if (text.trim() !== '' && Number.isFinite(value)) return value;
  throw wrongUse(`'${text}' is not a number.`);
};

/** The most threads; more than four per processor use memory without being faster. */
const MOST_THREADS = 4 * availableParallelism();

/** Reads a number of threads, and limits it to what the machine can use. */
export const threads = (text: string): number => Math.min(integer(1)(text), MOST_THREADS);

/** Reads a range: `20`, `20..40`, `20..` or `..40`; numbers may be negative. */
export const range = (text: string): Bounds => {
  const parts = /^(-?\d+)?(\.\.)?(-?\d+)?$/.exec(text);
  const [, from, dots, to] = parts ?? [];
  const isOne = dots === undefined && from !== undefined && to === undefined;
  if (isOne) return [Number(from), Number(from)];
  if (dots === undefined || (from === undefined && to === undefined)) {
    throw new Trouble('WrongUse', `'${text}' is not a range: write 20, 20..40, 20.. or ..40.`);
  }
  const [least, most] = [Number(from ?? Number.NEGATIVE_INFINITY), Number(to ?? Number.POSITIVE_INFINITY)];
  if (least > most) throw new Trouble('WrongUse', `The range '${text}' is empty: write ${most}..${least}.`);
  return [least, most];
};

/** Collects the values of an option that may be repeated. */
export const many = (text: string, before: unknown): readonly string[] => [
  ...((before as readonly string[]) ?? []),
  text,
];

/** The parts of records by which archives can be sorted. */
export const SORTED_BY = ['date', 'event', 'player', 'id', 'game', 'players', 'length'] as const;

type SortedBy = (typeof SORTED_BY)[number];

const orders = (text: string): readonly SortedBy[] =>
  text.split(',').map((name) => {
    const found = SORTED_BY.find((each) => each === name);
    if (found === undefined) throw wrongUse(`Records cannot be sorted by '${name}'; write ${SORTED_BY.join(', ')}.`);
    return found;
  });

export const ORDER: Option = {
  flags: '--by <parts>',
  text: `the parts to sort by, the first one first: ${SORTED_BY.join(', ')}`,
  read: orders,
  usual: ['date'],
};

export const DUPLICATES: Option = {
  flags: '--duplicates <file>',
  text: 'write the records that are left out to a file, instead of naming them',
};

export const JSON_OPTION: Option = { flags: '--json', text: 'print JSON, for programs' };

export const OUTPUT: Option = {
  flags: '-o, --output <file>',
  text: 'write to a file, which appears whole or not at all; .gz and .zst are compressed; - is standard output',
};

export const COMPONENTS: Option = {
  flags: '--components <game=file>',
  text: 'custom components of a game, as JSON; may be repeated',
  read: many,
};

export const RULES: readonly Option[] = [
  COMPONENTS,
  {
    flags: '--package <name>',
    text: 'another version of sastrugi, installed here under this name or in this folder; may be repeated',
    read: many,
  },
];

export const LONGEST: Option = {
  flags: '--longest <bytes>',
  text: 'the most bytes that a line may have',
  read: integer(1),
  usual: LONGEST_LINE,
};

export const MAX_ERRORS: Option = {
  flags: '--max-errors <n>',
  text: 'the most errors that are printed, or all; the others are counted by kind',
  read: (text) => (text === 'all' ? Number.POSITIVE_INFINITY : integer(0, ', or all')(text)),
  usual: 1000,
};

/** The options of every command that reads archives. */
export const READING: readonly Option[] = [
  { flags: '--threads <n>', text: 'the number of threads', read: threads, usual: availableParallelism() },
  LONGEST,
  ...RULES,
  MAX_ERRORS,
  { flags: '--errors <file>', text: 'write all errors to a file, as JSON Lines' },
  { flags: '-q, --quiet', text: 'show no progress' },
];

/** The arguments of every command that reads archives. */
export const FILES = '<files...>';

/** Reads a text as JSON, or else takes it as it is; JSON that readers would change is refused. */
export const jsonOr = (text: string): unknown => {
  const value = readJson(text);
  if (value._tag === 'Right') return value.right;
  if (value.left._tag === 'NotJson') return text;
  throw wrongUse(value.left.message);
};
