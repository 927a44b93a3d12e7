// All readers of outside documents. Only types are imported from io-ts.
export * from './codec/games.js';
export { type Fields, list, pair, type RecordOf, record, type VariantOf, variants } from './codec/records.js';
export { stateReader, viewReader } from './codec/shapes.js';
export { type Codec, codecOf, type ReadBy, type Reader } from './codec/type.js';
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
} from './codec/values.js';
