export * from './box.js';
export * from './names.js';
export type * from './parts.js';
export { components } from './printed.js';
