import type { CardSymbol, FavourId, Tool } from '../../../../src/games/nunatak/index.js';

// A second reading of the rules that shares no code with the first, and aims to be obvious rather than fast. The
// content of the box is written down again, in the letters of the rules page.

export const SYMBOLS: Readonly<Record<string, CardSymbol>> = {
  L: 'labourer',
  S: 'sculptor',
  A: 'artisan',
  B: 'beast',
  G: 'engineer',
  E: 'elder',
};
const symbolsOf = (letters: string): readonly CardSymbol[] => [...letters].map((letter) => SYMBOLS[letter]!);

const TABLE = `
0,1,L,-,0,-  1,1,L,-,0,-  2,1,L,-,0,-  3,1,L,-,0,-  4,1,L,-,0,-
5,1,S,-,0,-  6,1,S,-,0,-  7,1,S,-,0,-  8,1,S,-,0,-
9,1,A,rope,0,-  10,1,A,rope,0,-  11,1,A,pickaxe,0,-  12,1,A,pickaxe,0,-  13,1,A,saw,0,-
14,1,B,-,1,-  15,1,B,-,1,-  16,1,B,-,1,-  17,1,B,-,2,-  18,1,G,-,0,-  19,1,G,-,0,-  20,1,G,-,0,-  21,1,G,-,0,-
22,1,E,-,0,AE  23,1,E,-,0,SB  24,1,E,-,0,LG
25,2,L,-,0,-  26,2,L,-,0,-  27,2,S,-,0,-  28,2,S,-,0,-  29,2,A,rope,0,-  30,2,A,saw,0,-
31,2,B,-,1,-  32,2,B,-,2,-  33,2,G,-,0,-  34,2,G,-,0,-  35,2,E,-,0,SG
36,2,LG,-,0,-  37,2,LG,-,0,-  38,2,SA,rope,0,-  39,2,SA,pickaxe,0,-  40,2,BE,-,1,AG
41,3,L,-,0,-  42,3,S,-,0,-  43,3,A,pickaxe,0,-  44,3,B,-,2,-  45,3,E,-,0,LB
46,3,LG,-,0,-  47,3,SA,saw,0,-  48,3,SA,rope,0,-  49,3,BE,-,2,SE
50,4,A,saw,0,-  51,4,LG,-,0,-  52,4,SA,pickaxe,0,-  53,4,SA,saw,0,-`;

export interface Card {
  readonly pile: number;
  readonly symbols: readonly CardSymbol[];
  readonly tool: Tool | null;
  readonly beastSymbols: number;
  readonly pair: readonly CardSymbol[];
}

export const CARDS: readonly Card[] = TABLE.trim()
  .split(/\s+/)
  .map((line) => {
    const [, pile, letters, tool, beastSymbols, pair] = line.split(',');
    return {
      pile: Number(pile),
      symbols: symbolsOf(letters!),
      tool: tool === '-' ? null : (tool as Tool),
      beastSymbols: Number(beastSymbols),
      pair: pair === '-' ? [] : symbolsOf(pair!),
    };
  });

const TILE_PILES = [
  'L L L L L S S S S A A A A A B B B B G G G G E E E',
  'L L S S A A B B G G E LG LG SA SA BE',
  'L S A B E LG SA SA BE',
  'A LG SA SA',
];
export const TILES: readonly (readonly CardSymbol[])[] = TILE_PILES.join(' ').split(' ').map(symbolsOf);

/** Returns the numbers of the cards of a pile, and those of its tiles. */
export const pileOf = (pile: number): number[] => CARDS.flatMap((card, i) => (card.pile === pile ? i : []));

export const FAVOURS: readonly FavourId[] = [
  'rise',
  'craft',
  'craft',
  'base',
  'bracing',
  'solidarity',
  'foresight',
  'abundance',
  'divination',
  'spread',
  'liberty',
  'liberty',
  'renewal',
  'rivalry',
  'transformation',
  'transformation',
  'insight',
  'harmony',
  'team',
  'vigour',
];
export const typeOf = (favour: number): 'I' | 'U' | 'E' => {
  if (favour <= 5) return 'I';
  return favour <= 13 ? 'U' : 'E';
};
export const fewest = (favour: number): number => {
  if (favour === 5 || favour === 13) return 3;
  return favour === 6 || favour === 7 ? 2 : 1;
};

/** Returns, for each face, the number of the first one like it. */
const firstLike = (faces: readonly unknown[]): readonly number[] => {
  const texts = faces.map((face) => JSON.stringify(face));
  return texts.map((text) => texts.indexOf(text));
};

export const CARD_KINDS = firstLike(CARDS);
export const TILE_KINDS = firstLike(CARDS.map(({ pile, symbols }) => [pile, symbols]));
export const FAVOUR_KINDS = firstLike(FAVOURS);

/** Returns the number that a thing of a kind has on the table: the lowest that is not there yet. */
export const numbered = (kinds: readonly number[], kind: number, there: readonly number[]): number =>
  kinds.findIndex((each, number) => each === kind && !there.includes(number));
