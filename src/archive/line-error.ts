import { messageOf } from '../core/data/text.js';
import { type ErrorValue, type RulesMismatch, truncate } from '../core/errors/errors.js';
import type { RecordError } from '../core/records/record-errors.js';

/** The line is longer than the limit. */
export interface LineTooLong extends ErrorValue {
  readonly _tag: 'LineTooLong';
  /** The most bytes that a line may have. */
  readonly maxBytes: number;
}

/** The bytes of the line are not UTF-8. */
export interface NotUtf8 extends ErrorValue {
  readonly _tag: 'NotUtf8';
}

/** The line is not JSON, or is cut off. */
export interface NotJson extends ErrorValue {
  readonly _tag: 'NotJson';
}

/** A record on the line has the same key twice, so that readers would disagree about its value. */
export interface DuplicateKey extends ErrorValue {
  readonly _tag: 'DuplicateKey';
  readonly key: string;
}

/** The line has a number that readers of JSON change, such as -0 or one with too many digits. */
export interface LossyNumber extends ErrorValue {
  readonly _tag: 'LossyNumber';
  /** The number as it is written. */
  readonly found: string;
  /** The number as it is read. */
  readonly expected: string;
}

/** The record was made under a version of the rules that this package does not have. */
export interface RulesUnavailable extends ErrorValue {
  readonly _tag: 'RulesUnavailable';
  readonly expected: string;
  readonly found: string;
  /** The versions of this package that read it. */
  readonly readBy: readonly string[];
}

/** Rules, or a `resolve`, threw an error: a bug there, not an error of the record. */
export interface ValidatorThrew extends ErrorValue {
  readonly _tag: 'ValidatorThrew';
}

/** The source failed while this line was read; it and all later lines are unknown. */
export interface SourceError extends ErrorValue {
  readonly _tag: 'SourceError';
}

/** The first error of a line. */
export type LineError =
  | LineTooLong
  | NotUtf8
  | NotJson
  | DuplicateKey
  | LossyNumber
  | Exclude<RecordError, RulesMismatch>
  | RulesUnavailable
  | ValidatorThrew;

/** The errors that a reader of archives reports. */
export type ReadingError = LineError | SourceError;

/** Builds the error of a line that is too long. */
export const lineTooLong = (maxBytes: number): LineTooLong => ({
  _tag: 'LineTooLong',
  maxBytes,
  message: `The line has more than ${maxBytes} bytes.`,
});

/** Builds the error of a source that threw. */
export const sourceError = (error: unknown): SourceError => ({
  _tag: 'SourceError',
  message: `The source failed here: ${errorText(error)}`,
});

/** Returns the message of an error, shortened. */
export const errorText = (error: unknown): string => truncate(messageOf(error));
