import { joinMessages, type Message, message, nameMessage } from '../../../words/message.js';
import { ownerName } from '../board/places.js';
import type { CardSymbol, Components, FavourIndex } from '../components/index.js';
import type { Owner, State, View } from '../state/index.js';
import { cellName, DOME } from '../temple.js';

export const symbolMessage = nameMessage('symbol');
export const favourIdMessage = nameMessage('favour');

/** Returns the name of an owner of blocks: a player, Siku, or a dummy. */
export const ownerMessage = ({ players }: Pick<State, 'players'>, owner: Owner): Message => ownerName(owner, players);

/** Returns the name of an owner in a sentence: as its first words, or inside it. */
export const ownerInSentence = (state: Pick<State, 'players'>, owner: Owner, position: 'first' | 'inside'): Message => {
  const name = ownerMessage(state, owner);
  return name.key === 'dummy' ? { ...name, key: `dummy.${position}` } : name;
};

export const cellMessage = (cell: number): Message =>
  cell === DOME ? message('dome') : message('cell', { place: cellName(cell) });

/** Returns the message of one symbol, or of both. */
export const symbolsMessage = (list: readonly CardSymbol[]): Message => joinMessages('either', list.map(symbolMessage));

export const cardMessage = (card: number, { cards }: Components): Message => {
  const { symbols, tool, beastSymbols, elderPair } = cards[card]!;
  return message('card', {
    symbols: symbolsMessage(symbols),
    tool: tool ?? 'none',
    beasts: beastSymbols,
    pair: elderPair === null ? 'none' : elderPair.map(symbolMessage),
  });
};

export const tileMessage = (tile: number, { tiles }: Components): Message => symbolsMessage(tiles[tile]!.symbols);

export const favourMessage = (favour: number, { favours }: Components): Message => favourIdMessage(favours[favour]!.id);

/** Returns the place of a card in a list, from 1, if another one there has the same text; else 0. */
export const positionAmongAlike = (
  list: readonly number[],
  item: number,
  messageOf: (item: number) => Message,
): number => {
  const text = JSON.stringify(messageOf(item));
  const alike = list.filter((other) => other >= 0 && JSON.stringify(messageOf(other)) === text);
  return alike.length > 1 ? list.indexOf(item) + 1 : 0;
};

/** Returns the list that holds a favour: the open ones, or those of a player. */
export const findFavourList = ({ favours, favourLine }: State | View, favour: number): readonly FavourIndex[] =>
  [favourLine, ...favours].find((list) => list.includes(favour)) ?? [];

/** Lists several things. */
export const sequenceMessage = (parts: readonly Message[]): Message => joinMessages('sequence', parts);

/** Lists moments, the last after `or`. */
export const momentsMessage = (kinds: readonly string[]): Message =>
  joinMessages('sequence', kinds.map(nameMessage('moment')), 'or');
