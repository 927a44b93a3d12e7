// All readers of outside documents. Only types are imported from io-ts.
export { agreeing, namingPlaces } from './checked.js';
export {
  type Fields,
  type KindsOf,
  list,
  pair,
  type ReadersOf,
  type RecordOf,
  record,
  type VariantOf,
  variants,
} from './records.js';
export { type Codec, codecOf, exactly, type ReadBy, type Reader } from './type.js';
export {
  anyJson,
  boolean,
  either,
  fixed,
  ignored,
  integer,
  jsonAs,
  jsonUpTo,
  limited,
  matching,
  nullable,
  number,
  oneOf,
  optional,
  orElse,
  text,
  unread,
} from './values.js';
