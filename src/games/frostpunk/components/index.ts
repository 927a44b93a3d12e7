export * from './effect-lists.js';
export * from './effects.js';
export { components } from './kettle-hollow/index.js';
export type { MapTables } from './map-tables.js';
export type { CardModifier, ModifiersByKind, ModifierTables } from './modifiers.js';
export * from './tables.js';
export type * from './types/index.js';
export * from './vocabulary.js';
