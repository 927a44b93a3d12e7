import { integer, list, nullable, object, oneOf, pair, refine, text } from '../../core/codec/index.js';
import { ownerComponents } from '../../core/fields/game-readers.js';
import {
  CARD_COUNT,
  type Card,
  type CardSymbol,
  type Components,
  components,
  FAVOUR_COUNT,
  FAVOUR_IDS,
  type Favour,
  type FavourId,
  QUANTITIES,
  SYMBOLS,
  TOOLS,
} from './components/index.js';
import { CELL_COUNT } from './temple.js';

const MAX_POINTS = 999;
const {
  pileSizes: piles,
  engineeringTrack: printedTrack,
  completionCards: completion,
  favourLineSize: favourLine,
} = components;
const LAST_TRACK_STEP = printedTrack.length - 1;

const symbolsReader = refine(list(oneOf(...SYMBOLS), 1, 2), (both) => (both[0] === both[1] ? '[1]' : null));

const cardContradiction = (card: Card): string | null => {
  const has = (symbol: CardSymbol): boolean => card.symbols.includes(symbol);
  if (has('artisan') !== (card.tool !== null)) return 'tool';
  if (has('beast') !== card.beastSymbols > 0) return 'beastSymbols';
  if (has('elder') !== (card.elderPair !== null)) return 'elderPair';
  return card.elderPair !== null && card.elderPair[0] === card.elderPair[1] ? 'elderPair[1]' : null;
};

const cardReader = refine(
  object('a card', {
    pile: integer(1, piles.length),
    symbols: symbolsReader,
    tool: nullable(oneOf(...TOOLS)),
    beastSymbols: integer(0, 2),
    elderPair: nullable(pair(oneOf(...SYMBOLS))),
  }),
  cardContradiction,
);

const tileReader = object('a tile', { pile: integer(1, piles.length), symbols: symbolsReader });

const favourReader = object('a favour', { id: oneOf(...FAVOUR_IDS), name: text(1, 99), minPlayers: integer(1, 3) });

/** Returns the path of the first card or tile that is too many in its pile. */
const pileContradiction = (items: readonly { readonly pile: number }[]): string | null => {
  const pileCounts = piles.map(() => 0);
  const wrong = items.findIndex(({ pile }) => ++pileCounts[pile - 1]! > piles[pile - 1]!);
  return wrong < 0 ? null : `[${wrong}].pile`;
};

/** The favours of which the rules allow only one, and those that need rivals. */
const SINGLE_COPY_FAVOURS: readonly FavourId[] = ['foresight', 'abundance', 'divination'];
const MIN_PLAYERS: Readonly<Partial<Record<FavourId, number>>> = {
  foresight: 2,
  abundance: 2,
  solidarity: 3,
  rivalry: 3,
};

const favoursContradiction = (favours: readonly Favour[]): string | null => {
  for (const [i, { id, minPlayers }] of favours.entries()) {
    if (SINGLE_COPY_FAVOURS.includes(id) && favours.findIndex((other) => other.id === id) < i) return `[${i}].id`;
    if (minPlayers < (MIN_PLAYERS[id] ?? 1)) return `[${i}].minPlayers`;
  }
  return null;
};

/** Reads a track, which must have a number at its last step. */
const trackReader = refine(list(integer(0, MAX_POINTS), LAST_TRACK_STEP + 1, LAST_TRACK_STEP + 1), (numbers) =>
  numbers[LAST_TRACK_STEP] === 0 ? `[${LAST_TRACK_STEP}]` : null,
);

const pointsReader = list(integer(0, MAX_POINTS), 1, 99);

const cardsReader = refine(list(cardReader, CARD_COUNT, CARD_COUNT), pileContradiction);

const tilesReader = refine(list(tileReader, CELL_COUNT, CELL_COUNT), pileContradiction);

const favoursReader = refine(list(favourReader, FAVOUR_COUNT, FAVOUR_COUNT), favoursContradiction);

/** Checks that there are enough favours for the elders, and that the tables are long enough. */
const tablesContradiction = ({ cards, favours, sculptorPoints, artisanPoints }: Components): string | null => {
  const countCards = (has: (card: Card) => boolean): number => cards.filter(has).length;
  const soloFavours = favours.filter(({ minPlayers }) => minPlayers === 1).length;
  const transformations = favours.filter(({ id }) => id === 'transformation').length;
  if (countCards((each) => each.symbols.includes('elder')) > soloFavours - favourLine) return 'favours';
  if (sculptorPoints.length <= countCards((each) => each.symbols.includes('sculptor')) + transformations)
    return 'sculptorPoints';
  return TOOLS.some((tool) => artisanPoints.length <= countCards((each) => each.tool === tool) + transformations)
    ? 'artisanPoints'
    : null;
};

const partsReader = ownerComponents('the components of Nunatak', components, {
  cards: cardsReader,
  tiles: tilesReader,
  favours: favoursReader,
  completionCards: list(pair(oneOf(...QUANTITIES)), completion.length, completion.length),
  sculptorPoints: pointsReader,
  artisanPoints: pointsReader,
  engineeringTrack: trackReader,
});

/** Reads owner components: custom cards, tiles, favours and tables; the rest as printed. */
export const componentsReader = refine(partsReader, tablesContradiction);
