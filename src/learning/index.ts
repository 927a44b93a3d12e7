/**
 * Tools for machine learning: views as numbers, and games as environments in which one player acts after the other.
 *
 * @module
 */
export {
  type Environment,
  type EnvironmentSettings,
  environmentOf,
  type IllegalAction,
  type Rewards,
  type Standing,
  type UnknownAction,
} from './environment.js';
export type { Choice, Layout, Meaning, Range } from './layout.js';
export { type Observer, observerOf } from './observer.js';
