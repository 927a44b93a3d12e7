import type { RandomState } from '../chance/random.js';
import type { Kernel, SeededView, Shell } from '../contract/kernel.js';
import type { Mutable } from '../data/copy.js';
import { HIDDEN, type Types } from '../types/base-types.js';
import { LazyDraw, RAW, rawOf } from './lazy-draw.js';

/** A random state that is never drawn from. */
export const UNUSED_RANDOM: RandomState = { key: '', drawn: 0 };

/** Returns a function that copies a position into drafts; hidden fields of a view are filled in by chance. */
export type DraftSamplerOf<G extends Types> = (
  position: G['State'] | G['View'],
) => (random: Mutable<RandomState>) => G['Draft'];

/** Returns a view as a kernel copies it: with a random state, and without its viewer, which is not a field of a state. */
export const seedView = <G extends Types>({ viewer: _, ...view }: G['View']): SeededView<G['View']> =>
  ({ ...view, random: UNUSED_RANDOM }) as SeededView<G['View']>;

/** Builds the drafts in which moves of a game begin. The work that depends only on a view is done once. */
export const createDraftSamplerOf =
  <G extends Types>(
    kernel: Kernel<G>,
    { hiddenFieldSampler }: Pick<Shell<G>, 'hiddenFieldSampler'>,
    box: G['Box'],
  ): DraftSamplerOf<G> =>
  (position) => {
    if (position.random !== HIDDEN) return () => kernel.clone(position as G['State']);
    const fill = hiddenFieldSampler(position as G['View'], box);
    const seededView = seedView<G>(position as G['View']);
    return (random) => {
      const draft = kernel.clone(seededView) as G['Draft']; // it is one once it is filled in
      draft.random = random;
      fill(draft, random);
      return draft;
    };
  };

// Thrown when something hidden is read or chance is drawn.
const HIDDEN_READ = new Error('Somebody would learn something.');

// Set even if the error was caught.
let hasReadHidden = false;

const failHiddenRead = (): never => {
  hasReadHidden = true;
  throw HIDDEN_READ;
};

/**
 * Wraps a draft, so that reading anything hidden throws, and reading anything undecided decides it. `slice`, `concat`,
 * `splice` and `copyWithin` copy and move such items without reading them. Frozen objects are the library's own: they
 * have none.
 */
export const guardedDraft = <A extends object>(draft: A): A => createWrapper()(draft) as A;

type Wrap = (part: object) => object;

/** Builds a function that wraps the parts of one draft: the same part always in the same proxy. */
const createWrapper = (): Wrap => {
  const wrappers = new Map<object, object>();
  const wrap: Wrap = (part) => {
    const found = wrappers.get(part);
    if (found !== undefined) return found;
    const wrapped = Object.isFrozen(part) ? part : new Proxy(part, handler);
    wrappers.set(part, wrapped);
    wrappers.set(wrapped, wrapped);
    return wrapped;
  };
  const handler: ProxyHandler<object> = {
    get: (target, key) => (key === RAW ? target : readValue(target, Reflect.get(target, key), wrap)),
    set: (target, key, value) => Reflect.set(target, key, rawOf(value)),
  };
  return wrap;
};

/** Returns what a rule sees that reads a value in an object. */
const readValue = (target: object, value: unknown, wrap: Wrap): unknown => {
  if (value === HIDDEN) failHiddenRead();
  if (typeof value === 'function') return Array.isArray(target) ? methodOf(target, value, wrap) : value;
  if (typeof value !== 'object' || value === null) return value;
  if (!(value instanceof LazyDraw)) return wrap(value);
  const drawn = value.get();
  return typeof drawn === 'object' && drawn !== null ? wrap(drawn) : drawn;
};

const { slice, concat, splice, copyWithin } = Array.prototype;

/** Returns a method of a list that moves items without reading them, or any other as it is. */
const methodOf = (list: unknown[], method: unknown, wrap: Wrap): unknown => {
  if (method === slice) return (from?: number, to?: number) => wrap(list.slice(from, to));
  if (method === concat) return (...more: readonly unknown[]) => wrap(list.concat(...more.map(rawOf)));
  if (method === splice) {
    return (from: number, count: number, ...more: readonly unknown[]) =>
      wrap(list.splice(from, count, ...more.map(rawOf)));
  }
  if (method === copyWithin) {
    return (to: number, from: number, end?: number) => wrap(list.copyWithin(to, from, end));
  }
  return method;
};

