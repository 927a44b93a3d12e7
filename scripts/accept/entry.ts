import type { AnyGame } from '../../src/core/contract/game.js';

/** Imports the entry of a game. */
export const importGame = async (id: string): Promise<{ readonly game: AnyGame }> =>
  (await import(`../../src/games/${id}/index.ts`)) as { readonly game: AnyGame };
