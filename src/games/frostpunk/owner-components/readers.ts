import { either, integer, list, oneOf, type Reader, text } from '../../../core/codec/index.js';
import { CITIZEN_TYPES, RESOURCES, TOKEN_TRACKS, ZONES } from '../components/vocabulary.js';

export const id = text(1, 10);
export const title = text(0, 100);
export const MAX_AMOUNT = 60;
export const amount = integer(1, MAX_AMOUNT);
export const count = integer(0, MAX_AMOUNT);
export const citizen = oneOf(...CITIZEN_TYPES);
export const resource = oneOf(...RESOURCES);
export const track = oneOf(...TOKEN_TRACKS);
export const zone = oneOf(...ZONES);
export const MAX_CARDS = 199;
export const MAX_LIST_LENGTH = 12;
/** The key `then`, which no literal in code may have: `await` would take the object for a promise. */
export const THEN = 'then';

export const listUpTo = <A>(type: Reader<A>, max = MAX_CARDS): Reader<readonly A[]> => list(type, 0, max);
/** Gives all kinds of a list the same readers. */
export const sameFields = <K extends string, F>(kinds: readonly K[], fields: F): Readonly<Record<K, F>> =>
  Object.fromEntries(kinds.map((kind) => [kind, fields])) as Record<K, F>;
export const triple = <A>(type: Reader<A>): Reader<readonly [A, A, A]> =>
  list(type, 3, 3) as Reader<unknown> as Reader<readonly [A, A, A]>;
/** A change; a number below 0 takes away. */
export const signedAmount = either(integer(-MAX_AMOUNT, -1), amount);
