import type { Player } from '../../../core/game.js';
import { availableBits, bears, hasTwoAvailable, isAvailable, isUnreserved } from '../available.js';
import type { Refusal } from '../clauses/refusals.js';
import { type Box, bitOf, type Sym } from '../components.js';
import type { Exchange, Into, Lift, Move, Order } from '../moves/index.js';
import type { AsPhase, IntoPhase, Phase, PlacePhase, State, TakePhase } from '../state/index.js';
import { favourForbiddenBy } from './favours.js';

/** The phases in which each kind of move is made. */
const ACCEPTED: Readonly<Record<Move['kind'], readonly Phase['kind'][]>> = {
  take: ['take'],
  use: ['use'],
  as: ['as'],
  place: ['place', 'dummy'],
  lift: ['place', 'spread'],
  drop: ['drop', 'spread'],
  pick: ['pick'],
  favour: ['take', 'place', 'immediate', 'squares', 'window', 'final'],
  brace: ['brace'],
  square: ['squares'],
  reserve: ['reserve'],
  exchange: ['peekSwap'],
  order: ['peekOrder'],
  transform: ['transform'],
  into: ['into'],
  pass: ['immediate', 'peekSwap', 'window', 'final'],
};

/** The first clause that forbids a move; undefined when it is legal. */
export const forbiddenBy = (state: State, box: Box, move: Move): Refusal | undefined => {
  const { phase } = state;
  if (phase.kind === 'over') return 'NU-GEN-1';
  if (!ACCEPTED[move.kind].includes(phase.kind)) return 'NU-GEN-2';
  switch (move.kind) {
    case 'take':
      return takeForbiddenBy(state, box, phase as TakePhase, move.card, availableBits(state, box));
    case 'as':
      return asForbiddenBy(box, phase as AsPhase, move.symbol);
    case 'place':
      return placeForbiddenBy(state, box, move.cell);
    case 'lift':
      return liftForbiddenBy(state, box, move);
    case 'drop':
      return dropForbiddenBy(state, move.cell);
    case 'favour':
      return favourForbiddenBy(state, box, move.favour);
    case 'order':
      return orderForbiddenBy(state, move);
    case 'exchange':
      return exchangeForbiddenBy(state, move);
    case 'into':
      return intoForbiddenBy(state, phase as IntoPhase, move.into);
    case 'use':
    case 'pass':
      return undefined;
    default:
      return choiceForbiddenBy(state, move);
  }
};

/**
 * `bits` are the symbols on available tiles.
 * @rule NU-TAKE-7
 */
export const takeForbiddenBy = (
  state: State,
  box: Box,
  { any }: TakePhase,
  card: number,
  bits: number,
): Refusal | undefined => {
  const { line, reservation, active } = state;
  const slot = line.indexOf(card);
  if (slot < 0) return 'NU-TAKE-1';
  if (reservation?.slot === slot && reservation.player !== active) return 'NU-TAKE-3';
  if (any) return undefined;
  if (reservation?.player === active && reservation.slot !== slot) {
    if ((box.cardBits[line[reservation.slot]!]! & bits) !== 0) return 'NU-TAKE-4';
  }
  return (box.cardBits[card]! & bits) === 0 ? 'NU-TAKE-2' : undefined;
};

/** A double card is asked about only while both of its symbols can be chosen. */
const asForbiddenBy = (box: Box, { card }: AsPhase, symbol: Sym): Refusal | undefined =>
  (box.cardBits[card]! & bitOf(symbol)) === 0 ? 'NU-PLACE-5' : undefined;

const placeForbiddenBy = (state: State, box: Box, cell: number): Refusal | undefined => {
  const { phase } = state;
  if (phase.kind === 'dummy') return phase.cells.includes(cell) ? undefined : 'NU-SOLO-11';
  const { free, as } = phase as PlacePhase;
  if (!isAvailable(state, cell)) return 'NU-PLACE-1';
  return free || bears(state, box, cell, bitOf(as)) ? undefined : 'NU-PLACE-2';
};

const liftForbiddenBy = (state: State, box: Box, { cell }: Lift): Refusal | undefined => {
  const { phase } = state;
  if (phase.kind === 'spread') {
    if (phase.from !== -1) return 'NU-GEN-2';
    return isAvailable(state, cell) ? undefined : 'NU-FX-10';
  }
  const { as, free } = phase as PlacePhase;
  if (as !== 'labourer') return 'NU-SWAP-1';
  if (free) return 'NU-SWAP-5';
  if (!isAvailable(state, cell) || !bears(state, box, cell, bitOf('labourer'))) return 'NU-SWAP-1';
  return hasTwoAvailable(state) ? undefined : 'NU-SWAP-4';
};

const dropForbiddenBy = (state: State, cell: number): Refusal | undefined => {
  const { phase } = state;
  const from = phase.kind === 'drop' || phase.kind === 'spread' ? phase.from : -1;
  if (from === -1) return 'NU-GEN-2';
  if (cell !== from && isAvailable(state, cell)) return undefined;
  return phase.kind === 'drop' ? 'NU-SWAP-2' : 'NU-FX-10';
};

const exchangeForbiddenBy = (state: State, { from, slot }: Exchange): Refusal | undefined =>
  from < state.peek.count && isUnreserved(state, slot) ? undefined : 'NU-FX-9';

const orderForbiddenBy = ({ peek }: State, { order }: Order): Refusal | undefined =>
  order.length === peek.count ? undefined : 'NU-FX-9';

/** @rule NU-FX-14 */
const intoForbiddenBy = ({ areas }: State, phase: IntoPhase, into: Into['into']): Refusal | undefined => {
  const own = areas[phase.asked]!;
  for (let i = 0; i < own.length; i++) {
    if (own[i]!.card === phase.card) return own[i]!.as === typeOf(into) ? 'NU-FX-14' : undefined;
  }
  return 'NU-FX-14';
};

/** The type that a card gets: for a tool, artisan. */
export const typeOf = (into: Into['into']): Sym =>
  into === 'rope' || into === 'pickaxe' || into === 'saw' ? 'artisan' : into;

type Choice = Extract<Move, { readonly kind: 'pick' | 'brace' | 'square' | 'reserve' | 'transform' }>;

/** One of the things that lie there. */
const choiceForbiddenBy = (state: State, move: Choice): Refusal | undefined => {
  const { phase, favourLine, blocks, active, line, areas } = state;
  switch (move.kind) {
    case 'pick':
      return favourLine.includes(move.favour) ? undefined : 'NU-ELDER-1';
    case 'brace':
      return blocks[move.cell] === active ? undefined : 'NU-FX-4';
    case 'square':
      return phase.kind === 'squares' && phase.cells.includes(move.cell) ? undefined : 'NU-SQUARE-1';
    case 'reserve':
      return line.includes(move.card) ? undefined : 'NU-FX-7';
    case 'transform':
      return holds(areas[(phase as { readonly asked: Player }).asked]!, move.card) ? undefined : 'NU-FX-14';
  }
};

/** Whether a card lies in an area. */
export const holds = (own: State['areas'][number], card: number): boolean => {
  for (let i = 0; i < own.length; i++) if (own[i]!.card === card) return true;
  return false;
};
