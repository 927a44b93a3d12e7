import type { Draft } from '../../../core/draft.js';
import type { Emit, Player } from '../../../core/game.js';
import { changed, sum } from '../../../core/list.js';
import { drawKind } from '../../../core/random.js';
import { isFull } from '../board.js';
import type { Box } from '../components/box.js';
import { type Effect, SHIPYARD_CARDS } from '../components/index.js';
import type { Event } from '../events/index.js';
import { canAdvance, NO_TRACK } from '../legal/tracks.js';
import { canRelocate } from '../legal/windows.js';
import type { Pending, State } from '../state/index.js';
import { gain, recruitUpTo } from './pieces.js';

/** Plays an effect; whether it asks somebody. */
export const playEffect = (draft: Draft<State>, box: Box, pending: Pending, emit: Emit<Event>): boolean => {
  const { effect, player } = pending;
  const isAsked = asks(draft, box, pending, emit);
  if (!isAsked && !happensByItself(draft, effect, player, emit)) emit?.({ kind: 'effect-idle', player, effect });
  return isAsked;
};

/** @rule AN-EFF-1 AN-EFF-4 AN-EFF-5 AN-EFF-15 */
const happensByItself = (draft: Draft<State>, effect: Effect, player: Player, emit: Emit<Event>): boolean => {
  if (effect === 'scientist') return recruitUpTo(draft, player, 1, 'effect', emit) > 0;
  return effect === 'expertise' || effect === 'simple' ? gain(draft, player, effect, emit) : false;
};

const asks = (draft: Draft<State>, box: Box, { effect, player }: Pending, emit: Emit<Event>): boolean => {
  switch (effect) {
    case 'ship':
      return offerShip(draft, player);
    case 'move':
      return askToMove(draft, box, player, draft.players);
    case 'draft':
      return showRow(draft, player, emit);
    case 'advance':
      return askToAdvance(draft, box, player, draft.players, NO_TRACK);
    default:
      return false;
  }
};

/** @rule AN-EFF-2 */
const offerShip = (draft: Draft<State>, player: Player): boolean => {
  if (isFull(draft, draft.sun) || draft.freeShips[player]!.length === 0) return false;
  draft.phase = { kind: 'ship-offer', player };
  return true;
};

/**
 * Asks the first of `left` players, from `player` on, who has a ship to move; whether there is one.
 * @rule AN-EFF-6 AN-EFF-14
 */
export const askToMove = (draft: Draft<State>, box: Box, player: Player, left: number): boolean => {
  for (let asked = player, rest = left; rest > 0; asked = (asked + 1) % draft.players, rest--) {
    if (!canRelocate(draft, box, asked)) continue;
    draft.phase = { kind: 'ship-move', player: asked, left: rest };
    return true;
  }
  return false;
};

/**
 * Asks the first of `left` players, from `player` on, who can advance on a track that is not yet taken.
 * @rule AN-EFF-12 AN-EFF-14
 */
export const askToAdvance = (
  draft: Draft<State>,
  box: Box,
  player: Player,
  left: number,
  taken: readonly boolean[],
): boolean => {
  for (let asked = player, rest = left; rest > 0; asked = (asked + 1) % draft.players, rest--) {
    if (!canAdvance(draft, box, asked, taken)) continue;
    draft.phase = { kind: 'advance-three', player: asked, left: rest, taken: taken.slice() };
    return true;
  }
  return false;
};

/** @rule AN-EFF-10 AN-EFF-11 */
const showRow = (draft: Draft<State>, player: Player, emit: Emit<Event>): boolean => {
  const { players, random } = draft;
  let size = sum(draft.pile);
  if (size < players) return false;
  const row = SHIPYARD_CARDS.map(() => 0);
  const drawn: number[] = [];
  for (; drawn.length < players; size--) {
    const card = drawKind(random, draft.pile, size);
    draft.pile = changed(draft.pile, card, -1);
    row[card]!++;
    drawn.push(card);
  }
  emit?.({ kind: 'cards-drawn', cards: drawn.map((card) => SHIPYARD_CARDS[card]!) });
  draft.phase = { kind: 'draft', player, left: players, row };
  return true;
};
