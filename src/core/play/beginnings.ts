import type { RandomState } from '../chance/random.js';
import type { Kernel, Shell } from '../contract/kernel.js';
import type { Mutable } from '../data/copy.js';
import { HIDDEN, type Types } from '../types/base-types.js';
import type { Seeded } from '../types/draft.js';

/** A random state that is never drawn from. */
export const NO_CHANCE: RandomState = { key: '', drawn: 0 };

/** Returns a function that copies a position into drafts; hidden fields of a view are filled in by chance. */
export type BeginningsOf<G extends Types> = (
  position: G['State'] | G['View'],
) => (random: Mutable<RandomState>) => G['Draft'];

/** Builds the drafts in which moves of a game begin. The work that depends only on a view is done once. */
export const beginningsIn =
  <G extends Types>(kernel: Kernel<G>, { imagine }: Pick<Shell<G>, 'imagine'>, box: G['Box']): BeginningsOf<G> =>
  (position) => {
    if (position.random !== HIDDEN) return () => kernel.clone(position as G['State']);
    const fill = imagine(position as G['View'], box);
    const known: Seeded<G['View']> = { ...(position as G['View']), random: NO_CHANCE };
    return (random) => {
      const draft = kernel.clone(known) as G['Draft']; // it is one once it is filled in
      draft.random = random;
      fill(draft, random);
      return draft;
    };
  };
