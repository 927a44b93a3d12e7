import type { Veil } from './fields.js';
import { HIDDEN } from './game.js';

// Thrown where something hidden is looked at, or chance is drawn.
const LEARNT = new Error('Somebody would learn something.');

const RAW = Symbol('raw');

/**
 * A draft made of a view, in which nothing hidden can be looked at: that throws. What is hidden may be copied with a
 * slice of its list, and lie on where it lies.
 */
export const blindfolded = <A extends object>(draft: A): A =>
  new Proxy(draft, {
    get: (target, key) => (key === RAW ? target : seen(target, key)),
    set: (target, key, value) => Reflect.set(target, key, rawOf(value)),
  });

/** The value itself, without blindfolds: a fresh record or list may hold some, too. */
const rawOf = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  const raw = (value as { [RAW]?: unknown })[RAW];
  if (raw !== undefined) return raw;
  const parts = value as Record<string, unknown>;
  for (const [key, part] of Object.entries(parts)) {
    const inner = rawOf(part);
    if (inner !== part) parts[key] = inner;
  }
  return value;
};

const seen = (target: object, key: string | symbol): unknown => {
  if (Array.isArray(target) && key === 'slice') {
    return (from?: number, to?: number) => blindfolded(target.slice(from, to));
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
