import type { Exit } from './exit.js';
import type { Range, Wanted } from './judges/finding.js';

/** What was written behind the name of a command. */
export interface Given extends Omit<Wanted, 'event'> {
  readonly json?: boolean;
  readonly quiet?: boolean;
  readonly threads: number;
  readonly longest: number;
  readonly components?: readonly string[];
  readonly package?: readonly string[];
  readonly faults?: string;
  readonly output?: string;
  readonly to?: string;
  readonly csv?: boolean;
  readonly number?: number;
  readonly id?: string;
  readonly move?: number;
  readonly clauses?: boolean;
  /** An event, as it is written: its kind, and fields with their values. */
  readonly event?: string;
  readonly deals: number;
  readonly seed: string;
  readonly option?: readonly string[];
  readonly champion?: string;
  readonly limit: number;
  readonly elo?: Range;
  readonly rate?: Range;
  readonly archive?: string;
  readonly chart?: string;
  readonly redis?: string;
  readonly queue: string;
  readonly deal?: string;
  readonly language?: string;
  readonly save?: string;
  readonly resume?: string;
}

/** An option of a command. */
export interface Option {
  readonly flags: string;
  readonly text: string;
  /** What is made of its text. */
  readonly read?: (text: string, before: unknown) => unknown;
  readonly usual?: unknown;
  /** The only texts that it may have. */
  readonly choices?: readonly string[];
}

/** A command: what it is called and told, and what it does. */
export interface Command {
  readonly name: string;
  /** What follows its name: `<x>` is needed, `[x]` is not, `...` may be many. */
  readonly operands: string;
  readonly text: string;
  readonly options: readonly Option[];
  readonly examples: readonly (readonly [line: string, text: string])[];
  run(operands: readonly string[], given: Given): Promise<Exit>;
}
