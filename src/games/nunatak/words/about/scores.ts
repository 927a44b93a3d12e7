import { type Message, message, type Parameters } from '../../../../words/message.js';
import { type CardSymbol, type Components, RATINGS, type Rating } from '../../components/index.js';
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

const pointsText = (numbers: readonly number[]): string => numbers.slice(1).join(', ');

/** Lists the numbers of the engineering track with their steps. */
const trackNumbers = ({ engineeringTrack }: Components): readonly Message[] =>
  engineeringTrack.flatMap((number, step) => (number > 0 ? [message('about.step', { number, step })] : []));

/** The parameters of the line on each category. */
const categoryParameters = (components: Components): Readonly<Record<Nunatak['Category'], Parameters>> => {
  const {
    squareShares,
    domePoints,
    labourerPoints,
    sculptorPoints,
    artisanPoints,
    threeToolsPoints,
    sixTypesPoints,
    unusedFavourPoints,
  } = components;
  return {
    support: {},
    squares: { first: squareShares[0], second: squareShares[1], tied: squareShares[2] },
    favours: {},
    dome: { points: domePoints },
    labourers: { most: labourerPoints[0], tied: labourerPoints[1], each: labourerPoints[2] },
    sculptors: { most: sculptorPoints.length - 1, points: pointsText(sculptorPoints) },
    artisans: { most: artisanPoints.length - 1, points: pointsText(artisanPoints), trio: threeToolsPoints },
    beasts: {},
    engineers: { numbers: trackNumbers(components) },
    elders: {},
    unusedFavours: { points: unusedFavourPoints },
    sets: { points: sixTypesPoints },
  };
};

/** Returns the lines about a category of points. */
export const categoryLines = (category: Nunatak['Category'], components: Components): readonly Message[] => [
  message(`about.${category}`, categoryParameters(components)[category]),
];

const CATEGORY_OF_SYMBOL: Readonly<Record<CardSymbol, Nunatak['Category']>> = {
  labourer: 'labourers',
  sculptor: 'sculptors',
  artisan: 'artisans',
  beast: 'beasts',
  engineer: 'engineers',
  elder: 'elders',
};

/** Returns the lines on how cards of a type score at the end. */
export const symbolScoreLines = (symbol: CardSymbol, components: Components): readonly Message[] =>
  categoryLines(CATEGORY_OF_SYMBOL[symbol], components);

/** Returns the lines about a rating of a solo game. */
export const ratingLines = (rating: Rating, { ratingLimits }: Components): readonly Message[] => {
  const number = RATINGS.indexOf(rating);
  const [below, most] = [ratingLimits[number - 1], ratingLimits[number]];
  if (below === undefined) return [message('about.lowest', { most: most! })];
  return [
    most === undefined
      ? message('about.highest', { least: below + 1 })
      : message('about.between', { least: below + 1, most }),
  ];
};
