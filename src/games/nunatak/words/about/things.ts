import type { AboutKinds } from '../../../../words/about-entry.js';
import { type Message, message, nameMessage } from '../../../../words/message.js';
import {
  type CardSymbol,
  QUANTITIES,
  type Quantity,
  RATINGS,
  type Rating,
  SYMBOLS,
  TOOLS,
  type Tool,
} from '../../components/index.js';
import type { Nunatak } from '../../types.js';
import { parameters } from '../parameters.js';
import { cardLines, cardTitle, symbolLines, tileLines, tileTitle, toolLines } from './cards.js';
import { favourLines } from './favours.js';
import { CATEGORIES, categoryLines, ratingLines } from './scores.js';
import { TERMS, type Term, termLines } from './terms.js';

/** The kinds of entries, each with the type of value that identifies one. */
export interface AboutIds {
  readonly symbol: CardSymbol;
  readonly tool: Tool;
  /** A construction card. */
  readonly card: number;
  readonly tile: number;
  readonly favour: number;
  /** A quantity that completion cards compare. */
  readonly quantity: Quantity;
  readonly category: Nunatak['Category'];
  readonly tieBreak: Nunatak['TieBreak'];
  /** A rating of a solo game. */
  readonly rating: Rating;
  /** A term of the rules. */
  readonly term: Term;
}

const { names } = parameters;
const indexesOf = (list: readonly unknown[]): readonly number[] => list.map((_, number) => number);

/** Says in which line of how many completion cards a quantity is. */
const quantityLines = (quantity: Quantity, { completionCards }: Nunatak['Components']): readonly Message[] => [
  message('about.completion', {
    first: completionCards.filter(([line]) => line === quantity).length,
    second: completionCards.filter(([, line]) => line === quantity).length,
  }),
];

/** The entries of Nunatak, with sentences about them. */
export const aboutEntries: AboutKinds<Nunatak, AboutIds> = {
  symbol: { ids: () => SYMBOLS, title: names.symbol, lines: symbolLines },
  tool: { ids: () => TOOLS, title: names.tool, lines: toolLines },
  card: { ids: ({ cards }) => indexesOf(cards), title: cardTitle, lines: cardLines },
  tile: { ids: ({ tiles }) => indexesOf(tiles), title: tileTitle, lines: tileLines },
  favour: { ids: ({ favours }) => indexesOf(favours), title: names.favour, lines: favourLines },
  quantity: { ids: () => QUANTITIES, title: names.quantity, lines: quantityLines },
  category: { ids: () => CATEGORIES, title: names.category, lines: categoryLines },
  tieBreak: { ids: () => ['borderBlocks'], title: names.tieBreak, lines: () => [message('about.tied')] },
  rating: { ids: () => RATINGS, title: names.rating, lines: ratingLines },
  term: { ids: () => TERMS, title: nameMessage('term'), lines: termLines },
};
