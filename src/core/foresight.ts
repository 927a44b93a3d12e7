import { copyOf, type Seeded } from './draft.js';
import { HIDDEN, type Types } from './game.js';
import type { Kernel } from './kernel.js';
import type { Play } from './play.js';
import { type Cover, hide, leaveOut } from './secrets.js';
import { seenFields } from './sight.js';

// Thrown where something hidden is looked at, or chance is drawn.
const LEARNT = new Error('Somebody would learn something.');

// Whether that has happened, even if somebody caught it.
let hasLearnt = false;

const learn = (): never => {
  hasLearnt = true;
  throw LEARNT;
};

const RAW = Symbol('raw');

// The same thing is the same when it is looked at again.
const known = new WeakMap<object, object>();

/**
 * A draft made of a view, in which nothing hidden can be looked at: that throws. What is hidden may be copied with a
 * slice of its list, moved by `copyWithin`, and lie on where it lies. What is frozen is the library's own, and hides
 * nothing.
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

/** Plain data that was made blindfolded, for others to look at. */
export const bared = <A>(made: A): A => {
  const raw = rawOf(made);
  if (Array.isArray(raw)) return raw.map(bared) as A;
  if (typeof raw !== 'object' || raw === null) return raw as A;
  return Object.fromEntries(Object.entries(raw).map(([key, part]) => [key, bared(part)])) as A;
};

/** Throws if something is hidden in a value. */
export const demandSeen = (value: unknown): void => {
  if (value === HIDDEN) learn();
  if (typeof value === 'object' && value !== null) Object.values(value).forEach(demandSeen);
};

/** What comes of something done blindfolded; null if somebody learns something by it. */
export const unlearnt = <A>(done: () => A): A | null => {
  const outer = hasLearnt; // a getter may look ahead in another game
  hasLearnt = false;
  try {
    const made = done();
    return hasLearnt ? null : made;
  } catch {
    return null; // also what comes of a '?' in the place of a number
  } finally {
    hasLearnt = outer;
  }
};

/** What comes of a move for who sees this view, by a run of the rules that must not look at what is hidden. */
export const foresightOf = <G extends Types>(
  kernel: Kernel<G>,
  play: Play<G>,
): ((view: G['View'], move: G['SeenMove']) => G['View'] | null) => {
  const secrets = Object.entries<Cover>(kernel.hides);
  return (view, move) =>
    unlearnt(() => {
      const seen: Seeded<G['View']> = copyOf({ ...view, random: NO_CHANCE });
      const draft = kernel.clone(seen) as G['Draft']; // in which nobody looks at what is hidden
      const run = play.runOn(blindfolded(Object.assign(draft, { random: HIDDEN })), undefined);
      const made: G['Move'] = blindfolded({ ...move });
      // That it can be made may be news, too.
      if (play.forbiddenBy(run.draft, made) !== undefined) return null;
      play.perform(run, made);
      const next: G['State'] = bared(draft);
      const { viewer } = view;
      const { random: _, ...open } = { ...next, ...seenFields(secrets, { state: next, viewer, veil: leaveOut }) };
      demandSeen(open);
      return { ...next, random: HIDDEN, ...seenFields(secrets, { state: next, viewer, veil: hide }), viewer };
    });
};

/** Stands in for the random state that a view hides. */
const NO_CHANCE = { c: 0, s0: 0, s1: 0, s2: 0 };
