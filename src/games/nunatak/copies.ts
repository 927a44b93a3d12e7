import { firstFreeCopy } from '../../core/data/list.js';
import type { Box, CardIndex, FavourIndex, TileIndex } from './components/index.js';
import type { State } from './state/index.js';

/** Returns the card that lies open when one of a kind is turned up. */
export const openedCard = (state: State, { copies: { cards } }: Box, kind: CardIndex): CardIndex =>
  firstFreeCopy(cards, kind, (card) => isOpenCard(state, card));

const isOpenCard = ({ line, filedCards, discardedCards, phase }: State, card: CardIndex): boolean => {
  for (let owner = 0; owner < filedCards.length; owner++) {
    const filed = filedCards[owner]!;
    for (let i = 0; i < filed.length; i++) if (filed[i]!.card === card) return true;
  }
  return line.includes(card) || discardedCards.includes(card) || ('card' in phase && phase.card === card);
};

/** Returns the tile that is laid when one of a kind comes from the stack. */
export const laidTile = ({ tiles }: State, { copies }: Box, kind: TileIndex): TileIndex =>
  firstFreeCopy(copies.tiles, kind, (tile) => tiles.includes(tile));

/** Returns the favour that lies open when one of a kind is turned up. */
export const openedFavour = (
  { favourLine, favours, usedFavours, removedFavours }: State,
  { copies }: Box,
  kind: FavourIndex,
): FavourIndex =>
  firstFreeCopy(
    copies.favours,
    kind,
    (favour) =>
      favourLine.includes(favour) ||
      removedFavours.includes(favour) ||
      favours.some((held) => held.includes(favour)) ||
      usedFavours.some((used) => used.includes(favour)),
  );
