export * from './box.js';
export { components } from './printed.js';
export type * from './types.js';
export * from './words.js';
