import {
  enumOf,
  hideable,
  idBelow,
  idBelowOrNone,
  listOf,
  listUpTo,
  type TypedSchema,
} from '../../../../core/fields/fields.js';
import { CITIZEN_TYPES, MEEPLE_KINDS } from '../../components/vocabulary.js';

export const citizenType = enumOf(...CITIZEN_TYPES);
export const meepleKindOrNone = enumOf('none', ...MEEPLE_KINDS);
/** Returns the schema of a list of three: by Citizen type, or by heating range. */
export const triple = <A, V>(of: TypedSchema<A, V>) => listOf(of, 3);

type HasLength = { readonly length: number };
export const indexOf = (table: HasLength) => idBelow(table.length);
export const indexOrNone = (table: HasLength) => idBelowOrNone(table.length);
/** Returns the schema of a pile of open cards of a table; `unseenPile` is that of hidden ones. */
export const pile = (table: HasLength) => listUpTo(indexOf(table), table.length);
export const unseenPile = (table: HasLength) => listUpTo(hideable(indexOf(table)), table.length);
