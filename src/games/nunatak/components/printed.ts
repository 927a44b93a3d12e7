import type { Card, Components, Favour } from './types.js';
import { type CardSymbol, type FavourId, MAX_CARDS_SEEN, SYMBOL_LETTERS, SYMBOLS, TOOLS } from './words.js';

// Pile, symbols, tool (r, p, w for saw), beast symbols and elder pair; the tile of the same number has the first two.
const PRINTED_CARDS = `
1L 1L 1L 1L 1L 1S 1S 1S 1S 1Ar 1Ar 1Ap 1Ap 1Aw 1B1 1B1 1B1 1B2 1G 1G 1G 1G 1E:AE 1E:SB 1E:LG
2L 2L 2S 2S 2Ar 2Aw 2B1 2B2 2G 2G 2E:SG 2LG 2LG 2SAr 2SAp 2BE1:AG
3L 3S 3Ap 3B2 3E:LB 3LG 3SAw 3SAr 3BE2:SE
4Aw 4LG 4SAp 4SAw`;

const symbolOfLetter = (letter: string): CardSymbol => SYMBOLS[SYMBOL_LETTERS.indexOf(letter)]!;

const parseCard = (text: string): Card => {
  const [front = '', pair = ''] = text.split(':');
  const findAll = (letters: RegExp): string => front.match(letters)?.join('') ?? '';
  return {
    pile: Number(front[0]),
    symbols: [...findAll(/[A-Z]/g)].map(symbolOfLetter),
    tool: TOOLS['rpw'.indexOf(findAll(/[rpw]/) || '-')] ?? null,
    beastSymbols: Number(front.slice(1).match(/\d/)?.[0] ?? 0),
    elderPair: pair === '' ? null : [symbolOfLetter(pair[0]!), symbolOfLetter(pair[1]!)],
  };
};

const cards = PRINTED_CARDS.trim().split(/\s+/).map(parseCard);

const createFavour = (id: FavourId, name: string, minPlayers = 1): Favour => ({ id, name, minPlayers });

/** The printed components, filled in where only pictures show them. */
export const components: Components = {
  provenance: {
    cards: 'reconstructed',
    tiles: 'reconstructed',
    favours: 'reconstructed',
    completionCards: 'reconstructed',
    sculptorPoints: 'reconstructed',
    artisanPoints: 'reconstructed',
    engineeringTrack: 'reconstructed',
    squareShares: 'rulebook',
    domePoints: 'rulebook',
    labourerPoints: 'rulebook',
    threeToolsPoints: 'rulebook',
    sixTypesPoints: 'rulebook',
    unusedFavourPoints: 'rulebook',
    ratingLimits: 'rulebook',
    pileSizes: 'reconstructed',
    blocks: 'rulebook',
    turns: 'rulebook',
    lots: 'rulebook',
    dummySlots: 'rulebook',
    favourLineSize: 'rulebook',
    effects: 'reconstructed',
  },
  cards,
  tiles: cards.map(({ pile, symbols }) => ({ pile, symbols })),
  favours: [
    createFavour('rise', 'Élévation'),
    createFavour('craft', 'Ingéniosité'),
    createFavour('craft', 'Ingéniosité'),
    createFavour('base', 'Fondation'),
    createFavour('bracing', 'Soutien'),
    createFavour('solidarity', 'Solidarité', 3),
    createFavour('foresight', 'Prévoyance', 2),
    createFavour('abundance', 'Abondance', 2),
    createFavour('divination', 'Divination'),
    createFavour('spread', 'Propagation'),
    createFavour('liberty', 'Liberté'),
    createFavour('liberty', 'Liberté'),
    createFavour('renewal', 'Renouveau'),
    createFavour('rivalry', 'Rivalité', 3),
    createFavour('transformation', 'Transformation'),
    createFavour('transformation', 'Transformation'),
    createFavour('insight', 'Discernement'),
    createFavour('harmony', 'Harmonie'),
    createFavour('team', 'Attelage'),
    createFavour('vigour', 'Vigueur'),
  ],
  completionCards: [
    ['oneSymbolBeasts', 'twoSymbolBeasts'],
    ['labourers', 'engineers'],
    ['sculptors', 'artisans'],
    ['artisans', 'tools'],
    ['steps', 'engineers'],
    ['elders', 'favours'],
  ],
  sculptorPoints: [0, 2, 5, 9, 14, 20, 27, 35, 44, 54, 65, 77, 90, 104, 119, 135],
  artisanPoints: [0, 1, 3, 8, 15, 24, 33, 42],
  engineeringTrack: [0, 1, 0, 3, 0, 0, 6, 0, 0, 0, 10],
  squareShares: [5, 2, 1],
  domePoints: 7,
  labourerPoints: [20, 12, 2],
  threeToolsPoints: 10,
  sixTypesPoints: 10,
  unusedFavourPoints: 2,
  ratingLimits: [150, 185, 200, 225, 250],
  pileSizes: [25, 16, 9, 4],
  blocks: { 1: [18, 18, 18], 2: [18, 18, 18], 3: [18, 18, 18], 4: [14, 14, 14, 14] },
  turns: { 1: [18, 18, 18], 2: [27, 27], 3: [18, 18, 18], 4: [13, 13, 13, 13] },
  lots: { count: 9, own: 2, siku: 1 },
  dummySlots: [0, 2],
  favourLineSize: 2,
  effects: {
    rise: 2,
    craft: 2,
    base: 6,
    solidarity: [2, 2],
    foresight: 2,
    abundance: 2,
    divination: MAX_CARDS_SEEN,
    rivalry: 2,
    team: 2,
    vigour: 1,
  },
};
