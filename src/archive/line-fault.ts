import type { OtherRules, RecordFault } from '../core/record-fault.js';
import type { Failure } from '../core/verdict.js';

/** The line is longer than may be read. */
export interface LineTooLong extends Failure {
  readonly _tag: 'LineTooLong';
  /** The most bytes that a line may have. */
  readonly limit: number;
}

/** The bytes of the line are no UTF-8. */
export interface NotUtf8 extends Failure {
  readonly _tag: 'NotUtf8';
}

/** The line is no JSON, or only the beginning of it. */
export interface NotJson extends Failure {
  readonly _tag: 'NotJson';
}

/** A record of the line has a key twice, so that readers would differ in what it says. */
export interface KeyTwice extends Failure {
  readonly _tag: 'KeyTwice';
  readonly key: string;
}

/** The record was made under a version of the rules that is not at hand. */
export interface RulesNotAtHand extends OtherRules {
  /** The versions of this package that read it. */
  readonly readBy: readonly string[];
}

/** Rules, or what looks for them, threw an error: a bug there, and no judgement of the record. */
export interface Failed extends Failure {
  readonly _tag: 'Failed';
}

/** The source of the lines failed while this line was read, so that it and what should follow are unknown. */
export interface SourceFailed extends Failure {
  readonly _tag: 'SourceFailed';
}

/** The first thing wrong with a line. */
export type LineFault =
  | LineTooLong
  | NotUtf8
  | NotJson
  | KeyTwice
  | Exclude<RecordFault, OtherRules>
  | RulesNotAtHand
  | Failed;

/** What can be wrong with a line of an archive. */
export type ArchiveFault = LineFault | SourceFailed;
