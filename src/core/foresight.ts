import { HIDDEN } from './game.js';

// Thrown where something hidden is looked at, or chance is drawn.
const LEARNT = new Error('Somebody would learn something.');

const RAW = Symbol('raw');

/**
 * A draft made of a view, in which nothing hidden can be looked at: that throws. What is hidden may be copied with a
 * slice of its list, and lie on where it lies. What is frozen is the library's own, and hides nothing.
 */
export const blindfolded = <A extends object>(draft: A): A =>
  Object.isFrozen(draft)
    ? draft
    : new Proxy(draft, {
        get: (target, key) => (key === RAW ? target : seen(target, key)),
        set: (target, key, value) => Reflect.set(target, key, rawOf(value)),
      });

const rawOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? ((value as { [RAW]?: unknown })[RAW] ?? value) : value;

const seen = (target: object, key: string | symbol): unknown => {
  if (Array.isArray(target) && key === 'slice') {
    return (from?: number, to?: number) => blindfolded(target.slice(from, to));
  }
  const value: unknown = Reflect.get(target, key);
  if (value === HIDDEN) throw LEARNT;
  return typeof value === 'object' && value !== null ? blindfolded(value) : value;
};

/** Plain data that was made blindfolded, for others to look at. */
export const bared = <A>(made: A): A => {
  const raw = rawOf(made);
  if (Array.isArray(raw)) return raw.map(bared) as A;
  if (typeof raw !== 'object' || raw === null) return raw as A;
  return Object.fromEntries(Object.entries(raw).map(([key, part]) => [key, bared(part)])) as A;
};

/** Throws if something is hidden in a value. */
export const demandSeen = (value: unknown): void => {
  if (value === HIDDEN) throw LEARNT;
  if (typeof value === 'object' && value !== null) Object.values(value).forEach(demandSeen);
};

/** What comes of something done blindfolded; null if somebody learns something by it. */
export const unlearnt = <A>(done: () => A): A | null => {
  try {
    return done();
  } catch {
    return null; // also what comes of a '?' in the place of a number
  }
};
