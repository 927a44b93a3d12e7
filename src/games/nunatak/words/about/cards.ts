import { type Message, message } from '../../../../words/message.js';
import type { Components, Sym, Tool } from '../../components/index.js';
import { card, symbol as symbolNamed, symbols, tile } from '../things.js';
import { scoreOf } from './scores.js';

/** Returns the line on what a card of a type does when its block is placed, if it does anything. */
const doneAtOnce = (symbol: Sym): readonly Message[] =>
  symbol === 'labourer' || symbol === 'elder' ? [message(`about.${symbol}`)] : [];

/** Returns the lines about a type of cards. */
export const symbolLines = (symbol: Sym, components: Components): readonly Message[] => [
  message('about.cards', { count: components.cards.filter(({ symbols: found }) => found.includes(symbol)).length }),
  ...doneAtOnce(symbol),
  ...scoreOf(symbol, components),
];

/** Returns the lines about a tool. */
export const toolLines = (tool: Tool, { cards, trio }: Components): readonly Message[] => [
  message('about.artisansWith', { count: cards.filter((card) => card.tool === tool).length }),
  message('about.tool', { points: trio }),
];

/** Returns the lines about a construction card. */
export const cardLines = (number: number, components: Components): readonly Message[] => {
  const { symbols: found, tool, beastSymbols, pair } = components.cards[number]!;
  return [
    message('about.card', { symbols: symbols(found) }),
    ...(found.length > 1 ? [message('about.doubleCard')] : []),
    ...found.flatMap(doneAtOnce),
    ...(tool === null ? [] : [message('about.hasTool')]),
    ...(beastSymbols === 0 ? [] : [message('about.multiplies', { count: beastSymbols })]),
    ...(pair === null ? [] : [message('about.pair', { first: symbolNamed(pair[0]), second: symbolNamed(pair[1]) })]),
  ];
};

/** Returns the lines about a tile. */
export const tileLines = (number: number, { tiles }: Components): readonly Message[] => [
  message('about.tile', { symbols: symbols(tiles[number]!.symbols) }),
];

/** Names a construction card with its pile. */
export const cardTitle = (number: number, components: Components): Message =>
  message('about.cardTitle', { card: card(number, components), pile: components.cards[number]!.pile });

/** Names a tile with its floor, which is its pile. */
export const tileTitle = (number: number, components: Components): Message =>
  message('about.tileTitle', { tile: tile(number, components), pile: components.tiles[number]!.pile });
