import type { RecordResult } from './record.js';
import type { Failure, IllegalMove, InvalidMove, InvalidOptions, InvalidRecord } from './verdict.js';

/** The record is of another game. */
export interface OtherGame extends Failure {
  readonly _tag: 'OtherGame';
  readonly expected: string;
  readonly found: string;
}

/** The record was made under another version of the rules, by which the same moves may lead elsewhere. */
export interface OtherRules extends Failure {
  readonly _tag: 'OtherRules';
  readonly expected: string;
  readonly found: string;
}

/** The record was made with other components. */
export interface RecordOfOtherComponents extends Failure {
  readonly _tag: 'OtherComponents';
  readonly expected: string;
  readonly found: string;
}

/** A move of the record cannot be read, or is not legal where it stands. */
export interface MoveRefused<Clause extends string = string, Reason extends string = string> extends Failure {
  readonly _tag: 'MoveRefused';
  /** Which move, from 1. */
  readonly number: number;
  /** As the record has it. */
  readonly text: string;
  /** The clause that forbids it; null if the text is no move at all. */
  readonly clause: Clause | null;
  /** Why. */
  readonly reason: IllegalMove<Clause, Reason> | InvalidMove;
  /** What was legal instead. */
  readonly legal: readonly string[];
}

/** The moves lead elsewhere than the record claims. */
export interface WrongResult extends Failure {
  readonly _tag: 'WrongResult';
  /** Where claim and truth differ, such as `result.totals[1]`. */
  readonly path: string;
  /** How it really stood. */
  readonly result: RecordResult;
}

/** The first thing wrong with a record. */
export type RecordFault<Clause extends string = string, Reason extends string = string> =
  | InvalidRecord
  | OtherGame
  | OtherRules
  | RecordOfOtherComponents
  | InvalidOptions
  | MoveRefused<Clause, Reason>
  | WrongResult;
