/**
 * Tools for machine learning: views as numbers, and games as environments in which one player acts after the other.
 *
 * @module
 */
export { type Environment, type EnvironmentSettings, environmentOf, type Rewards } from './environment.js';
export {
  type Environments,
  environmentsOf,
  type InvalidActions,
  type RefusedAction,
  type RefusedSeed,
} from './environments.js';
export type { Choice, Layout, Meaning, Range } from './layout.js';
export { type Observer, observerOf } from './observer.js';
export type { IllegalAction, Standing, UnknownAction } from './position.js';
export type { Sparse, SparseRows } from './sparse.js';
