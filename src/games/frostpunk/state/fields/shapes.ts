import { listOf, listUpTo, type Shape, secret, thing, thingOrNone, word } from '../../../../core/fields.js';
import { CITIZENS, KINDS } from '../../components/vocabulary.js';

export const citizen = word(...CITIZENS);
export const kindOrNone = word('none', ...KINDS);
/** One for each Citizen type, or for each heating range. */
export const triple = <A, V>(of: Shape<A, V>) => listOf(of, 3);

type Table = { readonly length: number };
export const indexOf = (table: Table) => thing(table.length);
export const indexOrNone = (table: Table) => thingOrNone(table.length);
/** Cards of a table that lie open, and cards that nobody sees. */
export const pile = (table: Table) => listUpTo(indexOf(table), table.length);
export const unseenPile = (table: Table) => listUpTo(secret(indexOf(table)), table.length);
