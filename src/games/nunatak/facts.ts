import { type FactFinders, fieldOf, type PlainThings, type Refused } from '../../core/contract/explain.js';
import { countSlots, isAvailable, isFilled, mover } from './available.js';
import { type FavourId, isOf, SYMBOLS } from './components/index.js';
import { typeOf } from './legal/choices.js';
import { MOMENTS, type Moment } from './legal/favours.js';
import { nameOf } from './temple.js';
import type { Nunatak } from './types.js';

type Case = Refused<Nunatak>;

const favourIn = ({ box, move }: Case) => box.favourIds[fieldOf(move, 'favour')]!;

/** Counts the cards seen, those of the line, available tiles, or turns left. */
const countedIn = (refused: Case): number => {
  const { state, reason } = refused;
  if (reason === 'unseen' || reason === 'other-number') return state.peek.count;
  if (reason === 'short-line') return countSlots(state, isFilled);
  if (reason === 'few-turns') return state.left[mover(state)]!;
  return state.tiles.filter((_, cell) => isAvailable(state, cell)).length;
};

const neededIn = ({ box: { components }, reason }: Case): number => {
  if (reason === 'short-line') return components.effects.foresight;
  return reason === 'few-turns' ? components.effects.abundance : 2;
};

/** The facts of refusals. */
export const facts: FactFinders<Nunatak> = {
  card: ({ state, move }) => (move.kind === 'as' ? fieldOf(state.phase, 'card') : fieldOf(move, 'card')),
  reserved: ({ state: { line, reservation } }) => line[reservation!.slot]!,
  symbol: ({ state, move }) => (move.kind === 'as' ? move.symbol : fieldOf(state.phase, 'as')),
  tile: ({ state, move }) => state.tiles[fieldOf(move, 'cell')]!,
  type: ({ move }) => typeOf(fieldOf(move, 'into')),
  place: ({ move }) => (move.kind === 'square' ? move.cell : fieldOf(move, 'cell')),
  places: ({ state: { phase } }) => (phase.kind === 'squares' ? phase.cells : fieldOf(phase, 'cells')),
  revealed: ({ state }) => state.favourLine,
  moments: (refused) => {
    const favour = favourIn(refused);
    return isOf('single', favour) ? MOMENTS[favour] : [];
  },
  seen: ({ move }) => fieldOf(move, 'from'),
  have: countedIn,
  need: neededIn,
};

/** The names of the moments. */
export const MOMENT_WORDS: Readonly<Record<Moment['kind'], string>> = {
  take: 'before you take a card',
  place: 'before you place a block',
  squares: 'before you score a square',
  window: 'between two turns',
};

/** Returns the name of a favour: its id with a capital. */
export const favourCalled = (id: FavourId): string => `${id[0]!.toUpperCase()}${id.slice(1)}`;

/** Writes symbols in words. */
const symbolsIn = (bits: number): string => SYMBOLS.filter((_, number) => (bits & (1 << number)) !== 0).join('/');

const countedFrom1 = (number: number): string => String(number + 1);

/** The names of things in the sentences of refusals. */
export const plain: PlainThings<Nunatak> = {
  cell: nameOf,
  cells: (cells) => cells.map(nameOf).join(', '),
  card: (card, { cardBits }) => symbolsIn(cardBits[card]!),
  tile: (tile, { tileBits }) => symbolsIn(tileBits[tile]!),
  favour: (favour, { favourIds }) => favourCalled(favourIds[favour]!),
  favours: (favours, { favourIds }) => favours.map((favour) => favourCalled(favourIds[favour]!)).join(', '),
  moments: (moments) =>
    moments
      .map((moment) => MOMENT_WORDS[moment])
      .join(', ')
      .replace(/, (?!.*, )/, ' or '),
  slot: countedFrom1,
  seen: countedFrom1,
};
