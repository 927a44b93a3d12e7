import type { Kernel } from '../contract/kernel.js';
import { copyOf } from '../data/copy.js';
import { hide, leaveOut, type Mask } from '../hidden/masks.js';
import { maskedFields } from '../hidden/viewing.js';
import { HIDDEN, type Types } from '../types/base-types.js';
import type { Seeded } from '../types/draft.js';
import type { Play } from './play.js';

// Thrown when something hidden is read or chance is drawn.
const LEARNT = new Error('Somebody would learn something.');

// Set even if the error was caught.
let hasLearnt = false;

const learn = (): never => {
  hasLearnt = true;
  throw LEARNT;
};

const RAW = Symbol('raw');

// Keeps identity: reading the same object again gives the same proxy.
const known = new WeakMap<object, object>();

/**
 * Wraps a draft made from a view, so that reading anything hidden throws. Hidden values may be copied by `slice` of
 * their list, moved by `copyWithin`, and stay in place. Frozen objects are the library's own and hide nothing.
 */
export const blindfolded = <A extends object>(draft: A): A => {
  if (Object.isFrozen(draft)) return draft;
  const folded = known.get(draft) ?? new Proxy<object>(draft, blindfold);
  known.set(draft, folded);
  return folded as A;
};

const blindfold: ProxyHandler<object> = {
  get: (target, key) => (key === RAW ? target : seen(target, key)),
  set: (target, key, value) => Reflect.set(target, key, rawOf(value)),
};

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
  if (value === HIDDEN) learn();
  return typeof value === 'object' && value !== null ? blindfolded(value) : value;
};

/** Returns plain data without the wrapping of `blindfolded`. */
export const unwrapped = <A>(made: A): A => {
  const raw = rawOf(made);
  if (Array.isArray(raw)) return raw.map(unwrapped) as A;
  if (typeof raw !== 'object' || raw === null) return raw as A;
  return Object.fromEntries(Object.entries(raw).map(([key, part]) => [key, unwrapped(part)])) as A;
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

/**
 * Returns a function that predicts the viewer's view after a move, by a run of the rules that must not read anything
 * hidden; it returns null where the move may reveal something or draws from chance.
 */
export const predictorOf = <G extends Types>(
  kernel: Kernel<G>,
  play: Play<G>,
): ((view: G['View'], move: G['SeenMove']) => G['View'] | null) => {
  const secrets = Object.entries<Mask>(kernel.hides);
  return (view, move) =>
    unlessLearnt(() => {
      const seen: Seeded<G['View']> = copyOf({ ...view, random: NO_CHANCE });
      const draft = kernel.clone(seen) as G['Draft']; // hidden fields are never read
      const run = play.runOn(blindfolded(Object.assign(draft, { random: HIDDEN })), undefined);
      const made: G['Move'] = blindfolded({ ...move });
      // A move that turns out to be legal may be news, too.
      if (play.forbiddenBy(run.draft, made) !== undefined) return null;
      play.perform(run, made);
      const next: G['State'] = unwrapped(draft);
      const { viewer } = view;
      const { random: _, ...open } = { ...next, ...maskedFields(secrets, { state: next, viewer, mask: leaveOut }) };
      assertSeen(open);
      return { ...next, random: HIDDEN, ...maskedFields(secrets, { state: next, viewer, mask: hide }), viewer };
    });
};

/** A random state in place of the one that a view hides. */
const NO_CHANCE = { c: 0, s0: 0, s1: 0, s2: 0 };
