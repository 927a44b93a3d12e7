import type { GameClock } from '../arena/index.js';
import type { Exit } from './exit-status.js';
import type { Bounds, SearchConditions } from './queries/find.js';
import type { SortKey } from './queries/sort-keys.js';

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

/** A command: its name, help and action. */
export interface Command {
  readonly name: string;
  /** The arguments: `<x>` is required, `[x]` is optional, `...` may be repeated. */
  readonly operands: string;
  readonly text: string;
  readonly options: readonly Option[];
  readonly examples: readonly (readonly [line: string, text: string])[];
  /** Loads the action, so that the table of all commands is light. */
  load(): Promise<CommandAction>;
}
