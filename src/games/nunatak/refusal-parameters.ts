import {
  type EnglishNames,
  fieldOf,
  findByReason,
  type ParameterFinders,
  type RefusedMove,
} from '../../core/contract/explain.js';
import { countSlots, isAvailable, isSlotFilled, turnDecider } from './available.js';
import { type FavourId, isFavourOfType, SYMBOLS } from './components/index.js';
import { symbolOfNewType } from './legal/choices.js';
import { MOMENTS } from './legal/favours.js';
import { cellName } from './temple.js';
import type { Nunatak } from './types.js';
import { names } from './words/en/refusals.js';

type RefusedCase = RefusedMove<Nunatak>;

const findFavourId = ({ box, move }: RefusedCase) => box.favourIds[fieldOf(move, 'favour')]!;

const countCardsSeen = ({ state }: RefusedCase): number => state.peek.count;

/** The parameters of refusals. */
export const parameterFinders: ParameterFinders<Nunatak> = {
  card: ({ state, move }) => (move.kind === 'chooseSymbol' ? fieldOf(state.phase, 'card') : fieldOf(move, 'card')),
  reserved: ({ state: { line, reservation } }) => line[reservation!.slot]!,
  symbol: ({ state, move }) => (move.kind === 'chooseSymbol' ? move.symbol : fieldOf(state.phase, 'countsAs')),
  tile: ({ state, move }) => state.tiles[fieldOf(move, 'cell')]!,
  type: ({ move }) => symbolOfNewType(fieldOf(move, 'newType')),
  place: ({ move }) => (move.kind === 'scoreSquare' ? move.square : fieldOf(move, 'cell')),
  places: ({ state: { phase } }) => (phase.kind === 'scoreSquare' ? phase.squares : fieldOf(phase, 'cells')),
  revealed: ({ state }) => state.favourLine,
  moments: (refused) => {
    const favour = findFavourId(refused);
    return isFavourOfType('singleUse', favour) ? MOMENTS[favour] : [];
  },
  seen: ({ move }) => fieldOf(move, 'deckIndex'),
  have: findByReason({
    unseen: countCardsSeen,
    'other-number': countCardsSeen,
    'short-line': ({ state }) => countSlots(state, isSlotFilled),
    'few-turns': ({ state }) => state.turnsLeft[turnDecider(state)]!,
    'few-tiles': ({ state }) => state.tiles.filter((_, cell) => isAvailable(state, cell)).length,
  }),
  need: findByReason({
    'short-line': ({ box: { components } }) => components.effects.foresight,
    'few-turns': ({ box: { components } }) => components.effects.abundance,
    'few-tiles': () => 2,
  }),
};

/** Returns the English name of a favour: its id with a capital. */
const favourName = (id: FavourId): string => `${id[0]!.toUpperCase()}${id.slice(1)}`;

/** Writes symbols in words. */
const symbolsText = (bits: number): string => SYMBOLS.filter((_, index) => (bits & (1 << index)) !== 0).join('/');

const fromOne = (index: number): string => String(index + 1);

/** The names of things in the sentences of refusals. */
export const englishNames: EnglishNames<Nunatak> = {
  cell: cellName,
  cells: (cells) => cells.map(cellName).join(', '),
  card: (card, { cardSymbolBits }) => symbolsText(cardSymbolBits[card]!),
  tile: (tile, { tileSymbolBits }) => symbolsText(tileSymbolBits[tile]!),
  favour: (favour, { favourIds }) => favourName(favourIds[favour]!),
  favours: (favours, { favourIds }) => favours.map((favour) => favourName(favourIds[favour]!)).join(', '),
  moments: (moments) =>
    moments
      .map((moment) => names[`moment.${moment}`])
      .join(', ')
      .replace(/, (?!.*, )/, ' or '),
  slot: fromOne,
  seen: fromOne,
};
