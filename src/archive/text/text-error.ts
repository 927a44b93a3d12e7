import type { ErrorValue, InvalidEnvelope } from '../../core/errors/errors.js';
import { truncate } from '../../core/errors/errors.js';
import type { RecordError } from '../../core/records/record-errors.js';

/** The text is not a game, or the game is not valid. */
export interface InvalidText extends ErrorValue {
  readonly _tag: 'InvalidText';
  /** The line of the first error, from 1. */
  readonly line: number;
  /** The column, from 1, in characters. */
  readonly column: number;
  /** The text there, shortened; empty where something is missing. */
  readonly found: string;
  /** The texts that are possible there, as far as they can be listed. */
  readonly expected: readonly string[];
  /** The error of the record that the text describes; null for a text that cannot be read. */
  readonly error: RecordError | InvalidEnvelope | null;
}

/** A part of a text, and the index at which it begins. */
export interface TextSpan {
  readonly text: string;
  readonly start: number;
}

/** An error at a place of a text. */
export interface TextError extends Partial<Pick<InvalidText, 'expected' | 'error'>> {
  readonly span: TextSpan;
  readonly message: string;
}

/** Builds the error of a text. */
export const invalidText = (text: string, { span, message, expected = [], error = null }: TextError): InvalidText => {
  const before = text.slice(0, span.start);
  const lineStart = before.lastIndexOf('\n') + 1;
  return {
    _tag: 'InvalidText',
    line: before.split('\n').length,
    column: [...before.slice(lineStart)].length + 1,
    found: truncate(span.text),
    expected,
    error,
    message,
  };
};
