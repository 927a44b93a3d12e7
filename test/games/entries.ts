import type { AnyGame } from '../../src/core/game.js';
import * as blueprints from '../../src/games/blueprints/index.js';

/** The entry of a game: its public names, the whole game among them. */
export interface Entry {
  readonly game: AnyGame;
}

/** The entries of all games, by id. */
export const entries: Readonly<Record<string, Entry>> = { blueprints };
