import { ask } from '../../../core/contract/run.js';
import { deckHasFitting, hasFitting, isHuman, isOpen } from '../available.js';
import type { Run } from '../run.js';
import { takeDummyTurn } from './dummy.js';
import { LINE, renewLine } from './line.js';

/**
 * Begins the active owner's turn.
 * @rule NU-TURN-3
 */
export const beginTurn = (run: Run): void => {
  const { draft, emit } = run;
  draft.fresh = -1;
  emit?.({ kind: 'turnStarted', owner: draft.active, turn: draft.turn });
  if (isHuman(draft, draft.active)) return enterTake(run);
  const any = makeFit(run);
  if (any) tellAny(run);
  takeDummyTurn(run, any);
};

/**
 * Begins the choice of a card by a human.
 * @rule NU-TAKE-1 NU-TAKE-8
 */
export const enterTake = (run: Run): void => {
  lapse(run);
  const any = makeFit(run);
  ask(run, { kind: 'take', any });
  if (any) tellAny(run);
};

const tellAny = ({ draft, emit }: Run): void => emit?.({ kind: 'anyCardAnyTile', owner: draft.active });

/**
 * Ends a reservation that would leave another player without a card.
 * @rule NU-FX-7
 */
const lapse = (run: Run): void => {
  const { draft } = run;
  const { reservation, active } = draft;
  if (reservation === null || reservation.player === active) return;
  if (!LINE.some((slot) => isOpen(draft, slot, active))) endReservation(run);
};

/** Ends a reservation without taking its card. */
export const endReservation = ({ draft, emit }: Run): void => {
  if (draft.reservation === null) return;
  const { player, slot } = draft.reservation;
  draft.reservation = null;
  emit?.({ kind: 'reservationLapsed', player, card: draft.line[slot]! });
};

/**
 * Renews the line until a card fits; returns true if none can, so that any card and any tile are allowed.
 * @rule NU-TAKE-5 NU-TAKE-6 NU-TAKE-7 NU-SOLO-5
 */
const makeFit = (run: Run): boolean => {
  const { draft, box } = run;
  while (!hasFitting(draft, box, draft.active)) {
    if (!deckHasFitting(draft, box)) return true;
    renewLine(run, 'nothingFits');
  }
  return false;
};
