import { firstCopy } from '../../core/data/copies.js';
import type { Box, CardIndex, FavourIndex, TileIndex } from './components/index.js';
import type { State } from './state/index.js';

/** Returns the card that lies open when one of a kind is turned up. */
export const openedCard = (state: State, { copies: { cards } }: Box, kind: CardIndex): CardIndex =>
  firstCopy(cards, kind, (card) => isOpenCard(state, card));

const isOpenCard = ({ line, areas, discard, phase }: State, card: CardIndex): boolean => {
  for (let owner = 0; owner < areas.length; owner++) {
    const area = areas[owner]!;
    for (let i = 0; i < area.length; i++) if (area[i]!.card === card) return true;
  }
  return line.includes(card) || discard.includes(card) || ('card' in phase && phase.card === card);
};

/** Returns the tile that is laid when one of a kind comes from the stack. */
export const laidTile = ({ tiles }: State, { copies }: Box, kind: TileIndex): TileIndex =>
  firstCopy(copies.tiles, kind, (tile) => tiles.includes(tile));

/** Returns the favour that lies open when one of a kind is turned up. */
export const openedFavour = (
  { favourLine, favours, spent, gone }: State,
  { copies }: Box,
  kind: FavourIndex,
): FavourIndex =>
  firstCopy(
    copies.favours,
    kind,
    (favour) =>
      favourLine.includes(favour) ||
      gone.includes(favour) ||
      favours.some((held) => held.includes(favour)) ||
      spent.some((used) => used.includes(favour)),
  );
