import { frozen } from '../../../core/frozen.js';

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

/** What favours there are, in the order of the printed ones. */
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

/** When a favour may be played. */
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

/** Whether a favour with this effect is of a type. */
export const isOf = <Type extends FavourType>(type: Type, id: FavourId): id is FavourOf<Type> => TYPES[id] === type;

/** What a line of a completion card compares. */
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

/** What a player reaches alone. */
export const RATINGS = frozen(['slush', 'snowball', 'ice-cube', 'ice-block', 'iceberg', 'ice-temple'] as const);
/** The rating of a solo game. */
export type Rating = (typeof RATINGS)[number];

/** The number of construction cards. */
export const CARDS = 54;
/** The number of favour cards. */
export const FAVOUR_CARDS = 20;
/** The number of slots of the line of cards. */
export const SLOTS = 4;
/** How many cards of the deck a divination shows at most. */
export const SEEN = 3;
/** The most owners of blocks that there can be. */
export const OWNERS = 4;
/** The turns of a round of a solo game: one of each owner. */
export const ROUND = 3;
