import type { Move, Nunatak, State } from '../../../../src/games/nunatak/index.js';
import { type Chooser, uniform, weightedChooser } from '../../../../src/testing/index.js';
import { CARDS } from './box.js';
import { floorOf } from './words.js';

const devout = (move: Move): number => {
  if (move.kind === 'take') return CARDS[move.card]!.symbols.includes('elder') ? 100 : 1;
  if (move.kind === 'chooseSymbol') return move.symbol === 'elder' ? 20 : 1;
  return move.kind === 'pass' ? 0.3 : 1;
};
const steep = (move: Move): number => {
  if (move.kind === 'place') return 5 ** floorOf(move.cell);
  return move.kind === 'liftTile' || move.kind === 'useFavour' ? 0.2 : 1;
};
const thrifty = (move: Move): number => {
  if (move.kind === 'take') return CARDS[move.card]!.symbols.includes('elder') ? 20 : 1;
  return move.kind === 'useFavour' ? 0.15 : 1;
};
/** Weighs moves of a player who keeps favours until cards run out, and reserves useless cards. */
const late = (move: Move, state: State): number => {
  const { tiles, blocks, deck } = state;
  const isOfUse = (card: number): boolean =>
    tiles.some((tile, cell) => tile >= 0 && blocks[cell] === -1 && CARDS[tile]!.symbols[0] === CARDS[card]!.symbols[0]);
  if (move.kind === 'reserve') return isOfUse(move.card) ? 1 : 50;
  if (move.kind === 'useFavour') return deck.length > 5 ? 0.01 : 20;
  return narrow(move, state);
};
/** Weighs moves of a player who uses up the rarest tiles, so that cards seldom fit. */
const narrow = (move: Move, { tiles, blocks }: State): number => {
  if (move.kind === 'chooseBlockOwner') return move.blockOwner === 'siku' ? 3 : 1;
  if (move.kind !== 'place' || tiles[move.cell] === -1) return 1;
  const [symbol] = CARDS[tiles[move.cell]!]!.symbols;
  const alike = tiles.filter((tile, cell) => tile >= 0 && blocks[cell] === -1 && CARDS[tile]!.symbols[0] === symbol);
  return 1 / alike.length ** 2;
};

/**
 * The players: any move; elders and favours; the upper floors; elders whose favours are kept; the rarest tiles; favours
 * at the end.
 */
export const CHOOSERS: Readonly<Record<string, Chooser<Nunatak>>> = {
  uniform,
  devout: weightedChooser<Nunatak>(devout),
  steep: weightedChooser<Nunatak>(steep),
  thrifty: weightedChooser<Nunatak>(thrifty),
  narrow: weightedChooser<Nunatak>(narrow),
  late: weightedChooser<Nunatak>(late),
};
