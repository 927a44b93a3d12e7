import type { AnyGame } from '../core/contract/game.js';

/**
 * Finds the game for a record by the ids in it. If none fits exactly it returns the nearest one, so that the error says
 * what differs; undefined if there is no game with this id.
 */
export type Resolve = (game: string, rules: string, components: string) => AnyGame | undefined;

/** Returns a function that finds games in a list, such as games with custom components or of other package versions. */
export const resolveAmong =
  (candidates: readonly AnyGame[]): Resolve =>
  (game, rules, components) => {
    const ofGame = candidates.filter(({ id }) => id === game);
    const ofRules = ofGame.filter(({ version }) => version === rules);
    return ofRules.find(({ componentsId }) => componentsId === components) ?? ofRules[0] ?? ofGame[0];
  };
