import type { AnyGame } from '../core/contract/game.js';
import { gameOf } from '../games/index.js';
import { loadPack } from '../packs/load.js';

/** Returns the game with an id; undefined if there is none. */
export type FindGame = (id: string) => AnyGame | undefined;

/** Loads the modules with games of one's own, and returns a function that finds these games and those of this package. */
export const loadGameFinder = async (modules: readonly string[]): Promise<FindGame> => {
  const games = await Promise.all(
    modules.map(async (address) => {
      const { game } = await loadPack(address);
      return [game.id, game] as const;
    }),
  );
  const ownGames = new Map(games);
  return (id) => gameOf(id) ?? ownGames.get(id);
};
