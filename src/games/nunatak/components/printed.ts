import type { Card, Components, Favour } from './types.js';
import { type FavourId, LETTERS, SEEN, SYMBOLS, type Sym, TOOLS } from './words.js';

// Pile, symbols, tool (r, p, w for saw), beast symbols and elder pair; the tile of the same number has the first two.
const CARDS = `
1L 1L 1L 1L 1L 1S 1S 1S 1S 1Ar 1Ar 1Ap 1Ap 1Aw 1B1 1B1 1B1 1B2 1G 1G 1G 1G 1E:AE 1E:SB 1E:LG
2L 2L 2S 2S 2Ar 2Aw 2B1 2B2 2G 2G 2E:SG 2LG 2LG 2SAr 2SAp 2BE1:AG
3L 3S 3Ap 3B2 3E:LB 3LG 3SAw 3SAr 3BE2:SE
4Aw 4LG 4SAp 4SAw`;

const symbolOf = (letter: string): Sym => SYMBOLS[LETTERS.indexOf(letter)]!;

const cardOf = (text: string): Card => {
  const [front = '', pair = ''] = text.split(':');
  const found = (letters: RegExp): string => front.match(letters)?.join('') ?? '';
  return {
    pile: Number(front[0]),
    symbols: [...found(/[A-Z]/g)].map(symbolOf),
    tool: TOOLS['rpw'.indexOf(found(/[rpw]/) || '-')] ?? null,
    beastSymbols: Number(front.slice(1).match(/\d/)?.[0] ?? 0),
    pair: pair === '' ? null : [symbolOf(pair[0]!), symbolOf(pair[1]!)],
  };
};

const cards = CARDS.trim().split(/\s+/).map(cardOf);

const favour = (id: FavourId, name: string, icon = 1): Favour => ({ id, name, icon });

/** The printed components, filled in where only pictures show them. */
export const components: Components = {
  provenance: {
    cards: 'reconstructed',
    tiles: 'reconstructed',
    favours: 'reconstructed',
    completion: 'reconstructed',
    sculptors: 'reconstructed',
    artisans: 'reconstructed',
    track: 'reconstructed',
    square: 'rulebook',
    dome: 'rulebook',
    labourers: 'rulebook',
    trio: 'rulebook',
    set: 'rulebook',
    unusedFavour: 'rulebook',
    ratings: 'rulebook',
    piles: 'reconstructed',
    blocks: 'rulebook',
    turns: 'rulebook',
    lots: 'rulebook',
    cubes: 'rulebook',
    favourLine: 'rulebook',
    effects: 'reconstructed',
  },
  cards,
  tiles: cards.map(({ pile, symbols }) => ({ pile, symbols })),
  favours: [
    favour('rise', 'Élévation'),
    favour('craft', 'Ingéniosité'),
    favour('craft', 'Ingéniosité'),
    favour('base', 'Fondation'),
    favour('bracing', 'Soutien'),
    favour('solidarity', 'Solidarité', 3),
    favour('foresight', 'Prévoyance', 2),
    favour('abundance', 'Abondance', 2),
    favour('divination', 'Divination'),
    favour('spread', 'Propagation'),
    favour('liberty', 'Liberté'),
    favour('liberty', 'Liberté'),
    favour('renewal', 'Renouveau'),
    favour('rivalry', 'Rivalité', 3),
    favour('transformation', 'Transformation'),
    favour('transformation', 'Transformation'),
    favour('insight', 'Discernement'),
    favour('harmony', 'Harmonie'),
    favour('team', 'Attelage'),
    favour('vigour', 'Vigueur'),
  ],
  completion: [
    ['oneSymbolBeasts', 'twoSymbolBeasts'],
    ['labourers', 'engineers'],
    ['sculptors', 'artisans'],
    ['artisans', 'tools'],
    ['steps', 'engineers'],
    ['elders', 'favours'],
  ],
  sculptors: [0, 2, 5, 9, 14, 20, 27, 35, 44, 54, 65, 77, 90, 104, 119, 135],
  artisans: [0, 1, 3, 8, 15, 24, 33, 42],
  track: [0, 1, 0, 3, 0, 0, 6, 0, 0, 0, 10],
  square: [5, 2, 1],
  dome: 7,
  labourers: [20, 12, 2],
  trio: 10,
  set: 10,
  unusedFavour: 2,
  ratings: [150, 185, 200, 225, 250],
  piles: [25, 16, 9, 4],
  blocks: { 1: [18, 18, 18], 2: [18, 18, 18], 3: [18, 18, 18], 4: [14, 14, 14, 14] },
  turns: { 1: [18, 18, 18], 2: [27, 27], 3: [18, 18, 18], 4: [13, 13, 13, 13] },
  lots: { count: 9, own: 2, siku: 1 },
  cubes: [0, 2],
  favourLine: 2,
  effects: {
    rise: 2,
    craft: 2,
    base: 6,
    solidarity: [2, 2],
    foresight: 2,
    abundance: 2,
    divination: SEEN,
    rivalry: 2,
    team: 2,
    vigour: 1,
  },
};
