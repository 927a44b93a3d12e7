import type { Provenances } from '../../core/game.js';

/** The types of cards, in the order used everywhere. */
export const SYMBOLS = ['labourer', 'sculptor', 'artisan', 'beast', 'engineer', 'elder'] as const;
/** A type of cards, as its symbol shows it. */
export type Sym = (typeof SYMBOLS)[number];

/** The letters of the symbols, in the same order. */
export const LETTERS = 'LSABGE';

/** The tools of artisans. */
export const TOOLS = ['rope', 'pickaxe', 'saw'] as const;
/** A tool of an artisan. */
export type Tool = (typeof TOOLS)[number];

/** What favours there are, in the order of the printed ones. */
export const FAVOURS = [
  'rise',
  'craft',
  'base',
  'bracing',
  'solidarity',
  'foresight',
  'abundance',
  'divination',
  'spread',
  'liberty',
  'renewal',
  'rivalry',
  'transformation',
  'insight',
  'harmony',
  'team',
  'vigour',
] as const;
/** The effect of a favour. */
export type FavourId = (typeof FAVOURS)[number];

/** When a favour may be played. */
export type FavourType = 'immediate' | 'single' | 'end';

/** How favours are played, by effect. */
export const TYPES: Readonly<Record<FavourId, FavourType>> = {
  rise: 'immediate',
  craft: 'immediate',
  base: 'immediate',
  bracing: 'immediate',
  solidarity: 'immediate',
  foresight: 'single',
  abundance: 'single',
  divination: 'single',
  spread: 'single',
  liberty: 'single',
  renewal: 'single',
  rivalry: 'single',
  transformation: 'end',
  insight: 'end',
  harmony: 'end',
  team: 'end',
  vigour: 'end',
};

/** What a line of a completion card compares. */
export const QUANTITIES = [
  'oneSymbolBeasts',
  'twoSymbolBeasts',
  'labourers',
  'engineers',
  'sculptors',
  'artisans',
  'tools',
  'steps',
  'elders',
  'favours',
] as const;
/** A quantity compared by a completion card. */
export type Quantity = (typeof QUANTITIES)[number];

/** What a player reaches alone. */
export const RATINGS = ['slush', 'snowball', 'ice-cube', 'ice-block', 'iceberg', 'ice-temple'] as const;
/** The rating of a solo game. */
export type Rating = (typeof RATINGS)[number];

/** A construction card. */
export interface Card {
  /** The number on its back, 1 to 4. */
  readonly pile: number;
  /** One symbol, or the two of a double card. */
  readonly symbols: readonly Sym[];
  /** The tool of an artisan. */
  readonly tool: Tool | null;
  /** The multiplier symbols of a beast; 0 on other cards. */
  readonly beastSymbols: number;
  /** The two types for which an elder scores. */
  readonly pair: readonly [Sym, Sym] | null;
}

/** A tile. */
export interface Tile {
  /** The number on its back, 1 to 4. */
  readonly pile: number;
  /** One symbol, or the two of a double tile. */
  readonly symbols: readonly Sym[];
}

/** A favour card. */
export interface Favour {
  readonly id: FavourId;
  /** The French name. */
  readonly name: string;
  /** The fewest players with whom it is in play: 1, or 2 or 3 with an icon. */
  readonly icon: number;
}

/** What is in the box. */
export interface Components {
  /** Where the figures of each part come from. */
  readonly provenance: Provenances;
  readonly cards: readonly Card[];
  readonly tiles: readonly Tile[];
  readonly favours: readonly Favour[];
  /** The first and the second line of each completion card. */
  readonly completion: readonly (readonly [Quantity, Quantity])[];
  /** The points of sculptors, by their number. */
  readonly sculptors: readonly number[];
  /** The points of artisans with one tool, by their number. */
  readonly artisans: readonly number[];
  /** The number at each step of the engineering track; 0 where it is blank. */
  readonly track: readonly number[];
  /** The points of the most, the second most and a shared second place in a square. */
  readonly square: readonly [number, number, number];
  readonly dome: number;
  /** The points of the most labourers alone, of a tie for the most, and of each labourer of the others. */
  readonly labourers: readonly [number, number, number];
  /** The points of a set of the three tools. */
  readonly trio: number;
  /** The points of a set of the six types. */
  readonly set: number;
  readonly unusedFavour: number;
  /** The highest total of each rating but the last. */
  readonly ratings: readonly number[];
}

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
};

/** What the rules read. */
export interface Box {
  /** The id of the components. */
  readonly id: string;
  /** What is in the box. */
  readonly parts: Components;
  /** By card, its symbols: one bit each, in the order of `SYMBOLS`. */
  readonly cardBits: readonly number[];
  /** By tile, its symbols. */
  readonly tileBits: readonly number[];
  /** By favour, its effect. */
  readonly favourIds: readonly FavourId[];
}

/** The bit of a symbol. */
export const bitOf = (symbol: Sym): number => 1 << SYMBOLS.indexOf(symbol);

const bitsOf = (symbols: readonly Sym[]): number => symbols.reduce((bits, symbol) => bits | bitOf(symbol), 0);

/** The tables that the rules read. */
export const prepare = (parts: Components, id: string): Box => ({
  id,
  parts,
  cardBits: parts.cards.map(({ symbols }) => bitsOf(symbols)),
  tileBits: parts.tiles.map(({ symbols }) => bitsOf(symbols)),
  favourIds: parts.favours.map((each) => each.id),
});
