import type { Work } from '../arena/index.js';
import { gameOf } from '../games/index.js';

/** Adds an owner's components to every job, for threads and machines that do not have them. */
export const withOwnerComponents = (work: Work): Work => {
  const { id, components: ownerComponents, componentsId } = work.game;
  if (gameOf(id)?.componentsId === componentsId) return work;
  return {
    ...work,
    nextJob: () => {
      const job = work.nextJob();
      return job && { ...job, ownerComponents };
    },
  };
};
