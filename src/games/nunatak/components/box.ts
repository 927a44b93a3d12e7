import type { ByPlayer } from '../../../core/contract/game.js';
import { deepFreeze } from '../../../core/data/copy.js';
import { type Copies, findCopies, sum } from '../../../core/data/list.js';
import type { Components } from './types.js';
import {
  type ByCard,
  type ByFavour,
  type ByOwner,
  type ByPile,
  type ByTile,
  type CardIndex,
  type CardSymbol,
  type FavourId,
  type FavourIndex,
  type Pile,
  SYMBOLS,
  type TileIndex,
} from './words.js';

/** The components and the tables that the rules read. */
export interface Box {
  /** The id of the components. */
  readonly id: string;
  /** The component data. */
  readonly components: Components;
  /** The symbols of each card: a bit each, in the order of `SYMBOLS`. */
  readonly cardSymbolBits: ByCard<number>;
  /** The symbols of each tile: a bit each. */
  readonly tileSymbolBits: ByTile<number>;
  /** The id of each favour, which names its effect. */
  readonly favourIds: ByFavour<FavourId>;
  /** The pile of each card. */
  readonly cardBacks: ByCard<Pile>;
  /** The pile numbers of the whole deck in order, and of all tiles in the order in which they are laid. */
  readonly fullDeckBacks: readonly Pile[];
  /** The kinds of the cards of each pile. */
  readonly cardKindsByPile: ByPile<readonly CardIndex[]>;
  /** The kinds of the tiles of each pile. */
  readonly tileKindsByPile: ByPile<readonly TileIndex[]>;
  /** The cards, tiles and favours that look the same. */
  readonly copies: Readonly<Record<'cards' | 'tiles' | 'favours', Copies>>;
  /** By player count, the tables of the mode. */
  readonly modes: Readonly<Record<number, ModeTables>>;
}

/** The tables that depend on the number of players. */
export interface ModeTables {
  /** The number of blocks. */
  readonly blocks: ByOwner<number>;
  /** The number of normal turns of the owners who have turns. */
  readonly turns: ByOwner<number>;
  /** The number of normal turns of all owners. */
  readonly normalTurns: number;
  /** The number of blocks aside with four players; else empty. */
  readonly blocksAside: ByPlayer<number>;
  /** The kinds of the favours in play. */
  readonly favoursInPlay: readonly FavourIndex[];
  /** The favours that are not in play. */
  readonly favoursNotInPlay: readonly FavourIndex[];
}

/** Returns the bit of a symbol. */
export const symbolBit = (symbol: CardSymbol): number => 1 << SYMBOLS.indexOf(symbol);

/** Returns the index of the symbol of a single bit. */
export const symbolIndex = (bit: number): number => 31 - Math.clz32(bit);

const symbolBits = (symbols: readonly CardSymbol[]): number =>
  symbols.reduce((bits, symbol) => bits | symbolBit(symbol), 0);

/** Lists the indexes of the items that pass a test. */
const findIndexes = <A>(items: readonly A[], passes: (item: A) => boolean): readonly number[] =>
  // Filtered, since V8 treats lists of `flatMap` as lists with holes.
  items.map((_, index) => index).filter((index) => passes(items[index]!));

/** Lists the kind of each of the items that pass a test. */
const findKinds = <A>({ kindOfItem }: Copies, items: readonly A[], passes: (item: A) => boolean): readonly number[] =>
  findIndexes(items, passes).map((index) => kindOfItem[index]!);

/** @rule NU-SETUP-6 NU-SETUP-8 NU-SETUP-9 NU-SETUP-10 */
const createModeTables = (
  { blocks, turns, favours }: Components,
  copies: Copies,
  players: 1 | 2 | 3 | 4,
): ModeTables => ({
  blocks: blocks[players],
  turns: turns[players],
  normalTurns: sum(turns[players]),
  blocksAside: players === 4 ? blocks[players].map((all, owner) => all - turns[players][owner]!) : [],
  favoursInPlay: findKinds(copies, favours, ({ minPlayers }) => minPlayers <= players),
  favoursNotInPlay: findIndexes(favours, ({ minPlayers }) => minPlayers > players),
});

/** Builds the tables that the rules read. */
export const prepare = (components: Components, id: string): Box => {
  const { cards, tiles, favours, pileSizes } = components;
  const copies = {
    cards: findCopies(cards, ({ pile, symbols, tool, beastSymbols, elderPair }) => [
      pile,
      symbols,
      tool,
      beastSymbols,
      elderPair,
    ]),
    tiles: findCopies(tiles, ({ pile, symbols }) => [pile, symbols]),
    favours: findCopies(favours, ({ id: favourId, name, minPlayers }) => [favourId, name, minPlayers]),
  };
  return deepFreeze({
    id,
    components,
    cardSymbolBits: cards.map(({ symbols }) => symbolBits(symbols)),
    tileSymbolBits: tiles.map(({ symbols }) => symbolBits(symbols)),
    favourIds: favours.map((each) => each.id),
    cardBacks: cards.map(({ pile }) => pile),
    fullDeckBacks: cards.map(({ pile }) => pile).sort((a, b) => a - b),
    cardKindsByPile: pileSizes.map((_, i) => findKinds(copies.cards, cards, ({ pile }) => pile === i + 1)),
    tileKindsByPile: pileSizes.map((_, i) => findKinds(copies.tiles, tiles, ({ pile }) => pile === i + 1)),
    copies,
    modes: {
      1: createModeTables(components, copies.favours, 1),
      2: createModeTables(components, copies.favours, 2),
      3: createModeTables(components, copies.favours, 3),
      4: createModeTables(components, copies.favours, 4),
    },
  });
};
