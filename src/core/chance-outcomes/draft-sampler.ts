import type { RandomState } from '../chance/random.js';
import type { Kernel, Shell } from '../contract/kernel.js';
import type { Mutable } from '../data/copy.js';
import { HIDDEN, type Types } from '../types/base-types.js';
import type { SeededView } from '../types/draft.js';

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
