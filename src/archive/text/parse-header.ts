import type { Either } from 'fp-ts/lib/Either.js';
import { left, right, truncate } from '../../core/errors/errors.js';
import type { TextError, TextSpan } from './text-error.js';

/** The header of a text. */
export interface Header {
  /** The values by the names of their fields, as they are written. */
  readonly values: ReadonlyMap<string, TextSpan>;
  /** The names, with their places. */
  readonly names: readonly TextSpan[];
  /** The index at which the moves begin. */
  readonly end: number;
}

/** Reads the header of a text: a field on each line, up to the first empty line. */
export const parseHeader = (text: string): Either<TextError, Header> => {
  const values = new Map<string, TextSpan>();
  const names: TextSpan[] = [];
  let index = text.startsWith('\uFEFF') ? 1 : 0;
  while (index < text.length) {
    const newline = text.indexOf('\n', index);
    const end = newline < 0 ? text.length : newline + 1;
    const line = text.slice(index, end);
    if (line.trim() !== '') {
      const [name, value] = splitField(line, index);
      if (name === null) return left(invalidField(value));
      if (values.has(name.text)) return left({ span: name, message: `The field '${name.text}' occurs twice.` });
      values.set(name.text, value);
      names.push(name);
    } else if (names.length > 0) return right({ values, names, end });
    index = end;
  }
  return right({ values, names, end: text.length });
};

/** Splits a line at its first colon; without a colon there is no name. */
const splitField = (line: string, start: number): readonly [name: TextSpan | null, value: TextSpan] => {
  const colon = line.indexOf(':');
  if (colon < 0) return [null, trimSpan(line, start)];
  return [trimSpan(line.slice(0, colon), start), trimSpan(line.slice(colon + 1), start + colon + 1)];
};

const trimSpan = (text: string, start: number): TextSpan => {
  const rest = text.trimStart();
  return { text: rest.trimEnd(), start: rest === '' ? start : start + text.length - rest.length };
};

const invalidField = (span: TextSpan): TextError => ({
  span,
  message: `'${truncate(span.text)}' is not a field: write 'name: value', and an empty line before the moves.`,
});
