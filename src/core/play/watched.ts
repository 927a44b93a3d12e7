import { RAW, rawOf, Undecided } from '../chance/undecided.js';
import { HIDDEN } from '../types/base-types.js';

// Thrown when something hidden is read or chance is drawn.
const LEARNT = new Error('Somebody would learn something.');

// Set even if the error was caught.
let hasLearnt = false;

const learn = (): never => {
  hasLearnt = true;
  throw LEARNT;
};

// Keeps identity: reading the same object again gives the same proxy.
const known = new WeakMap<object, object>();

/**
 * Wraps a draft, so that reading anything hidden throws, and reading anything undecided decides it. `slice`, `concat`
 * and `copyWithin` copy and move such items without reading them. Frozen objects are the library's own: they have none.
 */
export const watched = <A extends object>(draft: A): A => {
  if (Object.isFrozen(draft)) return draft;
  const folded = known.get(draft) ?? new Proxy<object>(draft, blindfold);
  known.set(draft, folded);
  known.set(folded, folded);
  return folded as A;
};

const blindfold: ProxyHandler<object> = {
  get: (target, key) => (key === RAW ? target : seen(target, key)),
  set: (target, key, value) => Reflect.set(target, key, rawOf(value)),
};

const seen = (target: object, key: string | symbol): unknown => {
  if (Array.isArray(target) && key === 'slice') {
    return (from?: number, to?: number) => watched(target.slice(from, to));
  }
  if (Array.isArray(target) && key === 'concat') {
    return (...more: readonly unknown[]) => watched(target.concat(...more.map(rawOf)));
  }
  if (Array.isArray(target) && key === 'copyWithin') {
    return (to: number, from: number, end?: number) => watched(target.copyWithin(to, from, end));
  }
  const value: unknown = Reflect.get(target, key);
  if (value === HIDDEN) learn();
  const known = value instanceof Undecided ? value.get() : value;
  return typeof known === 'object' && known !== null ? watched(known) : known;
};

/** Returns plain data without the wrapping of `watched`; undecided values stay. */
export const unwrapped = <A>(made: A): A => {
  const raw = rawOf(made);
  if (Array.isArray(raw)) return raw.map(unwrapped) as A;
  if (typeof raw !== 'object' || raw === null || raw instanceof Undecided) return raw as A;
  return Object.fromEntries(Object.entries(raw).map(([key, part]) => [key, unwrapped(part)])) as A;
};

/** Returns plain data in which everything is decided. */
export const decided = <A>(made: A): A => {
  const raw = rawOf(made);
  if (raw instanceof Undecided) return decided(raw.get()) as A;
  if (Array.isArray(raw)) return raw.map(decided) as A;
  if (typeof raw !== 'object' || raw === null) return raw as A;
  return Object.fromEntries(Object.entries(raw).map(([key, part]) => [key, decided(part)])) as A;
};

/** Returns plain data as it is known: an undecided value as what it shows. */
export const shown = <A>(made: A): A => {
  const raw = rawOf(made);
  if (raw instanceof Undecided) return (raw.isOpen ? (raw.shown ?? HIDDEN) : shown(raw.get())) as A;
  if (Array.isArray(raw)) return raw.map(shown) as A;
  if (typeof raw !== 'object' || raw === null) return raw as A;
  return Object.fromEntries(Object.entries(raw).map(([key, part]) => [key, shown(part)])) as A;
};

/** Throws if a value contains something hidden. */
export const assertSeen = (value: unknown): void => {
  if (value === HIDDEN) learn();
  if (typeof value === 'object' && value !== null) Object.values(value).forEach(assertSeen);
};

/** Runs a function on blindfolded data; null if it reads anything hidden. */
export const unlessLearnt = <A>(done: () => A): A | null => {
  const outer = hasLearnt; // a getter may look ahead in another game
  hasLearnt = false;
  try {
    const made = done();
    return hasLearnt ? null : made;
  } catch {
    return null; // also errors caused by a '?' instead of a number
  } finally {
    hasLearnt = outer;
  }
};
