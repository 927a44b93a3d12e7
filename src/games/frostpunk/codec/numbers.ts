import type * as t from 'io-ts';
import { integer, list, oneOf } from '../../../core/codec.js';
import { CITIZENS, DIFFICULTIES, KINDS } from '../components/vocabulary.js';

export const difficulty = oneOf(...DIFFICULTIES);
export const MANY = 1_000_000;
export const MOST_CUBES = 9999;
export const amount = integer(0, MANY);
export const citizen = oneOf(...CITIZENS);
export const kindOrNone = oneOf('none', ...KINDS);

export const exactly = <A>(type: t.Type<A>, length: number): t.Type<readonly A[]> => list(type, length, length);
export const triple = <A>(type: t.Type<A>): t.Type<readonly A[]> => exactly(type, 3);
export const indexOf = (table: { readonly length: number }): t.Type<number> => integer(0, table.length - 1);
export const indexOrNone = (table: { readonly length: number }): t.Type<number> => integer(-1, table.length - 1);
