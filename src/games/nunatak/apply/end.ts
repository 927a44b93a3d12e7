import { TURNS_PER_ROUND } from '../components/index.js';
import { openedFavour } from '../copies.js';
import type { Run } from '../run.js';
import { extraPlayers } from '../score/extra.js';
import type { Owner, State } from '../state/index.js';
import { CELL_COUNT } from '../temple.js';
import { askForEndFavours } from './end-favours.js';
import { ALL_SLOTS, refillSlots } from './line.js';
import { endReservation } from './turn.js';
import { openWindow } from './window.js';

/**
 * Refills the line and determines the next player.
 * @rule NU-REFILL-4 NU-GEN-4
 */
export const endTurn = (run: Run): void => {
  const { draft, box } = run;
  if (draft.players > 1) refillSlots(run, ALL_SLOTS);
  else if (isRoundOver(draft)) endRound(run);
  refillFavours(run);
  if (draft.turnNumber === CELL_COUNT) return askForEndFavours(run, 0);
  const isNormal = draft.turnNumber < box.modes[draft.players]!.normalTurns;
  const next = isNormal ? advanceToNextOwner(run) : advanceToExtraTurn(run);
  draft.turnNumber++;
  openWindow(run, next);
};

/**
 * Fills the line of a solo game clockwise, beginning after the lowest slot that holds a card.
 * @rule NU-SOLO-1 NU-SOLO-3 NU-SOLO-4
 */
const endRound = (run: Run): void => {
  const { draft, emit } = run;
  const firstFilledSlot = draft.line.findIndex((card) => card !== -1);
  refillSlots(
    run,
    ALL_SLOTS.map((slot) => (slot + firstFilledSlot + 1) % ALL_SLOTS.length),
  );
  draft.dummySlots = draft.dummySlots.map((slot) => (slot + 1) % ALL_SLOTS.length);
  draft.startTokenOwner = (draft.startTokenOwner + 1) % TURNS_PER_ROUND;
  emit?.({
    kind: 'roundEnded',
    round: draft.turnNumber / TURNS_PER_ROUND,
    dummySlots: draft.dummySlots,
    startTokenOwner: draft.startTokenOwner,
  });
};

/** @rule NU-ELDER-3 NU-REFILL-3 */
const refillFavours = ({ draft, box, emit }: Run): void => {
  if (draft.favourLine.length === box.components.favourLineSize) return;
  const favour = openedFavour(draft, box, draft.favourDeck[0]!);
  draft.favourDeck = draft.favourDeck.slice(1);
  draft.favourLine = [favour, ...draft.favourLine];
  emit?.({ kind: 'favourRevealed', favour });
};

/** @rule NU-TURN-2 NU-SOLO-2 NU-FX-8 */
const advanceToNextOwner = (run: Run): Owner => {
  const { draft } = run;
  const { turnOwner, abundance } = draft;
  if (isRoundOver(draft)) return draft.startTokenOwner;
  const next = ownerAfter(draft, turnOwner);
  switch (abundance?.stage) {
    case 'first':
      draft.abundance = { player: abundance.player, stage: 'second' };
      return turnOwner;
    case 'second':
      draft.abundance = { player: abundance.player, stage: 'skip' };
      return next;
    case 'skip':
      return next === abundance.player ? skipTurn(run, next) : next;
    default:
      return next;
  }
};

/** Checks whether the turn is the last one of a round of a solo game. */
const isRoundOver = ({ players, turnNumber }: State): boolean => players === 1 && turnNumber % TURNS_PER_ROUND === 0;

/** Returns the owner who is next clockwise. */
const ownerAfter = ({ turnsLeft }: State, owner: Owner): Owner => (owner + 1) % turnsLeft.length;

/** Skips the turn that abundance has brought forward; returns the owner whose turn it is instead. */
const skipTurn = ({ draft, emit }: Run, player: Owner): Owner => {
  draft.abundance = null;
  emit?.({ kind: 'turnSkipped', player });
  return ownerAfter(draft, player);
};

/**
 * Returns the next player with an extra turn; reports the extra turns after the last normal one.
 * @rule NU-EXTRA-1 NU-EXTRA-2 NU-FX-7
 */
const advanceToExtraTurn = (run: Run): Owner => {
  const { draft, box, emit } = run;
  if (draft.turnNumber === box.modes[draft.players]!.normalTurns) {
    draft.extraTurnOrder = extraPlayers(draft, box);
    emit?.({ kind: 'extraTurnsGranted', players: draft.extraTurnOrder });
    endReservation(run);
    draft.abundance = null;
  }
  const next = draft.extraTurnOrder[0]!;
  draft.extraTurnOrder = draft.extraTurnOrder.slice(1);
  return next;
};
