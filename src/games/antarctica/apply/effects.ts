import { drawKind } from '../../../core/chance/random.js';
import type { Player } from '../../../core/contract/game.js';
import { ask } from '../../../core/contract/run.js';
import { sum } from '../../../core/data/list.js';
import { type Effect, SHIPYARD_CARDS } from '../components/index.js';
import { canAdvance, NO_TRACK } from '../legal/tracks.js';
import { canRelocate } from '../legal/windows.js';
import type { Run } from '../run.js';
import { rightOf } from '../state/index.js';
import { isFull } from '../zones.js';
import { gain, recruitUpTo } from './pieces.js';
import { putShip } from './ships.js';

/** Plays the effect that has waited longest. */
export const playEffect = (run: Run): void => {
  const { draft, emit } = run;
  const { effect, player } = draft.effects[0]!;
  draft.effects = draft.effects.slice(1);
  if (!EFFECTS[effect](run, player)) emit?.({ kind: 'effectIdle', player, effect });
};

/** @rule AN-EFF-1 AN-EFF-15 */
const recruitOne = (run: Run, player: Player): boolean =>
  recruitUpTo(run, player, run.box.components.recruits.effect, 'effect') > 0;

/** @rule AN-EFF-2 AN-EFF-3 AN-EFF-15 */
const addShip = (run: Run, player: Player): boolean => {
  const { draft, box } = run;
  if (isFull(draft, box, draft.sun) || draft.freeShips[player]!.length === 0) return false;
  putShip(run, player);
  return true;
};

/**
 * Lets a player choose a ship to move: the first of `left` players, from `player` on, who has one; returns false if
 * there is none.
 * @rule AN-EFF-6 AN-EFF-14
 */
export const askToMove = (run: Run, player: Player, left: number): boolean => {
  const { draft, box } = run;
  for (let asked = player, rest = left; rest > 0; asked = rightOf(draft, asked), rest--) {
    if (!canRelocate(draft, box, asked)) continue;
    ask(run, { kind: 'shipMove', player: asked, left: rest });
    return true;
  }
  return false;
};

/**
 * Lets a player choose an untaken track: the first of `left` players, from `player` on, who can advance on one; returns
 * false if there is none.
 * @rule AN-EFF-12 AN-EFF-14
 */
export const askToAdvance = (run: Run, player: Player, left: number, taken: readonly boolean[]): boolean => {
  const { draft, box } = run;
  for (let asked = player, rest = left; rest > 0; asked = rightOf(draft, asked), rest--) {
    if (!canAdvance(draft, box, asked, taken)) continue;
    ask(run, { kind: 'advanceThree', player: asked, left: rest, taken });
    return true;
  }
  return false;
};

/** @rule AN-EFF-10 AN-EFF-11 */
const showRow = (run: Run, player: Player): boolean => {
  const { draft, emit } = run;
  const { players } = draft;
  let size = sum(draft.pile);
  if (size < players) return false;
  const pile = draft.pile.slice();
  const row = SHIPYARD_CARDS.map(() => 0);
  const drawn: number[] = [];
  for (; drawn.length < players; size--) {
    const card = drawKind(draft.random, pile, size);
    pile[card]!--;
    row[card]!++;
    drawn.push(card);
  }
  draft.pile = pile;
  ask(run, { kind: 'draft', player, left: players, row });
  emit?.({ kind: 'cardsDrawn', cards: drawn.map((card) => SHIPYARD_CARDS[card]!) });
  return true;
};

/** The effects: each does its work and returns whether it did anything. */
const EFFECTS: Readonly<Record<Effect, (run: Run, player: Player) => boolean>> = {
  scientist: recruitOne,
  ship: addShip,
  expertise: (run, player) => gain(run, player, 'expertise'),
  simple: (run, player) => gain(run, player, 'simple'),
  move: (run, player) => askToMove(run, player, run.draft.players),
  draft: showRow,
  advance: (run, player) => askToAdvance(run, player, run.draft.players, NO_TRACK.slice()),
};
