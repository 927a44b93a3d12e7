import type * as t from 'io-ts';
import { left, right } from '../errors/errors.js';
import { defineReader, describeValue, failAt, NO_CONTEXT, pathOf, type Reader } from './reader.js';

/**
 * Adds a consistency check to a reader: `findContradiction` returns the path of the first one, or null. `convert`
 * converts a consistent value.
 */
export const refine = <A, B = A>(
  reader: Reader<A>,
  findContradiction: (value: A) => string | null,
  convert?: (value: A) => B,
): Reader<B> =>
  defineReader(reader.name, (value): t.Validation<B> => {
    const decoded = reader.validate(value, NO_CONTEXT);
    if (decoded._tag === 'Left') return decoded;
    const path = findContradiction(decoded.right);
    if (path === null) return right(convert === undefined ? (decoded.right as unknown as B) : convert(decoded.right));
    const contradiction: t.ValidationError = {
      value,
      context: NO_CONTEXT,
      message: `${describeValue(valueAt(decoded.right, path))} contradicts the rest, or what the rules allow`,
    };
    return path === '' ? left([contradiction]) : failAt(path, [contradiction]);
  });

/** Returns the value at a path of a document. */
const valueAt = (document: unknown, path: string): unknown =>
  (path.match(/[^.[\]]+/g) ?? []).reduce<unknown>((part, key) => Object(part)[key], document);

/** Appends a name in brackets to a reader's errors, such as the id of the card that the path numbers. */
export const nameIdsInErrors = <A>(
  reader: Reader<A>,
  nameAt: (path: string, value: unknown) => string | undefined,
): Reader<A> =>
  defineReader(reader.name, (value) => {
    const decoded = reader.validate(value, NO_CONTEXT);
    if (decoded._tag === 'Right') return decoded;
    const first = decoded.left[0]!;
    const nameOfId = nameAt(pathOf(first.context), value);
    return nameOfId === undefined ? decoded : left([{ ...first, message: `${first.message} (${nameOfId})` }]);
  });
