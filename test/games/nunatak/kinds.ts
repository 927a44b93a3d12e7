import type { State } from '../../../src/games/nunatak/index.js';
import type { Game } from './wish.js';

/** Returns the number of the first thing of a table that looks like one. */
export const kindIn = (table: readonly object[], number: number): number =>
  table.findIndex((thing) => JSON.stringify(thing) === JSON.stringify(table[number]));

type Piles = Pick<State, 'deck' | 'tileStack' | 'favourDeck'>;

/** Returns the piles with the kinds of their things. */
export const pilesOfKinds = (
  { components: { cards, tiles, favours } }: Game,
  { deck, tileStack, favourDeck }: Piles,
): Piles => ({
  deck: deck.map((card) => kindIn(cards, card)),
  tileStack: tileStack.map((tile) => kindIn(tiles, tile)),
  favourDeck: favourDeck.map((favour) => kindIn(favours, favour)),
});
