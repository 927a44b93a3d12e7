import { messageOf } from '../core/errors/message-of.js';
import type { Failure } from '../core/errors/verdict.js';
import { shortened } from '../core/play/check-origin.js';
import type { OtherRules, RecordFault } from '../core/records/record-fault.js';

/** The line is longer than the limit. */
export interface LineTooLong extends Failure {
  readonly _tag: 'LineTooLong';
  /** The most bytes that a line may have. */
  readonly limit: number;
}

/** The bytes of the line are not UTF-8. */
export interface NotUtf8 extends Failure {
  readonly _tag: 'NotUtf8';
}

/** The line is not JSON, or is cut off. */
export interface NotJson extends Failure {
  readonly _tag: 'NotJson';
}

/** A record on the line has the same key twice, so that readers would disagree about its value. */
export interface KeyTwice extends Failure {
  readonly _tag: 'KeyTwice';
  readonly key: string;
}

/** The line has a number that readers of JSON change, such as -0 or one with too many digits. */
export interface NumberChanged extends Failure {
  readonly _tag: 'NumberChanged';
  /** The number as it is written. */
  readonly found: string;
  /** The number as it is read. */
  readonly expected: string;
}

/** The record was made under a version of the rules that this package does not have. */
export interface RulesNotAtHand extends OtherRules {
  /** The versions of this package that read it. */
  readonly readBy: readonly string[];
}

/** Rules, or a `resolve`, threw an error: a bug there, not an error of the record. */
export interface Failed extends Failure {
  readonly _tag: 'Failed';
}

/** The source failed while this line was read; it and all later lines are unknown. */
export interface SourceFailed extends Failure {
  readonly _tag: 'SourceFailed';
}

/** The first error of a line. */
export type LineFault =
  | LineTooLong
  | NotUtf8
  | NotJson
  | KeyTwice
  | NumberChanged
  | Exclude<RecordFault, OtherRules>
  | RulesNotAtHand
  | Failed;

/** The errors that a reader of archives reports. */
export type ArchiveFault = LineFault | SourceFailed;

/** Builds the error of a line that is too long. */
export const tooLong = (limit: number): LineTooLong => ({
  _tag: 'LineTooLong',
  limit,
  message: `The line has more than ${limit} bytes.`,
});

/** Builds the error of a source that threw. */
export const sourceFailed = (error: unknown): SourceFailed => ({
  _tag: 'SourceFailed',
  message: `The source failed here: ${errorText(error)}`,
});

/** Returns the message of an error, shortened. */
export const errorText = (error: unknown): string => shortened(messageOf(error));
