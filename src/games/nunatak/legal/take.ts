import { availableBits, isOpen } from '../available.js';
import type { Reason } from '../clauses/reasons.js';
import { type Box, bitOf, numberOf } from '../components/index.js';
import { type As, entries, type Move, type Take } from '../moves/index.js';
import type { AsPhase, State, TakePhase, UsePhase } from '../state/index.js';
import { favourCandidates, nextAbove } from './favours.js';

/**
 * Returns the first reason that forbids taking a card; `bits` are the symbols on available tiles.
 * @rule NU-TAKE-1 NU-TAKE-2 NU-TAKE-3 NU-TAKE-4 NU-TAKE-7
 */
export const takeForbiddenBy = (
  state: State,
  box: Box,
  { card }: Take,
  { any }: TakePhase,
  bits = availableBits(state, box),
): Reason | undefined => {
  const { line, reservation, active } = state;
  const slot = line.indexOf(card);
  if (slot < 0) return 'not-in-line';
  if (!isOpen(state, slot, active)) return 'reserved-by-other';
  if (any) return undefined;
  if (reservation?.player === active && reservation.slot !== slot) {
    if ((box.cardBits[line[reservation.slot]!]! & bits) !== 0) return 'own-card-reserved';
  }
  return (box.cardBits[card]! & bits) === 0 ? 'fits-nowhere' : undefined;
};

/**
 * Lists the cards of the line that can be taken, and the favours. Written out, so that the temple is searched once for
 * all cards: the generic list makes play-outs take 6 % longer.
 */
export const takings = (state: State, box: Box, phase: TakePhase): readonly Move[] => {
  const moves: Move[] = [];
  const bits = availableBits(state, box);
  for (let card = nextAbove(state.line, -1); card >= 0; card = nextAbove(state.line, card)) {
    const take = entries.take[card]!;
    if (takeForbiddenBy(state, box, take, phase, bits) === undefined) moves.push(take);
  }
  favourCandidates(state, box, phase, moves);
  return moves;
};

/**
 * Uses the card automatically for the only kind of blocks that is left in the lot.
 * @rule NU-SIKU-1
 */
export const onlyUse = ({ lots, active }: State, _box: Box, _phase: UsePhase): Move | undefined => {
  const { own, siku } = lots[active]!;
  if (own > 0 && siku > 0) return undefined;
  return entries.use[own > 0 ? 0 : 1];
};

/** @rule NU-PLACE-5 */
export const asForbiddenBy = (_state: State, box: Box, { symbol }: As, { card }: AsPhase): Reason | undefined =>
  (box.cardBits[card]! & bitOf(symbol)) === 0 ? 'not-on-card' : undefined;

/** Checks whether these are the symbols of a double card. */
export const isDouble = (bits: number): boolean => (bits & (bits - 1)) !== 0;

/**
 * Uses the card automatically for the only possible symbol.
 * @rule NU-PLACE-4 NU-PLACE-6
 */
export const onlyAs = (state: State, box: Box, { card, any }: AsPhase): Move | undefined => {
  const printed = box.cardBits[card]!;
  const bits = isDouble(printed) && !any ? printed & availableBits(state, box) : printed;
  return isDouble(bits) ? undefined : entries.as[numberOf(bits)];
};
