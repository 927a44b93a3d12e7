import type { ByPlayer } from '../../../core/contract/game.js';
import { type Copies, copiesIn } from '../../../core/data/copies.js';
import { frozen } from '../../../core/data/frozen.js';
import { sum } from '../../../core/data/list.js';
import type { Components } from './types.js';
import {
  type ByCard,
  type ByFavour,
  type ByOwner,
  type ByPile,
  type ByTile,
  type CardIndex,
  type FavourId,
  type FavourIndex,
  type Pile,
  SYMBOLS,
  type Sym,
  type TileIndex,
} from './words.js';

/** The components and the tables that the rules read. */
export interface Box {
  /** The id of the components. */
  readonly id: string;
  /** The component data. */
  readonly components: Components;
  /** The symbols of each card: a bit each, in the order of `SYMBOLS`. */
  readonly cardBits: ByCard<number>;
  /** The symbols of each tile: a bit each. */
  readonly tileBits: ByTile<number>;
  /** The effect of each favour. */
  readonly favourIds: ByFavour<FavourId>;
  /** The pile of each card. */
  readonly backs: ByCard<Pile>;
  /** The pile numbers of the whole deck in order, and of all tiles in the order in which they are laid. */
  readonly order: readonly Pile[];
  /** The kinds of the cards of each pile. */
  readonly cardPiles: ByPile<readonly CardIndex[]>;
  /** The kinds of the tiles of each pile. */
  readonly tilePiles: ByPile<readonly TileIndex[]>;
  /** The cards, tiles and favours that look the same. */
  readonly copies: Readonly<Record<'cards' | 'tiles' | 'favours', Copies>>;
  /** By player count, the tables of the mode. */
  readonly modes: Readonly<Record<number, Mode>>;
}

/** The tables that depend on the number of players. */
export interface Mode {
  /** The number of blocks. */
  readonly blocks: ByOwner<number>;
  /** The number of normal turns of the owners who have turns. */
  readonly turns: ByOwner<number>;
  /** The number of normal turns of all owners. */
  readonly normalTurns: number;
  /** The number of blocks aside with four players; else empty. */
  readonly aside: ByPlayer<number>;
  /** The kinds of the favours in play. */
  readonly inPlay: readonly FavourIndex[];
  /** The favours that are not in play. */
  readonly notInPlay: readonly FavourIndex[];
}

/** Returns the bit of a symbol. */
export const bitOf = (symbol: Sym): number => 1 << SYMBOLS.indexOf(symbol);

/** Returns the number of the symbol of a single bit. */
export const numberOf = (bit: number): number => 31 - Math.clz32(bit);

const bitsOf = (symbols: readonly Sym[]): number => symbols.reduce((bits, symbol) => bits | bitOf(symbol), 0);

/**
 * Lists the numbers of the items that pass a test. Filtered, since V8 treats lists of `flatMap` as lists with holes.
 */
const numbersOf = <A>(items: readonly A[], passes: (item: A) => boolean): readonly number[] =>
  items.map((_, number) => number).filter((number) => passes(items[number]!));

/** Lists the kind of each of the items that pass a test. */
const kindsOf = <A>({ kinds }: Copies, items: readonly A[], passes: (item: A) => boolean): readonly number[] =>
  numbersOf(items, passes).map((number) => kinds[number]!);

/** @rule NU-SETUP-6 NU-SETUP-8 NU-SETUP-9 NU-SETUP-10 */
const modeOf = ({ blocks, turns, favours }: Components, copies: Copies, players: 1 | 2 | 3 | 4): Mode => ({
  blocks: blocks[players],
  turns: turns[players],
  normalTurns: sum(turns[players]),
  aside: players === 4 ? blocks[players].map((all, owner) => all - turns[players][owner]!) : [],
  inPlay: kindsOf(copies, favours, ({ icon }) => icon <= players),
  notInPlay: numbersOf(favours, ({ icon }) => icon > players),
});

/** Builds the tables that the rules read. */
export const prepare = (components: Components, id: string): Box => {
  const { cards, tiles, favours, piles } = components;
  const copies = {
    cards: copiesIn(cards, ({ pile, symbols, tool, beastSymbols, pair }) => [pile, symbols, tool, beastSymbols, pair]),
    tiles: copiesIn(tiles, ({ pile, symbols }) => [pile, symbols]),
    favours: copiesIn(favours, ({ id: effect, name, icon }) => [effect, name, icon]),
  };
  return frozen({
    id,
    components,
    cardBits: cards.map(({ symbols }) => bitsOf(symbols)),
    tileBits: tiles.map(({ symbols }) => bitsOf(symbols)),
    favourIds: favours.map((each) => each.id),
    backs: cards.map(({ pile }) => pile),
    order: cards.map(({ pile }) => pile).sort((a, b) => a - b),
    cardPiles: piles.map((_, i) => kindsOf(copies.cards, cards, ({ pile }) => pile === i + 1)),
    tilePiles: piles.map((_, i) => kindsOf(copies.tiles, tiles, ({ pile }) => pile === i + 1)),
    copies,
    modes: {
      1: modeOf(components, copies.favours, 1),
      2: modeOf(components, copies.favours, 2),
      3: modeOf(components, copies.favours, 3),
      4: modeOf(components, copies.favours, 4),
    },
  });
};
