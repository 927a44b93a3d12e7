import { ROUND } from '../components/index.js';
import { openedFavour } from '../copies.js';
import type { Run } from '../run.js';
import { extraPlayers } from '../score/extra.js';
import type { Owner } from '../state/index.js';
import { CELLS } from '../temple.js';
import { askFinally } from './final.js';
import { fill, LINE } from './line.js';
import { endReservation } from './turn.js';
import { openWindow } from './window.js';

/**
 * Refills the line and determines the next player.
 * @rule NU-REFILL-4 NU-GEN-4
 */
export const endTurn = (run: Run): void => {
  const { draft, box } = run;
  if (draft.players > 1) fill(run, LINE);
  else if (draft.turn % ROUND === 0) endRound(run);
  refillFavours(run);
  if (draft.turn === CELLS) return askFinally(run, 0);
  const isNormal = draft.turn < box.modes[draft.players]!.normalTurns;
  const next = isNormal ? nextOf(run) : nextExtra(run);
  draft.turn++;
  openWindow(run, next);
};

/**
 * Fills the line of a solo game clockwise, beginning after the lowest slot that holds a card.
 * @rule NU-SOLO-1 NU-SOLO-3 NU-SOLO-4
 */
const endRound = (run: Run): void => {
  const { draft, emit } = run;
  const kept = draft.line.findIndex((card) => card !== -1);
  fill(
    run,
    LINE.map((slot) => (slot + kept + 1) % LINE.length),
  );
  draft.cubes = draft.cubes.map((slot) => (slot + 1) % LINE.length);
  draft.first = (draft.first + 1) % ROUND;
  emit?.({ kind: 'roundEnded', round: draft.turn / ROUND, cubes: draft.cubes, first: draft.first });
};

/** @rule NU-ELDER-3 NU-REFILL-3 */
const refillFavours = ({ draft, box, emit }: Run): void => {
  if (draft.favourLine.length === box.components.favourLine) return;
  const favour = openedFavour(draft, box, draft.favourDeck[0]!);
  draft.favourDeck = draft.favourDeck.slice(1);
  draft.favourLine = [favour, ...draft.favourLine];
  emit?.({ kind: 'favourRevealed', favour });
};

/** @rule NU-TURN-2 NU-SOLO-2 NU-FX-8 */
const nextOf = ({ draft, emit }: Run): Owner => {
  const { active, abundance, left, turn } = draft;
  if (draft.players === 1 && turn % ROUND === 0) return draft.first;
  const next = (active + 1) % left.length;
  if (abundance === null) return next;
  const { player, stage } = abundance;
  switch (stage) {
    case 'first':
      draft.abundance = { player, stage: 'second' };
      return player;
    case 'second':
      draft.abundance = { player, stage: 'skip' };
      return next;
    case 'skip':
      if (next !== player) return next;
      draft.abundance = null;
      emit?.({ kind: 'turnSkipped', player });
      return (next + 1) % left.length;
  }
};

/**
 * Returns the next player with an extra turn; reports the extra turns after the last normal one.
 * @rule NU-EXTRA-1 NU-EXTRA-2 NU-FX-7
 */
const nextExtra = (run: Run): Owner => {
  const { draft, box, emit } = run;
  if (draft.turn === box.modes[draft.players]!.normalTurns) {
    draft.extra = extraPlayers(draft, box);
    emit?.({ kind: 'extraTurns', players: draft.extra });
    endReservation(run);
    draft.abundance = null;
  }
  const next = draft.extra[0]!;
  draft.extra = draft.extra.slice(1);
  return next;
};
