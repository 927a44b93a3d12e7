import type { Either } from 'fp-ts/lib/Either.js';
import { accepted, refused } from '../../core/errors/verdict.js';
import { shortened } from '../../core/play/check-origin.js';
import type { Mistake, Placed } from './mistake.js';

/** The header of a text. */
export interface Header {
  /** The values by the names of their fields, as they are written. */
  readonly values: ReadonlyMap<string, Placed>;
  /** The names, with their places. */
  readonly names: readonly Placed[];
  /** The index at which the moves begin. */
  readonly end: number;
}

/** Reads the header of a text: a field on each line, up to the first empty line. */
export const headerIn = (text: string): Either<Mistake, Header> => {
  const values = new Map<string, Placed>();
  const names: Placed[] = [];
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  while (at < text.length) {
    const newline = text.indexOf('\n', at);
    const end = newline < 0 ? text.length : newline + 1;
    const line = text.slice(at, end);
    if (line.trim() !== '') {
      const [name, value] = fieldIn(line, at);
      if (name === null) return refused(notField(value));
      if (values.has(name.text)) return refused({ place: name, message: `The field '${name.text}' occurs twice.` });
      values.set(name.text, value);
      names.push(name);
    } else if (names.length > 0) return accepted({ values, names, end });
    at = end;
  }
  return accepted({ values, names, end: text.length });
};

/** Splits a line at its first colon; without a colon there is no name. */
const fieldIn = (line: string, at: number): readonly [name: Placed | null, value: Placed] => {
  const colon = line.indexOf(':');
  if (colon < 0) return [null, trimmed(line, at)];
  return [trimmed(line.slice(0, colon), at), trimmed(line.slice(colon + 1), at + colon + 1)];
};

const trimmed = (text: string, at: number): Placed => {
  const rest = text.trimStart();
  return { text: rest.trimEnd(), at: rest === '' ? at : at + text.length - rest.length };
};

const notField = (place: Placed): Mistake => ({
  place,
  message: `'${shortened(place.text)}' is not a field: write 'name: value', and an empty line before the moves.`,
});
