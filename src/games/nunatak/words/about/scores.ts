import { type Message, message, type Parameters } from '../../../../words/message.js';
import { type Components, RATINGS, type Rating, type Sym } from '../../components/index.js';
import type { Nunatak } from '../../types.js';

/** The categories of points, in the order of the rulebook. */
export const CATEGORIES = [
  'support',
  'squares',
  'favours',
  'dome',
  'labourers',
  'sculptors',
  'artisans',
  'beasts',
  'engineers',
  'elders',
  'unusedFavours',
  'sets',
] as const;

const pointsOf = (numbers: readonly number[]): string => numbers.slice(1).join(', ');

/** Lists the numbers of the engineering track with their steps. */
const numbersOn = ({ track }: Components): readonly Message[] =>
  track.flatMap((number, step) => (number > 0 ? [message('about.step', { number, step })] : []));

/** The parameters of the line on each category. */
const parametersOf = (components: Components): Readonly<Record<Nunatak['Category'], Parameters>> => {
  const { square, dome, labourers, sculptors, artisans, trio, set, unusedFavour } = components;
  return {
    support: {},
    squares: { first: square[0], second: square[1], tied: square[2] },
    favours: {},
    dome: { points: dome },
    labourers: { most: labourers[0], tied: labourers[1], each: labourers[2] },
    sculptors: { most: sculptors.length - 1, points: pointsOf(sculptors) },
    artisans: { most: artisans.length - 1, points: pointsOf(artisans), trio },
    beasts: {},
    engineers: { numbers: numbersOn(components) },
    elders: {},
    unusedFavours: { points: unusedFavour },
    sets: { points: set },
  };
};

/** Returns the lines about a category of points. */
export const categoryLines = (category: Nunatak['Category'], components: Components): readonly Message[] => [
  message(`about.${category}`, parametersOf(components)[category]),
];

const CATEGORY_OF: Readonly<Record<Sym, Nunatak['Category']>> = {
  labourer: 'labourers',
  sculptor: 'sculptors',
  artisan: 'artisans',
  beast: 'beasts',
  engineer: 'engineers',
  elder: 'elders',
};

/** Returns the lines on how cards of a type score at the end. */
export const scoreOf = (symbol: Sym, components: Components): readonly Message[] =>
  categoryLines(CATEGORY_OF[symbol], components);

/** Returns the lines about a rating of a solo game. */
export const ratingLines = (rating: Rating, { ratings }: Components): readonly Message[] => {
  const number = RATINGS.indexOf(rating);
  const [below, most] = [ratings[number - 1], ratings[number]];
  if (below === undefined) return [message('about.lowest', { most: most! })];
  return [
    most === undefined
      ? message('about.highest', { least: below + 1 })
      : message('about.between', { least: below + 1, most }),
  ];
};
