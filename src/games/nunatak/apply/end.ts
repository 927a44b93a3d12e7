import type { Draft } from '../../../core/draft.js';
import type { Emit } from '../../../core/game.js';
import type { Box } from '../components.js';
import type { Event } from '../events/index.js';
import { extraPlayers } from '../score/extra.js';
import type { Owner, State } from '../state/index.js';
import { CELLS } from '../temple.js';
import { askFinally } from './final.js';
import type { Flow } from './flow.js';
import { fill, SLOTS } from './line.js';
import { endReservation } from './turn.js';
import { openWindow } from './window.js';

const ROUND = 3;
const FAVOUR_LINE = 2;
const NORMAL_TURNS_OF_FOUR = 52;

/**
 * Refills, and finds out who comes next.
 * @rule NU-REFILL-4 NU-GEN-4
 */
export const endTurn = (draft: Draft<State>, box: Box, emit: Emit<Event>): Flow => {
  if (draft.players > 1) fill(draft, SLOTS, emit);
  else if (draft.turn % ROUND === 0) endRound(draft, emit);
  refillFavours(draft, emit);
  if (draft.turn === CELLS) return askFinally(draft, box, 0, emit);
  const next =
    draft.players === 4 && draft.turn >= NORMAL_TURNS_OF_FOUR ? nextExtra(draft, box, emit) : nextOf(draft, emit);
  draft.turn++;
  return openWindow(draft, box, next);
};

/**
 * The line of a solo game is filled clockwise, beginning after the lowest slot that holds a card.
 * @rule NU-SOLO-1 NU-SOLO-3 NU-SOLO-4
 */
const endRound = (draft: Draft<State>, emit: Emit<Event>): void => {
  const kept = draft.line.findIndex((card) => card !== -1);
  fill(
    draft,
    SLOTS.map((slot) => (slot + kept + 1) % SLOTS.length),
    emit,
  );
  draft.cubes = draft.cubes.map((slot) => (slot + 1) % SLOTS.length);
  draft.first = (draft.first + 1) % ROUND;
  emit?.({ kind: 'roundEnded', round: draft.turn / ROUND, cubes: draft.cubes, first: draft.first });
};

/** @rule NU-ELDER-3 NU-REFILL-3 */
const refillFavours = (draft: Draft<State>, emit: Emit<Event>): void => {
  if (draft.favourLine.length === FAVOUR_LINE) return;
  const favour = draft.favourDeck[0]!;
  draft.favourDeck = draft.favourDeck.slice(1);
  draft.favourLine = [favour, ...draft.favourLine];
  emit?.({ kind: 'favourRevealed', favour });
};

/** @rule NU-TURN-2 NU-SOLO-2 NU-FX-8 */
const nextOf = (draft: Draft<State>, emit: Emit<Event>): Owner => {
  const { active, abundance, left, turn } = draft;
  if (draft.players === 1 && turn % ROUND === 0) return draft.first;
  const next = (active + 1) % left.length;
  if (abundance === null) return next;
  const { player, stage } = abundance;
  if (stage === 'first') draft.abundance = { player, stage: 'second' };
  if (stage === 'first') return player;
  if (stage === 'second') draft.abundance = { player, stage: 'skip' };
  if (stage === 'second' || next !== player) return next;
  draft.abundance = null;
  emit?.({ kind: 'turnSkipped', player });
  return (next + 1) % left.length;
};

/** @rule NU-EXTRA-1 NU-EXTRA-2 NU-FX-7 */
const nextExtra = (draft: Draft<State>, box: Box, emit: Emit<Event>): Owner => {
  if (draft.turn === NORMAL_TURNS_OF_FOUR) {
    draft.extra = extraPlayers(draft, box);
    emit?.({ kind: 'extraTurns', players: draft.extra });
    endReservation(draft, emit);
    draft.abundance = null;
  }
  const next = draft.extra[0]!;
  draft.extra = draft.extra.slice(1);
  return next;
};
