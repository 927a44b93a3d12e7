/**
 * Tools for machine learning: views as numbers, and games as environments in which one player acts after the other.
 *
 * @module
 */
export { createEnvironment, type Environment, type EnvironmentSettings, type Rewards } from './environment.js';
export {
  type ActionError,
  createEnvironments,
  type Environments,
  type InvalidActions,
  type SeedError,
} from './environments.js';
export type { Choice, Layout, Meaning, Range } from './layout.js';
export { createObserver, type Observer } from './observer.js';
export type { Sparse, SparseRows } from './sparse.js';
export type { IllegalAction, TimeStep, UnknownAction } from './time-step.js';
