import { type Message, message } from '../../../../words/message.js';
import type { CardSymbol, Components, Tool } from '../../components/index.js';
import { cardMessage, symbolMessage, symbolsMessage, tileMessage } from '../things.js';
import { symbolScoreLines } from './scores.js';

/** Returns the line on what a card of a type does when its block is placed, if it does anything. */
const immediateLines = (symbol: CardSymbol): readonly Message[] =>
  symbol === 'labourer' || symbol === 'elder' ? [message(`about.${symbol}`)] : [];

/** Returns the lines about a type of cards. */
export const symbolLines = (symbol: CardSymbol, components: Components): readonly Message[] => [
  message('about.cards', { count: components.cards.filter(({ symbols }) => symbols.includes(symbol)).length }),
  ...immediateLines(symbol),
  ...symbolScoreLines(symbol, components),
];

/** Returns the lines about a tool. */
export const toolLines = (tool: Tool, { cards, threeToolsPoints }: Components): readonly Message[] => [
  message('about.artisansWith', { count: cards.filter((card) => card.tool === tool).length }),
  message('about.tool', { points: threeToolsPoints }),
];

/** Returns the lines about a construction card. */
export const cardLines = (number: number, components: Components): readonly Message[] => {
  const { symbols, tool, beastSymbols, elderPair } = components.cards[number]!;
  return [
    message('about.card', { symbols: symbolsMessage(symbols) }),
    ...(symbols.length > 1 ? [message('about.doubleCard')] : []),
    ...symbols.flatMap(immediateLines),
    ...(tool === null ? [] : [message('about.hasTool')]),
    ...(beastSymbols === 0 ? [] : [message('about.multiplies', { count: beastSymbols })]),
    ...(elderPair === null
      ? []
      : [message('about.pair', { first: symbolMessage(elderPair[0]), second: symbolMessage(elderPair[1]) })]),
  ];
};

/** Returns the lines about a tile. */
export const tileLines = (number: number, { tiles }: Components): readonly Message[] => [
  message('about.tile', { symbols: symbolsMessage(tiles[number]!.symbols) }),
];

/** Names a construction card with its pile. */
export const cardTitle = (number: number, components: Components): Message =>
  message('about.cardTitle', { card: cardMessage(number, components), pile: components.cards[number]!.pile });

/** Names a tile with its floor, which is its pile. */
export const tileTitle = (number: number, components: Components): Message =>
  message('about.tileTitle', { tile: tileMessage(number, components), pile: components.tiles[number]!.pile });
