import type { Veil } from './fields.js';
import { HIDDEN } from './game.js';

// Thrown where something hidden is looked at, or chance is drawn.
const LEARNT = new Error('Somebody would learn something.');

const RAW = Symbol('raw');

/**
 * A draft made of a view, in which nothing hidden can be looked at: that throws. What is hidden may be copied with a
 * slice of its list, moved by `copyWithin`, and lie on where it lies.
 */
export const blindfolded = <A extends object>(draft: A): A =>
  new Proxy(draft, {
    get: (target, key) => (key === RAW ? target : seen(target, key)),
    set: (target, key, value) => Reflect.set(target, key, rawOf(value)),
  });

const rawOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? ((value as { [RAW]?: unknown })[RAW] ?? value) : value;

const seen = (target: object, key: string | symbol): unknown => {
  if (Array.isArray(target) && key === 'slice') {
    return (from?: number, to?: number) => blindfolded(target.slice(from, to));
  }
  if (Array.isArray(target) && key === 'copyWithin') {
    return (to: number, from: number, end?: number) => blindfolded(target.copyWithin(to, from, end));
  }
  const value: unknown = Reflect.get(target, key);
  if (value === HIDDEN) throw LEARNT;
  return typeof value === 'object' && value !== null ? blindfolded(value) : value;
};

/** Hides what is to be hidden; what would have to be shown and is not known throws. */
export const hideUnseen: Veil = (value, isHidden) => {
  if (!isHidden && value === HIDDEN) throw LEARNT;
  return isHidden ? HIDDEN : value;
};

/** What comes of something done blindfolded; null if somebody learns something by it. */
export const unlearnt = <A>(done: () => A): A | null => {
  try {
    return done();
  } catch {
    return null; // also what comes of a '?' in the place of a number
  }
};
