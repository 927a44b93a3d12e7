import type { Failure, InvalidEnvelope } from '../../core/errors/verdict.js';
import { shortened } from '../../core/play/check-origin.js';
import type { RecordFault } from '../../core/records/record-fault.js';

/** The text is not a game, or the game is not valid. */
export interface InvalidText extends Failure {
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
  readonly error: RecordFault | InvalidEnvelope | null;
}

/** A part of a text, and the index at which it begins. */
export interface Placed {
  readonly text: string;
  readonly at: number;
}

/** An error at a place of a text. */
export interface Mistake extends Partial<Pick<InvalidText, 'expected' | 'error'>> {
  readonly place: Placed;
  readonly message: string;
}

/** Builds the error of a text. */
export const invalidText = (text: string, { place, message, expected = [], error = null }: Mistake): InvalidText => {
  const before = text.slice(0, place.at);
  const lineAt = before.lastIndexOf('\n') + 1;
  return {
    _tag: 'InvalidText',
    line: before.split('\n').length,
    column: [...before.slice(lineAt)].length + 1,
    found: shortened(place.text),
    expected,
    error,
    message,
  };
};
