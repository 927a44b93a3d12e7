import { listOf, listUpTo, type Shape, secret, thing, thingOrNone, word } from '../../../../core/fields/fields.js';
import { CITIZENS, KINDS } from '../../components/vocabulary.js';

export const citizen = word(...CITIZENS);
export const kindOrNone = word('none', ...KINDS);
/** Returns a shape for each Citizen type, or for each heating range. */
export const triple = <A, V>(of: Shape<A, V>) => listOf(of, 3);

type Table = { readonly length: number };
export const indexOf = (table: Table) => thing(table.length);
export const indexOrNone = (table: Table) => thingOrNone(table.length);
/** Returns the shape of a pile of open cards of a table; `unseenPile` is that of hidden ones. */
export const pile = (table: Table) => listUpTo(indexOf(table), table.length);
export const unseenPile = (table: Table) => listUpTo(secret(indexOf(table)), table.length);
