// All readers of outside documents. Only types are imported from io-ts.

export {
  type FieldReaders,
  list,
  type ObjectOf,
  object,
  pair,
  type ReadersOf,
  taggedUnion,
  type UnionOf,
  type VariantReadersOf,
} from './objects.js';
export {
  type Codec,
  type Complete,
  createCodec,
  type DecodedType,
  exactReader,
  nameIdsInErrors,
  type Reader,
  refine,
} from './reader.js';

export {
  anyJson,
  boolean,
  dropped,
  either,
  integer,
  jsonAs,
  jsonObjectUpTo,
  literalOrMissing,
  nullable,
  number,
  oneOf,
  optional,
  pattern,
  text,
  unknown,
  withDefault,
  withMaxValues,
} from './values.js';
