import type * as t from 'io-ts';
import { accepted, refused } from '../errors/verdict.js';
import { at, build, HERE, kindOf, pathOf, type Reader } from './type.js';

/**
 * Adds a consistency check to a reader: `broken` returns the path of the first contradiction, or null. `made` converts
 * a consistent value.
 */
export const agreeing = <A, B = A>(
  type: Reader<A>,
  broken: (value: A) => string | null,
  made?: (value: A) => B,
): Reader<B> =>
  build(type.name, (value): t.Validation<B> => {
    const decoded = type.validate(value, HERE);
    if (decoded._tag === 'Left') return decoded;
    const path = broken(decoded.right);
    if (path === null) return accepted(made === undefined ? (decoded.right as unknown as B) : made(decoded.right));
    const disagrees: t.ValidationError = {
      value,
      context: HERE,
      message: `${kindOf(foundAt(decoded.right, path))} contradicts the rest, or what the rules allow`,
    };
    return path === '' ? refused([disagrees]) : at(path, [disagrees]);
  });

/** Returns the value at a path of a document. */
const foundAt = (document: unknown, path: string): unknown =>
  (path.match(/[^.[\]]+/g) ?? []).reduce<unknown>((found, key) => Object(found)[key], document);

/** Appends a name in brackets to a reader's errors, such as the id of the card that the path numbers. */
export const namingPlaces = <A>(
  type: Reader<A>,
  name: (path: string, value: unknown) => string | undefined,
): Reader<A> =>
  build(type.name, (value) => {
    const decoded = type.validate(value, HERE);
    if (decoded._tag === 'Right') return decoded;
    const first = decoded.left[0]!;
    const called = name(pathOf(first.context), value);
    return called === undefined ? decoded : refused([{ ...first, message: `${first.message} (${called})` }]);
  });
