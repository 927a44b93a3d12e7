// All readers of outside documents. Only types are imported from io-ts.
export { agreeing, namingPlaces } from './checked.js';
export { type Fields, list, pair, type RecordOf, record, type VariantOf, variants } from './records.js';
export { type Codec, codecOf, type ReadBy, type Reader } from './type.js';
export {
  anyJson,
  boolean,
  either,
  fixed,
  ignored,
  integer,
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
