import type { GameClock } from '../arena/index.js';
import { EXIT, type Exit } from './exit-status.js';
import type { Bounds, SearchConditions } from './query/find.js';
import type { SortKey } from './query/sort-keys.js';

/** The options of a command, as parsed. */
export interface CommandOptions extends Omit<SearchConditions, 'event' | 'game'> {
  readonly json?: boolean;
  readonly quiet?: boolean;
  readonly threads: number;
  readonly maxLineBytes: number;
  readonly components?: readonly string[];
  readonly package?: readonly string[];
  readonly errors?: string;
  /** The most errors that are printed. */
  readonly maxErrors: number;
  readonly output?: string;
  readonly duplicates?: string;
  readonly by?: readonly SortKey[];
  readonly set?: readonly string[];
  readonly rename?: readonly string[];
  readonly to?: string;
  readonly told?: boolean;
  readonly csv?: boolean;
  readonly perPlayer?: boolean;
  readonly number?: number;
  readonly id?: string;
  readonly move?: number;
  readonly clauses?: boolean;
  /** An event in the form of the command line: a kind, and fields with their values. */
  readonly event?: string;
  readonly deals: number;
  readonly seed?: string;
  readonly botSeed?: string;
  readonly option?: readonly string[];
  readonly champion?: string;
  readonly limit: number;
  readonly thoughts?: boolean;
  readonly clock?: GameClock;
  readonly elo?: Bounds;
  readonly rate?: Bounds;
  readonly archive?: string;
  readonly chart?: string;
  readonly redis?: string;
  readonly queue: string;
  readonly deal?: string;
  readonly language?: string;
  readonly save?: string;
  readonly resume?: string;
  readonly real?: boolean;
  readonly envs?: number;
  readonly observations?: string;
  readonly shaping?: number;
  readonly renew?: boolean;
  readonly exec?: boolean;
  readonly bot?: string;
  /** The modules of own games, as written; for `find`, the id of a game. */
  readonly game?: string | readonly string[];
  /** The addresses of the modules of own games. */
  readonly modules?: readonly string[];
}

/** An option of a command. */
export interface Option {
  readonly flags: string;
  readonly text: string;
  /** Parses the text of the option. */
  readonly parse?: (text: string, before: unknown) => unknown;
  /** Writes a parsed value as it was typed; by default as text. */
  readonly format?: (value: never) => string;
  readonly defaultValue?: unknown;
  /** The allowed texts of the option. */
  readonly choices?: readonly string[];
}

/** Runs a command with its arguments and options. */
export type CommandAction = (operands: readonly string[], options: CommandOptions) => Promise<Exit>;

/** A command: its name and help, and what it does. */
export interface Command {
  readonly name: string;
  /** The arguments: `<x>` is required, `[x]` is optional, `...` may be repeated. */
  readonly operands: string;
  readonly text: string;
  readonly options: readonly Option[];
  readonly examples: readonly (readonly [line: string, text: string])[];
  readonly run: CommandAction;
}

/** The flags of an option. */
export interface Flags {
  /** The letter; null if there is none. */
  readonly short: string | null;
  readonly long: string;
  /** The name of the value; null for an option without one. */
  readonly valueName: string | null;
}

/** Splits flags such as `-o, --output <file>`. */
export const flagsOf = ({ flags }: Pick<Option, 'flags'>): Flags => {
  const [, short = null, long, valueName = null] = /^(?:-(\w), )?--([\w-]+)(?: <(.+)>)?$/.exec(flags)!;
  return { short, long: long!, valueName };
};

/** The option that every command has. */
const HELP: Option = { flags: '-h, --help', text: 'show the options of the command, with examples' };

/** Returns all options of a command. */
export const optionsOf = ({ options }: Command): readonly Option[] => [...options, HELP];

/** Checks whether the first argument of a command is a game. */
export const takesGame = ({ operands }: Command): boolean => /^[<[]game/.test(operands);

/** The meaning of the exit status, and when outputs are written. */
export const EXIT_STATUS_HELP = `Exit status: ${EXIT.valid} if every record is valid, ${EXIT.errors} if errors were found, ${EXIT.failure} if something could not be read or
written, ${EXIT.otherVersions} if the only errors are records of other versions of the rules, which were not validated.

A file named by --output is replaced only if every input can be read to its end, and at least one of
its records can be used; otherwise it stays as it was, and the exit status is ${EXIT.failure}.`;

/** The meaning of files on the command line. */
export const FILES_HELP = `FILES are names, patterns in quotation marks, or - for standard input. They contain one record per line,
plain or compressed by gzip or zstd, whatever their names.`;
