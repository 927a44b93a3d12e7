import type { Work } from '../arena/index.js';
import type { AnyGame } from '../core/contract/game.js';
import { orThrow } from '../core/errors/errors.js';
import { gameOf, games } from '../games/index.js';
import { loadPack } from '../packs/load.js';
import { indexPacks } from '../packs/pack.js';

/** Returns the game with an id; undefined if there is none. */
export type FindGame = (id: string) => AnyGame | undefined;

/**
 * Loads the modules with games of one's own, and returns a function that finds these games and those of this package;
 * throws an `Error` where two have one id.
 */
export const loadGameFinder = async (modules: readonly string[]): Promise<FindGame> => {
  const named = await Promise.all(modules.map(async (address) => [address, await loadPack(address)] as const));
  const ownGames = orThrow(indexPacks(named, Object.keys(games)));
  return (id) => gameOf(id) ?? ownGames.get(id)?.game;
};

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
