import { ask } from '../../../core/engine/play.js';
import { hasFittingCard, hasFittingCardInDeck, isHuman, isTakeable } from '../available.js';
import type { Run } from '../run.js';
import { takeDummyTurn } from './dummy.js';
import { ALL_SLOTS, renewLine } from './line.js';

/**
 * Begins the active owner's turn.
 * @rule NU-TURN-3
 */
export const beginTurn = (run: Run): void => {
  const { draft, emit } = run;
  draft.favourPickedThisTurn = -1;
  emit?.({ kind: 'turnStarted', owner: draft.turnOwner, turnNumber: draft.turnNumber });
  if (isHuman(draft, draft.turnOwner)) return enterTakePhase(run);
  const anyCardAnyTile = renewLineUntilCardFits(run);
  if (anyCardAnyTile) reportAnyCardAnyTile(run);
  takeDummyTurn(run, anyCardAnyTile);
};

/**
 * Begins the choice of a card by a human.
 * @rule NU-TAKE-1 NU-TAKE-8
 */
export const enterTakePhase = (run: Run): void => {
  endBlockingReservation(run);
  const anyCardAnyTile = renewLineUntilCardFits(run);
  ask(run, { kind: 'take', anyCardAnyTile });
  if (anyCardAnyTile) reportAnyCardAnyTile(run);
};

const reportAnyCardAnyTile = ({ draft, emit }: Run): void =>
  emit?.({ kind: 'anyCardAnyTileAllowed', owner: draft.turnOwner });

/**
 * Ends a reservation that would leave another player without a card.
 * @rule NU-FX-7
 */
const endBlockingReservation = (run: Run): void => {
  const { draft } = run;
  const { reservation, turnOwner } = draft;
  if (reservation === null || reservation.player === turnOwner) return;
  if (!ALL_SLOTS.some((slot) => isTakeable(draft, slot, turnOwner))) endReservation(run);
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
const renewLineUntilCardFits = (run: Run): boolean => {
  const { draft, box } = run;
  while (!hasFittingCard(draft, box, draft.turnOwner)) {
    if (!hasFittingCardInDeck(draft, box)) return true;
    renewLine(run, 'nothingFits');
  }
  return false;
};
