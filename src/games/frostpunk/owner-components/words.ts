import { either, integer, list, oneOf, type Reader, text } from '../../../core/codec/index.js';
import { CITIZENS, RESOURCES, TRACKS, ZONES } from '../components/vocabulary.js';

export const id = text(1, 10);
export const title = text(0, 100);
export const MOST = 60;
export const amount = integer(1, MOST);
export const count = integer(0, MOST);
export const citizen = oneOf(...CITIZENS);
export const res = oneOf(...RESOURCES);
export const track = oneOf(...TRACKS);
export const zone = oneOf(...ZONES);
export const MOST_CARDS = 199;
export const LONGEST_LIST = 12;
/** The key `then`, which no literal in code may have: `await` would take the object for a promise. */
export const THEN = 'then';

export const some = <A>(type: Reader<A>, most = MOST_CARDS): Reader<readonly A[]> => list(type, 0, most);
/** Gives all kinds of a list the same readers. */
export const alike = <K extends string, F>(kinds: readonly K[], fields: F): Readonly<Record<K, F>> =>
  Object.fromEntries(kinds.map((kind) => [kind, fields])) as Record<K, F>;
export const triple = <A>(type: Reader<A>): Reader<readonly [A, A, A]> =>
  list(type, 3, 3) as Reader<unknown> as Reader<readonly [A, A, A]>;
/** A change; a number below 0 takes away. */
export const change = either(integer(-MOST, -1), amount);
