import { frozen } from '../../../core/data/frozen.js';

/** The types of cards, in the order used everywhere. */
export const SYMBOLS = frozen(['labourer', 'sculptor', 'artisan', 'beast', 'engineer', 'elder'] as const);
/** A type of cards, as its symbol shows it. */
export type Sym = (typeof SYMBOLS)[number];

/** The letters of the symbols, in the same order. */
export const LETTERS = 'LSABGE';

/** The tools of artisans. */
export const TOOLS = frozen(['rope', 'pickaxe', 'saw'] as const);
/** A tool of an artisan. */
export type Tool = (typeof TOOLS)[number];
/** A list indexed by the number of a tool. */
export type ByTool<T> = readonly T[];

/** The effects of favours, in the order of the printed ones. */
export const FAVOURS = frozen([
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
] as const);
/** The effect of a favour. */
export type FavourId = (typeof FAVOURS)[number];

/** The type of a favour: when it may be played. */
export type FavourType = 'immediate' | 'single' | 'end';

const TYPES = {
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
} as const satisfies Readonly<Record<FavourId, FavourType>>;

/** The effects of the favours of a type. */
export type FavourOf<Type extends FavourType> = {
  [Id in FavourId]: (typeof TYPES)[Id] extends Type ? Id : never;
}[FavourId];

/** Checks whether a favour with this effect is of a type. */
export const isOf = <Type extends FavourType>(type: Type, id: FavourId): id is FavourOf<Type> => TYPES[id] === type;

/** The quantities that completion cards compare. */
export const QUANTITIES = frozen([
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
] as const);
/** A quantity compared by a completion card. */
export type Quantity = (typeof QUANTITIES)[number];

/** The ratings of a solo game, from the lowest. */
export const RATINGS = frozen(['slush', 'snowball', 'ice-cube', 'ice-block', 'iceberg', 'ice-temple'] as const);
/** A rating of a solo game. */
export type Rating = (typeof RATINGS)[number];

/** The number of construction cards. */
export const CARDS = 54;
/** The number of a construction card, 0 to 53. */
export type CardIndex = number;
/** A list indexed by construction card. */
export type ByCard<T> = readonly T[];

/** The number of a tile, 0 to 53. */
export type TileIndex = number;
/** A list indexed by tile. */
export type ByTile<T> = readonly T[];

/** The number of a pile of cards or tiles, 1 to 4, which is on the backs of them. */
export type Pile = number;
/** A list indexed by the number of a pile less 1. */
export type ByPile<T> = readonly T[];

/** The number of favour cards. */
export const FAVOUR_CARDS = 20;
/** The number of a favour, 0 to 19. */
export type FavourIndex = number;
/** A list indexed by favour. */
export type ByFavour<T> = readonly T[];

/** The number of slots of the line of cards. */
export const SLOTS = 4;
/** A slot of the line of cards, 0 to 3; slot 0 is filled first. */
export type Slot = number;
/** A list indexed by slot. */
export type BySlot<T> = readonly T[];

/** The largest number of cards of the deck that a divination shows. */
export const SEEN = 3;
/** The largest number of owners of blocks. */
export const OWNERS = 4;
/** An owner of blocks: the players, then Siku (2) with two players or the dummies (1 and 2) in a solo game. */
export type Owner = number;
/** A list indexed by owner. */
export type ByOwner<T> = readonly T[];

/** The number of turns of a round of a solo game: one of each owner. */
export const ROUND = 3;
