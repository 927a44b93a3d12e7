import { frozen } from '../../../core/frozen.js';
import { sum } from '../../../core/list.js';
import type { Components } from './types.js';
import { type FavourId, SYMBOLS, type Sym } from './words.js';

/** What the rules read. */
export interface Box {
  /** The id of the components. */
  readonly id: string;
  /** The figures. */
  readonly components: Components;
  /** By card, its symbols: one bit each, in the order of `SYMBOLS`. */
  readonly cardBits: readonly number[];
  /** By tile, its symbols. */
  readonly tileBits: readonly number[];
  /** By favour, its effect. */
  readonly favourIds: readonly FavourId[];
  /** By card, its pile number. */
  readonly backs: readonly number[];
  /** The pile numbers of the whole deck in order, and of all tiles in the order in which they are laid. */
  readonly order: readonly number[];
  /** The cards of each pile. */
  readonly cardPiles: readonly (readonly number[])[];
  /** The tiles of each pile. */
  readonly tilePiles: readonly (readonly number[])[];
  /** By player count, what it decides. */
  readonly modes: Readonly<Record<number, Mode>>;
}

/** What the number of players decides. */
export interface Mode {
  /** By owner, the blocks. */
  readonly blocks: readonly number[];
  /** By owner who has turns, the normal ones. */
  readonly turns: readonly number[];
  /** The normal turns of all together. */
  readonly normalTurns: number;
  /** By player, the block aside with four players; else empty. */
  readonly aside: readonly number[];
  /** The favours in play. */
  readonly inPlay: readonly number[];
  /** The favours that are not in play. */
  readonly notInPlay: readonly number[];
}

/** The bit of a symbol. */
export const bitOf = (symbol: Sym): number => 1 << SYMBOLS.indexOf(symbol);

/** The number of the symbol of a single bit. */
export const numberOf = (bit: number): number => 31 - Math.clz32(bit);

const bitsOf = (symbols: readonly Sym[]): number => symbols.reduce((bits, symbol) => bits | bitOf(symbol), 0);

/** The numbers of the items that pass a test. Filtered, since the lists of `flatMap` count as lists with holes. */
const numbersOf = <A>(items: readonly A[], passes: (item: A) => boolean): readonly number[] =>
  items.map((_, number) => number).filter((number) => passes(items[number]!));

/** @rule NU-SETUP-6 NU-SETUP-8 NU-SETUP-9 NU-SETUP-10 */
const modeOf = ({ blocks, turns, favours }: Components, players: 1 | 2 | 3 | 4): Mode => ({
  blocks: blocks[players],
  turns: turns[players],
  normalTurns: sum(turns[players]),
  aside: players === 4 ? blocks[players].map((all, owner) => all - turns[players][owner]!) : [],
  inPlay: numbersOf(favours, ({ icon }) => icon <= players),
  notInPlay: numbersOf(favours, ({ icon }) => icon > players),
});

/** The tables that the rules read. */
export const prepare = (components: Components, id: string): Box => {
  const { cards, tiles, favours, piles } = components;
  return frozen({
    id,
    components,
    cardBits: cards.map(({ symbols }) => bitsOf(symbols)),
    tileBits: tiles.map(({ symbols }) => bitsOf(symbols)),
    favourIds: favours.map((each) => each.id),
    backs: cards.map(({ pile }) => pile),
    order: cards.map(({ pile }) => pile).sort((a, b) => a - b),
    cardPiles: piles.map((_, i) => numbersOf(cards, ({ pile }) => pile === i + 1)),
    tilePiles: piles.map((_, i) => numbersOf(tiles, ({ pile }) => pile === i + 1)),
    modes: {
      1: modeOf(components, 1),
      2: modeOf(components, 2),
      3: modeOf(components, 3),
      4: modeOf(components, 4),
    },
  });
};
