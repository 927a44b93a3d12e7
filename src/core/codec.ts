// All that reads documents from outside: the only users of io-ts are here.
export * from './codec/games.js';
export { type Fields, list, pair, type RecordOf, record, type VariantOf, variants } from './codec/records.js';
export { asType, type Codec, codecOf } from './codec/type.js';
export { anyJson, boolean, either, fixed, integer, nullable, oneOf, optional, orElse, text } from './codec/values.js';
