import type { Player } from '../../../core/contract/game.js';
import { changed, joined, replaced, without } from '../../../core/data/list.js';
import type { Sort } from '../components/index.js';
import type { Recruited, ScientistsPlaced, ShipMoved, ShipPlaced } from '../events/index.js';
import type { Run } from '../run.js';
import type { Draft } from '../state/draft.js';
import { ownerOf, type Ship, type State, type Zone } from '../state/index.js';

/**
 * Puts the lowest free ship of a player into a queue.
 * @rule AN-SET-14 AN-EFF-8
 */
export const launch = ({ draft, emit }: Run, player: Player, zone: Zone, reason: ShipPlaced['reason']): void => {
  const free = draft.freeShips[player]!;
  const ship = free[0]!;
  draft.freeShips = replaced(draft.freeShips, player, free.slice(1));
  draft.queues[zone] = joined(draft.queues[zone]!, ship);
  if (reason === 'built') {
    draft.turn.built = joined(draft.turn.built, ship);
    draft.calm = 0;
  }
  emit?.({ kind: 'shipPlaced', player, ship, zone, position: draft.queues[zone]!.length, reason });
};

/**
 * Takes a ship out of its queue; those behind it move up.
 * @rule AN-SUN-6
 */
export const takeOut = (draft: Draft, zone: Zone, position: number): Ship => {
  const queue = draft.queues[zone]!;
  const ship = queue[position - 1]!;
  draft.queues[zone] = without(queue, position - 1);
  if (ship === draft.stop.second && zone === draft.sun) draft.stop.second = null;
  return ship;
};

/** Moves a ship from its queue to the end of another. */
export const sailTo = (
  { draft, emit }: Run,
  { from, position, to }: { readonly from: Zone; readonly position: number; readonly to: Zone },
  reason: ShipMoved['reason'],
): void => {
  const ship = takeOut(draft, from, position);
  draft.queues[to] = joined(draft.queues[to]!, ship);
  const { length } = draft.queues[to]!;
  const player = ownerOf(ship);
  emit?.({ kind: 'shipMoved', player, ship, from, fromPosition: position, to, position: length, reason });
};

/** Moves up to `count` scientists from reserve to personnel; returns how many. */
export const recruitUpTo = (
  { draft, emit }: Run,
  player: Player,
  wanted: number,
  reason: Recruited['reason'],
): number => {
  const count = Math.min(wanted, draft.reserve[player]!);
  if (count === 0) return 0;
  draft.reserve = changed(draft.reserve, player, -count);
  draft.personnel = changed(draft.personnel, player, count);
  draft.calm = 0;
  emit?.({ kind: 'recruited', player, count, reason });
  return count;
};

/** Moves scientists from the personnel to a zone. */
export const placeScientists = (
  { draft, emit }: Run,
  player: Player,
  zone: Zone,
  count: number,
  reason: ScientistsPlaced['reason'],
): void => {
  draft.personnel = changed(draft.personnel, player, -count);
  draft.scientists = replaced(draft.scientists, zone, changed(draft.scientists[zone]!, player, count));
  draft.calm = 0;
  emit?.({ kind: 'scientistsPlaced', player, zone, count, reason });
};

/**
 * Gives a player the simple card back, or an expertise card; returns false if there is none to have.
 * @rule AN-EFF-4 AN-EFF-5
 */
export const gain = ({ draft, emit }: Run, player: Player, sort: Sort): boolean => {
  if (sort === 'simple') {
    if (draft.simple[player]) return false;
    draft.simple = replaced(draft.simple, player, true);
  } else {
    if (draft.expertisePile === 0) return false;
    draft.expertisePile--;
    draft.expertise = changed(draft.expertise, player, 1);
  }
  emit?.({ kind: 'resourceGained', player, sort });
  return true;
};

/**
 * Lays the simple card aside, or takes an expertise card out of the game.
 * @rule AN-BLD-12
 */
export const spend = (draft: Draft, player: Player, sort: Sort): void => {
  if (sort === 'simple') {
    draft.simple = replaced(draft.simple, player, false);
  } else {
    draft.expertise = changed(draft.expertise, player, -1);
    draft.expertiseGone++;
  }
};

/** Checks whether a player has no scientist left to place. */
export const hasPlacedAll = ({ reserve, personnel }: State, player: Player): boolean =>
  reserve[player] === 0 && personnel[player] === 0;
