import type { AnyGame } from '../core/game.js';
import { games } from '../games/index.js';

/**
 * Finds the game with which a record is read, by what the record names. Where none fits, the nearest one will do, since
 * the record is then refused for what is other; undefined where there is no game of this name.
 */
export type Resolve = (game: string, rules: string, components: string) => AnyGame | undefined;

/** Looks among some games, such as those with own components, and those of other versions of this package. */
export const resolveAmong =
  (candidates: readonly AnyGame[]): Resolve =>
  (game, rules, components) => {
    const named = candidates.filter(({ id }) => id === game);
    const ruled = named.filter(({ version }) => version === rules);
    return ruled.find(({ componentsId }) => componentsId === components) ?? ruled[0] ?? named[0];
  };

/** Looks among the games of this package. */
export const resolve: Resolve = resolveAmong(Object.values(games) as readonly unknown[] as readonly AnyGame[]);
