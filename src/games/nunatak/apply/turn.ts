import type { Draft } from '../../../core/draft.js';
import type { Emit } from '../../../core/game.js';
import { availableBits, hasFitting, isHuman, isOpen } from '../available.js';
import type { Box } from '../components.js';
import type { Event } from '../events/index.js';
import type { State } from '../state/index.js';
import { takeDummyTurn } from './dummy.js';
import type { Flow } from './flow.js';
import { fill, returnLine, SLOTS } from './line.js';

/**
 * The active owner's turn begins.
 * @rule NU-TURN-3
 */
export const beginTurn = (draft: Draft<State>, box: Box, emit: Emit<Event>): Flow => {
  draft.fresh = -1;
  emit?.({ kind: 'turnStarted', owner: draft.active, turn: draft.turn });
  if (isHuman(draft, draft.active)) return enterTake(draft, box, emit);
  const any = makeFit(draft, box, emit);
  return takeDummyTurn(draft, box, any, emit);
};

/**
 * A human is to take a card.
 * @rule NU-TAKE-1 NU-TAKE-8
 */
export const enterTake = (draft: Draft<State>, box: Box, emit: Emit<Event>): Flow => {
  lapse(draft, emit);
  draft.phase = { kind: 'take', any: makeFit(draft, box, emit) };
  return 'decision';
};

/**
 * A reservation ends that would leave another player without a card.
 * @rule NU-FX-7
 */
const lapse = (draft: Draft<State>, emit: Emit<Event>): void => {
  const { reservation, active } = draft;
  if (reservation === null || reservation.player === active) return;
  if (SLOTS.some((slot) => isOpen(draft, slot, active))) return;
  endReservation(draft, emit);
};

/** A reservation ends without its card being taken. */
export const endReservation = (draft: Draft<State>, emit: Emit<Event>): void => {
  if (draft.reservation === null) return;
  const { player, slot } = draft.reservation;
  draft.reservation = null;
  emit?.({ kind: 'reservationLapsed', player, card: draft.line[slot]! });
};

/**
 * Renews the line until a card fits; answers with whether none can, so that any card and any tile will do.
 * @rule NU-TAKE-5 NU-TAKE-6 NU-TAKE-7 NU-SOLO-5
 */
const makeFit = (draft: Draft<State>, box: Box, emit: Emit<Event>): boolean => {
  const bits = availableBits(draft, box);
  while (!hasFitting(draft, box, draft.active, bits)) {
    if (!draft.deck.some((card) => (box.cardBits[card]! & bits) !== 0)) {
      emit?.({ kind: 'anyCardAnyTile', owner: draft.active });
      return true;
    }
    returnLine(draft, box, 'nothingFits', emit);
    fill(draft, SLOTS, emit);
  }
  return false;
};
