import { drawKind } from '../../../core/chance/random.js';
import type { Player } from '../../../core/contract/game.js';
import { sum } from '../../../core/data/list.js';
import { ask } from '../../../core/engine/play.js';
import { type Effect, SHIPYARD_CARDS } from '../components/index.js';
import { canRelocate } from '../legal/effect-decisions.js';
import type { Run } from '../run.js';
import { nextPlayer } from '../state/index.js';
import { canAdvance, NO_TRACKS_CHOSEN } from '../track.js';
import { isZoneFull } from '../zones.js';
import { gainResourceCard, recruitUpTo } from './pieces.js';
import { buildShipAtSun } from './ships.js';

/** Plays the effect that has waited longest. */
export const resolveNextEffect = (run: Run): void => {
  const { draft, emit } = run;
  const { effect, player } = draft.waitingEffects[0]!;
  draft.waitingEffects = draft.waitingEffects.slice(1);
  if (!EFFECTS[effect](run, player)) emit?.({ kind: 'effectWasted', player, effect });
};

/** @rule AN-EFF-1 AN-EFF-15 */
const recruitOne = (run: Run, player: Player): boolean =>
  recruitUpTo(run, player, run.box.components.recruits.effect, 'effect') > 0;

/** @rule AN-EFF-2 AN-EFF-3 AN-EFF-15 */
const buildShipByEffect = (run: Run, player: Player): boolean => {
  const { draft, box } = run;
  if (isZoneFull(draft, box, draft.sun) || draft.freeShips[player]!.length === 0) return false;
  buildShipAtSun(run, player);
  return true;
};

/**
 * Lets a player choose a ship to move: the first of `playersLeft` players, beginning with `from`, who has one; returns
 * false if there is none.
 * @rule AN-EFF-6 AN-EFF-14
 */
export const askToRelocate = (run: Run, from: Player, playersLeft: number): boolean => {
  const { draft, box } = run;
  for (let decider = from, remaining = playersLeft; remaining > 0; decider = nextPlayer(draft, decider), remaining--) {
    if (!canRelocate(draft, box, decider)) continue;
    ask(run, { kind: 'relocateShip', decider, playersLeft: remaining });
    return true;
  }
  return false;
};

/**
 * Lets a player choose a track not yet chosen: the first of `playersLeft` players, beginning with `from`, who can
 * advance on one; returns false if there is none.
 * @rule AN-EFF-12 AN-EFF-14
 */
export const askToAdvance = (
  run: Run,
  from: Player,
  playersLeft: number,
  tracksChosen: readonly boolean[],
): boolean => {
  const { draft, box } = run;
  for (let decider = from, remaining = playersLeft; remaining > 0; decider = nextPlayer(draft, decider), remaining--) {
    if (!canAdvance(draft, box, decider, tracksChosen)) continue;
    ask(run, { kind: 'advanceAll', decider, playersLeft: remaining, tracksChosen });
    return true;
  }
  return false;
};

/** @rule AN-EFF-10 AN-EFF-11 */
const dealDraftRow = (run: Run, decider: Player): boolean => {
  const { draft, emit } = run;
  const { players } = draft;
  let size = sum(draft.shipyardPile);
  if (size < players) return false;
  const pile = draft.shipyardPile.slice();
  const row = SHIPYARD_CARDS.map(() => 0);
  const drawn: number[] = [];
  for (; drawn.length < players; size--) {
    const card = drawKind(draft.random, pile, size);
    pile[card]!--;
    row[card]!++;
    drawn.push(card);
  }
  draft.shipyardPile = pile;
  ask(run, { kind: 'draft', decider, playersLeft: players, row });
  emit?.({ kind: 'cardsDrawn', cards: drawn.map((card) => SHIPYARD_CARDS[card]!) });
  return true;
};

/** The effects: each does its work and returns whether it did anything. */
const EFFECTS: Readonly<Record<Effect, (run: Run, player: Player) => boolean>> = {
  scientist: recruitOne,
  ship: buildShipByEffect,
  expertise: (run, player) => gainResourceCard(run, player, 'expertise'),
  simple: (run, player) => gainResourceCard(run, player, 'simple'),
  move: (run, player) => askToRelocate(run, player, run.draft.players),
  draft: dealDraftRow,
  advance: (run, player) => askToAdvance(run, player, run.draft.players, NO_TRACKS_CHOSEN.slice()),
};
