import { chain, type Message, message, named } from '../../../words/message.js';
import { ownerCalled } from '../board/places.js';
import type { Components, FavourIndex, Sym } from '../components/index.js';
import type { Owner, State, View } from '../state/index.js';
import { DOME, nameOf } from '../temple.js';

export const symbol = named('symbol');
export const favourId = named('favour');

/** Returns the name of an owner of blocks: a player, Siku, or a dummy. */
export const owner = ({ players }: Pick<State, 'players'>, number: Owner): Message => ownerCalled(number, players);

/** Returns the name of an owner in a sentence: as its first words, or inside it. */
export const ownerIn = (state: Pick<State, 'players'>, number: Owner, where: 'first' | 'inside'): Message => {
  const called = owner(state, number);
  return called.key === 'dummy' ? { ...called, key: `dummy.${where}` } : called;
};

export const cell = (number: number): Message =>
  number === DOME ? message('dome') : message('cell', { place: nameOf(number) });

/** Returns the message of one symbol, or of both. */
export const symbols = (found: readonly Sym[]): Message => chain('either', found.map(symbol));

export const card = (number: number, { cards }: Components): Message => {
  const { symbols: found, tool, beastSymbols, pair } = cards[number]!;
  return message('card', {
    symbols: symbols(found),
    tool: tool ?? 'none',
    beasts: beastSymbols,
    pair: pair === null ? 'none' : pair.map(symbol),
  });
};

export const tile = (number: number, { tiles }: Components): Message => symbols(tiles[number]!.symbols);

export const favour = (number: number, { favours }: Components): Message => favourId(favours[number]!.id);

/** Returns the place of a card in a list, from 1, if another one there has the same text; else 0. */
export const whichOf = (list: readonly number[], number: number, told: (number: number) => Message): number => {
  const text = JSON.stringify(told(number));
  const alike = list.filter((other) => other >= 0 && JSON.stringify(told(other)) === text);
  return alike.length > 1 ? list.indexOf(number) + 1 : 0;
};

/** Returns the list of favours with a number: the open ones, or those of a player. */
export const favoursWith = ({ favours, favourLine }: State | View, number: number): readonly FavourIndex[] =>
  [favourLine, ...favours].find((list) => list.includes(number)) ?? [];

/** Lists several things. */
export const sequence = (parts: readonly Message[]): Message => chain('sequence', parts);

/** Lists moments, the last after `or`. */
export const moments = (kinds: readonly string[]): Message => chain('sequence', kinds.map(named('moment')), 'or');
