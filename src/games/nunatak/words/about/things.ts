import { type Message, message, named } from '../../../../words/message.js';
import type { ThingKinds } from '../../../../words/thing.js';
import {
  QUANTITIES,
  type Quantity,
  RATINGS,
  type Rating,
  SYMBOLS,
  type Sym,
  TOOLS,
  type Tool,
} from '../../components/index.js';
import type { Nunatak } from '../../types.js';
import { description } from '../description.js';
import { cardLines, cardTitle, symbolLines, tileLines, tileTitle, toolLines } from './cards.js';
import { favourLines } from './favours.js';
import { CATEGORIES, categoryLines, ratingLines } from './scores.js';
import { type Term, termIds, termLines } from './terms.js';

/** The things of the game, each with the type of value that identifies it. */
export interface Things {
  readonly symbol: Sym;
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

const { names } = description;
const numbersOf = (list: readonly unknown[]): readonly number[] => list.map((_, number) => number);

/** Says in which line of how many completion cards a quantity is. */
const quantityLines = (quantity: Quantity, { completion }: Nunatak['Components']): readonly Message[] => [
  message('about.completion', {
    first: completion.filter(([line]) => line === quantity).length,
    second: completion.filter(([, line]) => line === quantity).length,
  }),
];

/** The things of Nunatak, with sentences about them. */
export const things: ThingKinds<Nunatak, Things> = {
  symbol: { ids: () => SYMBOLS, title: names.symbol, lines: symbolLines },
  tool: { ids: () => TOOLS, title: names.tool, lines: toolLines },
  card: { ids: ({ cards }) => numbersOf(cards), title: cardTitle, lines: cardLines },
  tile: { ids: ({ tiles }) => numbersOf(tiles), title: tileTitle, lines: tileLines },
  favour: { ids: ({ favours }) => numbersOf(favours), title: names.favour, lines: favourLines },
  quantity: { ids: () => QUANTITIES, title: names.quantity, lines: quantityLines },
  category: { ids: () => CATEGORIES, title: names.category, lines: categoryLines },
  tieBreak: { ids: () => ['borderBlocks'], title: names.tieBreak, lines: () => [message('about.tied')] },
  rating: { ids: () => RATINGS, title: names.rating, lines: ratingLines },
  term: { ids: () => termIds, title: named('term'), lines: termLines },
};