/** Returns a copy of plain data without wrapping, with each undecided value replaced by what `replaceDraw` returns. */
const copyWith = (value: unknown, replaceDraw: (value: LazyDraw) => unknown): unknown => {
  const raw = rawOf(value);
  if (typeof raw !== 'object' || raw === null) return raw;
  if (raw instanceof LazyDraw) return replaceDraw(raw);
  if (Array.isArray(raw)) return raw.map((part) => copyWith(part, replaceDraw));
  const copy: Record<string, unknown> = {};
  for (const key in raw) copy[key] = copyWith(raw[key as keyof typeof raw], replaceDraw);
  return copy;
};

/** Returns plain data without the wrapping of `guardedDraft`; undecided values stay. */
export const unwrapAll = <A>(value: A): A => copyWith(value, (value) => value) as A;

/** Returns plain data in which everything is decided. */
export const drawAll = <A>(value: A): A => copyWith(value, (value) => drawAll(value.get())) as A;

/** Returns plain data as it is known: an undecided value as what it shows. */
export const peekAll = <A>(value: A): A =>
  copyWith(value, (value) => (value.isPending ? (value.placeholder ?? HIDDEN) : peekAll(value.get()))) as A;

/** Throws if a value contains something hidden. */
export const assertNoHidden = (value: unknown): void => {
  if (value === HIDDEN) failHiddenRead();
  if (typeof value === 'object' && value !== null) Object.values(value).forEach(assertNoHidden);
};

/** Runs a function on blindfolded data; null if it reads anything hidden. */
export const nullIfHiddenRead = <A>(read: () => A): A | null => {
  const outer = hasReadHidden; // a getter may look ahead in another game
  hasReadHidden = false;
  try {
    const value = read();
    return hasReadHidden ? null : value;
  } catch {
    return null; // also errors caused by a '?' instead of a number
  } finally {
    hasReadHidden = outer;
  }
};

/**
 * Returns what several values have in common: undecided places, and those in which they differ, become `HIDDEN`. Of a
 * list of counts that `mask` hides as a whole, the least counts stay: so many are certain.
 */
export const commonPart = <A>(values: readonly A[], mask?: unknown): A => commonValue(values, mask) as A;

const commonValue = (values: readonly unknown[], mask: unknown): unknown => {
  if (values.every(Array.isArray)) {
    const lists: readonly (readonly unknown[])[] = values;
    if (lists.some(({ length }) => length !== lists[0]!.length)) return HIDDEN;
    if (mask === HIDDEN && lists.every((list) => list.every(isCount))) return certainCounts(lists);
    return lists[0]!.map((_, i) =>
      commonValue(
        lists.map((list) => list[i]),
        partOf(mask, i),
      ),
    );
  }
  if (values.every(isPlainObject)) return commonObject(values, mask);
  const [first, ...others] = values.map(peekAll);
  return others.every((other) => other === first) ? first : HIDDEN;
};

const commonObject = (objects: readonly Readonly<Record<string, unknown>>[], mask: unknown): unknown => {
  const keys = Object.keys(objects[0]!);
  if (objects.some((object) => Object.keys(object).join() !== keys.join())) return HIDDEN;
  return Object.fromEntries(
    keys.map((key) => [
      key,
      commonValue(
        objects.map((object) => object[key]),
        partOf(mask, key),
      ),
    ]),
  );
};

/** Returns the counts that are certain; `HIDDEN` if nothing is. */
const certainCounts = (lists: readonly (readonly unknown[])[]): unknown => {
  const counts = lists.map((list) => list.map((count) => Number(peekAll(count))));
  const minima = counts[0]!.map((_, i) => Math.min(...counts.map((list) => list[i]!)));
  const isCertain = lists.every((list) =>
    list.every((count, i) => !isPending(count) && Number(peekAll(count)) === minima[i]),
  );
  return isCertain || minima.some((count) => count > 0) ? minima : HIDDEN;
};

const isPending = (value: unknown): boolean => value instanceof LazyDraw && value.isPending;

const isCount = (value: unknown): boolean =>
  typeof value === 'number' || (value instanceof LazyDraw && typeof peekAll(value) === 'number');

const isPlainObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !(value instanceof LazyDraw) && !Array.isArray(value);

const partOf = (mask: unknown, key: string | number): unknown =>
  typeof mask === 'object' && mask !== null ? Reflect.get(mask, key) : mask;
