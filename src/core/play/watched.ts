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

/**
 * Wraps a draft, so that reading anything hidden throws, and reading anything undecided decides it. `slice`, `concat`
 * and `copyWithin` copy and move such items without reading them. Frozen objects are the library's own: they have none.
 */
export const watched = <A extends object>(draft: A): A => wrapper()(draft) as A;

type Wrap = (part: object) => object;

/** Builds a function that wraps the parts of one draft: the same part always in the same proxy. */
const wrapper = (): Wrap => {
  const known = new Map<object, object>();
  const wrap: Wrap = (part) => {
    const found = known.get(part);
    if (found !== undefined) return found;
    const wrapped = Object.isFrozen(part) ? part : new Proxy(part, handler);
    known.set(part, wrapped);
    known.set(wrapped, wrapped);
    return wrapped;
  };
  const handler: ProxyHandler<object> = {
    get: (target, key) => (key === RAW ? target : seen(target, Reflect.get(target, key), wrap)),
    set: (target, key, value) => Reflect.set(target, key, rawOf(value)),
  };
  return wrap;
};

/** Returns what a rule sees that reads a value in an object. */
const seen = (target: object, value: unknown, wrap: Wrap): unknown => {
  if (value === HIDDEN) learn();
  if (typeof value === 'function') return Array.isArray(target) ? methodOf(target, value, wrap) : value;
  if (typeof value !== 'object' || value === null) return value;
  if (!(value instanceof Undecided)) return wrap(value);
  const known = value.get();
  return typeof known === 'object' && known !== null ? wrap(known) : known;
};

const { slice, concat, copyWithin } = Array.prototype;

/** Returns a method of a list that moves items without reading them, or any other as it is. */
const methodOf = (list: unknown[], method: unknown, wrap: Wrap): unknown => {
  if (method === slice) return (from?: number, to?: number) => wrap(list.slice(from, to));
  if (method === concat) return (...more: readonly unknown[]) => wrap(list.concat(...more.map(rawOf)));
  if (method === copyWithin) {
    return (to: number, from: number, end?: number) => wrap(list.copyWithin(to, from, end));
  }
  return method;
};

/** Returns a copy of plain data without wrapping, with each undecided value replaced by what `open` returns for it. */
const copied = (made: unknown, open: (value: Undecided) => unknown): unknown => {
  const raw = rawOf(made);
  if (typeof raw !== 'object' || raw === null) return raw;
  if (raw instanceof Undecided) return open(raw);
  if (Array.isArray(raw)) return raw.map((part) => copied(part, open));
  const copy: Record<string, unknown> = {};
  for (const key in raw) copy[key] = copied(raw[key as keyof typeof raw], open);
  return copy;
};

/** Returns plain data without the wrapping of `watched`; undecided values stay. */
export const unwrapped = <A>(made: A): A => copied(made, (value) => value) as A;

/** Returns plain data in which everything is decided. */
export const decided = <A>(made: A): A => copied(made, (value) => decided(value.get())) as A;

/** Returns plain data as it is known: an undecided value as what it shows. */
export const shown = <A>(made: A): A =>
  copied(made, (value) => (value.isOpen ? (value.shown ?? HIDDEN) : shown(value.get()))) as A;

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
