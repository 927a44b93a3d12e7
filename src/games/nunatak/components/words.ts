import { deepFreeze } from '../../../core/data/copy.js';

/** The types of cards, in the order used everywhere. */
export const SYMBOLS = deepFreeze(['labourer', 'sculptor', 'artisan', 'beast', 'engineer', 'elder'] as const);
/** A type of cards, as its symbol shows it. */
export type CardSymbol = (typeof SYMBOLS)[number];

/** The letters of the symbols, in the same order. */
export const SYMBOL_LETTERS = 'LSABGE';

/** The tools of artisans. */
export const TOOLS = deepFreeze(['rope', 'pickaxe', 'saw'] as const);
/** A tool of an artisan. */
export type Tool = (typeof TOOLS)[number];
/** A list indexed by tool, in the order of `TOOLS`. */
export type ByTool<T> = readonly T[];

/** The effects of favours, in the order of the printed ones. */
export const FAVOUR_IDS = deepFreeze([
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
export type FavourId = (typeof FAVOUR_IDS)[number];

/** The type of a favour: when it may be played. */
export type FavourType = 'immediate' | 'singleUse' | 'end';

const FAVOUR_TYPES = {
  rise: 'immediate',
  craft: 'immediate',
  base: 'immediate',
  bracing: 'immediate',
  solidarity: 'immediate',
  foresight: 'singleUse',
  abundance: 'singleUse',
  divination: 'singleUse',
  spread: 'singleUse',
  liberty: 'singleUse',
  renewal: 'singleUse',
  rivalry: 'singleUse',
  transformation: 'end',
  insight: 'end',
  harmony: 'end',
  team: 'end',
  vigour: 'end',
} as const satisfies Readonly<Record<FavourId, FavourType>>;

/** The effects of the favours of a type. */
export type FavourIdOfType<Type extends FavourType> = {
  [Id in FavourId]: (typeof FAVOUR_TYPES)[Id] extends Type ? Id : never;
}[FavourId];

/** Checks whether a favour with this effect is of a type. */
export const isFavourOfType = <Type extends FavourType>(type: Type, id: FavourId): id is FavourIdOfType<Type> =>
  FAVOUR_TYPES[id] === type;

/** The quantities that completion cards compare. */
export const QUANTITIES = deepFreeze([
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
export const RATINGS = deepFreeze(['slush', 'snowball', 'ice-cube', 'ice-block', 'iceberg', 'ice-temple'] as const);
/** A rating of a solo game. */
export type Rating = (typeof RATINGS)[number];

/** The number of construction cards. */
export const CARD_COUNT = 54;
/** The index of a construction card, 0 to 53. */
export type CardIndex = number;
/** A list indexed by construction card. */
export type ByCard<T> = readonly T[];

/** The index of a tile, 0 to 53. */
export type TileIndex = number;
/** A list indexed by tile. */
export type ByTile<T> = readonly T[];

/** The number of a pile of cards or tiles, 1 to 4, as printed on their backs. */
export type Pile = number;
/** A list indexed by the number of a pile less 1. */
export type ByPile<T> = readonly T[];

/** The number of favour cards. */
export const FAVOUR_COUNT = 20;
/** The index of a favour, 0 to 19. */
export type FavourIndex = number;
/** A list indexed by favour. */
export type ByFavour<T> = readonly T[];

/** The number of slots of the line of cards. */
export const SLOT_COUNT = 4;
/** A slot of the line of cards, 0 to 3; slot 0 is filled first. */
export type Slot = number;
/** A list indexed by slot. */
export type BySlot<T> = readonly T[];

/** The largest number of cards of the deck that a divination shows. */
export const MAX_CARDS_SEEN = 3;
/** The largest number of owners of blocks. */
export const MAX_OWNERS = 4;
/** An owner of blocks: the players, then Siku (2) with two players or the dummies (1 and 2) in a solo game. */
export type Owner = number;
/** A list indexed by owner. */
export type ByOwner<T> = readonly T[];

/** The number of turns of a round of a solo game: one of each owner. */
export const TURNS_PER_ROUND = 3;
