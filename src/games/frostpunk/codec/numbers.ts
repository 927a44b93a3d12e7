import { integer, list, oneOf, type Reader } from '../../../core/codec.js';
import { CITIZENS, KINDS } from '../components/vocabulary.js';

export const MANY = 1_000_000;
export const MOST_CUBES = 9999;
export const amount = integer(0, MANY);
export const citizen = oneOf(...CITIZENS);
export const kindOrNone = oneOf('none', ...KINDS);

export const exactly = <A>(type: Reader<A>, length: number): Reader<readonly A[]> => list(type, length, length);
export const triple = <A>(type: Reader<A>): Reader<readonly A[]> => exactly(type, 3);
export const indexOf = (table: { readonly length: number }): Reader<number> => integer(0, table.length - 1);
export const indexOrNone = (table: { readonly length: number }): Reader<number> => integer(-1, table.length - 1);
