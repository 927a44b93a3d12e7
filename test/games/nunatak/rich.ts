import { orThrow } from '../../../src/core/errors/errors.js';
import type { Options, State } from '../../../src/games/nunatak/index.js';
import type { Game } from './positions.js';

/** Returns the beginning of a game in which most favours are held already. */
export const rich = (of: Game, options: Options): State => {
  const state = orThrow(of.setup(options));
  const { favours } = of.components;
  const open = [...state.favourLine, ...state.removedFavours];
  // The deck has kinds: the first copy that does not lie open is turned up.
  const given = state.favourDeck.slice(7).map((kind) => {
    const copy = favours.findIndex(({ id }, i) => id === favours[kind]!.id && !open.includes(i));
    open.push(copy);
    return copy;
  });
  return {
    ...state,
    favourDeck: state.favourDeck.slice(0, 7),
    favours: state.favours.map((_, player) => given.filter((_, i) => i % options.players === player)),
  };
};
