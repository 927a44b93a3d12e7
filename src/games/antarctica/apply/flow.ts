import type { Draft } from '../../../core/draft.js';
import type { Emit } from '../../../core/game.js';
import { changed } from '../../../core/list.js';
import type { Box } from '../components/box.js';
import { NUMBER_OF, ZONES } from '../components/index.js';
import type { Event } from '../events/index.js';
import { onlyEndIsLeft } from '../legal/index.js';
import { countsOf } from '../score/index.js';
import { noStop, noTurn } from '../state/idle.js';
import { type EndReason, ownerOf, type Phase, type Ship, type State } from '../state/index.js';
import { playEffect } from './effects.js';
import { replaced } from './lists.js';

const TURN: Phase = Object.freeze({ kind: 'turn' });

/**
 * Goes on after a decision: with the effects that wait, the end of the game or of the turn, or with the turn.
 * @rule AN-EFF-13 AN-END-3 AN-SHP-4 AN-SUN-8
 */
export const goOn = (draft: Draft<State>, box: Box, emit: Emit<Event>): void => {
  while (draft.effects.length > 0) {
    const next = draft.effects[0]!;
    draft.effects = draft.effects.slice(1);
    if (playEffect(draft, box, next, emit)) return;
  }
  if (draft.ending !== null) return finish(draft, box, draft.ending, emit);
  draft.phase = TURN;
  if (draft.turn.closing || onlyEndIsLeft(draft, box)) endTurn(draft, box, emit);
};

/**
 * The turn of the first ship may be followed by one of the second; then the sun moves.
 * @rule AN-SUN-4 AN-SUN-7 AN-ICE-5 AN-ICE-6 AN-ICE-7
 */
export const endTurn = (draft: Draft<State>, box: Box, emit: Emit<Event>): void => {
  const { turn, stop, sun } = draft;
  emit?.({ kind: 'turn-ended', player: turn.player!, zone: sun, part: turn.part });
  if (turn.part === 'second' || !stop.fires) return moveSun(draft, box, emit);
  removeIcebreaker(draft, emit);
  if (stop.second === null) moveSun(draft, box, emit);
  else beginTurn(draft, stop.second, 'second', emit);
};

const removeIcebreaker = (draft: Draft<State>, emit: Emit<Event>): void => {
  const { sun, stop } = draft;
  const player = draft.icebreakers[sun]!;
  draft.icebreakers = replaced(draft.icebreakers, sun, null);
  draft.gone = changed(draft.gone, NUMBER_OF.icebreaker, 1);
  stop.fires = false;
  emit?.({ kind: 'icebreaker-removed', player, zone: sun, used: stop.second !== null });
};

/** Three times round the board without a lasting change. */
export const STALEMATE = 24;

/**
 * The sun goes on to the next zone with a ship, where the owner of the first one has a turn.
 * @rule AN-SUN-1 AN-SUN-2 AN-SUN-3 AN-SUN-5 AN-SET-15 AN-ICE-4 AN-END-5 AN-END-6
 */
export const moveSun = (draft: Draft<State>, box: Box, emit: Emit<Event>): void => {
  const { queues, sun } = draft;
  let steps = 1;
  while (steps <= ZONES && queues[(sun + steps) % ZONES]!.length === 0) steps++;
  if (steps > ZONES) return finish(draft, box, 'no-ships', emit);
  draft.sun = (sun + steps) % ZONES;
  draft.calm += steps;
  emit?.({ kind: 'sun-moved', from: sun, to: draft.sun, steps });
  if (draft.calm >= STALEMATE) return finish(draft, box, 'stalemate', emit);
  const [front, second = null] = queues[draft.sun]!;
  const icebreaker = draft.icebreakers[draft.sun]!;
  draft.stop = noStop(draft.players);
  draft.stop.second = second;
  draft.stop.fires = second !== null && icebreaker === ownerOf(second);
  beginTurn(draft, front!, 'first', emit);
};

const beginTurn = (draft: Draft<State>, ship: Ship, part: 'first' | 'second', emit: Emit<Event>): void => {
  const player = ownerOf(ship);
  draft.turn = noTurn();
  draft.turn.player = player;
  draft.turn.ship = ship;
  draft.turn.part = part;
  draft.phase = TURN;
  emit?.({ kind: 'turn-began', player, zone: draft.sun, part });
};

/**
 * The game is over, and counted.
 * @rule AN-ICE-9 AN-SCO-1
 */
export const finish = (draft: Draft<State>, box: Box, reason: EndReason, emit: Emit<Event>): void => {
  draft.phase = { kind: 'over', reason };
  if (emit === undefined) return;
  emit({ kind: 'game-ended', reason });
  for (const { category, zone, track, points } of countsOf(draft, box)) {
    emit({ kind: 'scored', category, zone, track, points });
  }
};
