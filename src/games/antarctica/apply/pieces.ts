import type { Player } from '../../../core/contract/game.js';
import { appended, withAdded, withItemAt, withoutItem } from '../../../core/data/list.js';
import type { ResourceCard } from '../components/index.js';
import type { ScientistsPlaced, ScientistsRecruited, ShipMoved, ShipPlaced } from '../events/index.js';
import type { Run } from '../run.js';
import type { Draft } from '../state/draft.js';
import { ownerOf, type Ship, type State, type Zone } from '../state/index.js';

/**
 * Puts the lowest free ship of a player into a queue.
 * @rule AN-SET-14 AN-EFF-8
 */
export const enqueueShip = ({ draft, emit }: Run, player: Player, zone: Zone, reason: ShipPlaced['reason']): void => {
  const free = draft.freeShips[player]!;
  const ship = free[0]!;
  draft.freeShips = withItemAt(draft.freeShips, player, free.slice(1));
  draft.queues[zone] = appended(draft.queues[zone]!, ship);
  if (reason === 'built') {
    draft.turn.shipsBuilt = appended(draft.turn.shipsBuilt, ship);
    draft.quietSunSteps = 0;
  }
  emit?.({ kind: 'shipPlaced', player, ship, zone, position: draft.queues[zone]!.length, reason });
};

/**
 * Takes a ship out of its queue; those behind it move up.
 * @rule AN-SUN-6
 */
export const removeFromQueue = (draft: Draft, zone: Zone, position: number): Ship => {
  const queue = draft.queues[zone]!;
  const ship = queue[position - 1]!;
  draft.queues[zone] = withoutItem(queue, position - 1);
  if (ship === draft.stop.secondShip && zone === draft.sun) draft.stop.secondShip = null;
  return ship;
};

/** Moves a ship from its queue to the end of another. */
export const moveShip = (
  { draft, emit }: Run,
  { from, position, to }: { readonly from: Zone; readonly position: number; readonly to: Zone },
  reason: ShipMoved['reason'],
): void => {
  const ship = removeFromQueue(draft, from, position);
  draft.queues[to] = appended(draft.queues[to]!, ship);
  const { length } = draft.queues[to]!;
  const player = ownerOf(ship);
  emit?.({ kind: 'shipMoved', player, ship, from, fromPosition: position, to, toPosition: length, reason });
};

/** Moves up to `count` scientists from reserve to personnel; returns how many. */
export const recruitUpTo = (
  { draft, emit }: Run,
  player: Player,
  max: number,
  reason: ScientistsRecruited['reason'],
): number => {
  const count = Math.min(max, draft.reserve[player]!);
  if (count === 0) return 0;
  draft.reserve = withAdded(draft.reserve, player, -count);
  draft.personnel = withAdded(draft.personnel, player, count);
  draft.quietSunSteps = 0;
  emit?.({ kind: 'scientistsRecruited', player, count, reason });
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
  draft.personnel = withAdded(draft.personnel, player, -count);
  draft.scientists = withItemAt(draft.scientists, zone, withAdded(draft.scientists[zone]!, player, count));
  draft.quietSunSteps = 0;
  emit?.({ kind: 'scientistsPlaced', player, zone, count, reason });
};

/**
 * Gives a player the simple card back, or an expertise card; returns false if there is none to have.
 * @rule AN-EFF-4 AN-EFF-5
 */
export const gainResourceCard = ({ draft, emit }: Run, player: Player, resource: ResourceCard): boolean => {
  switch (resource) {
    case 'simple':
      if (draft.hasSimpleCard[player]) return false;
      draft.hasSimpleCard = withItemAt(draft.hasSimpleCard, player, true);
      break;
    case 'expertise':
      if (draft.expertisePile === 0) return false;
      draft.expertisePile--;
      draft.expertiseCards = withAdded(draft.expertiseCards, player, 1);
      break;
    default:
      resource satisfies never;
  }
  emit?.({ kind: 'resourceCardGained', player, resource });
  return true;
};

/**
 * Lays the simple card aside, or takes an expertise card out of the game.
 * @rule AN-BLD-12
 */
export const spendResourceCard = (draft: Draft, player: Player, resource: ResourceCard): void => {
  switch (resource) {
    case 'simple':
      draft.hasSimpleCard = withItemAt(draft.hasSimpleCard, player, false);
      return;
    case 'expertise':
      draft.expertiseCards = withAdded(draft.expertiseCards, player, -1);
      draft.removedExpertiseCards++;
      return;
    default:
      resource satisfies never;
  }
};

/** Checks whether a player has no scientist left to place. */
export const hasPlacedAll = ({ reserve, personnel }: State, player: Player): boolean =>
  reserve[player] === 0 && personnel[player] === 0;
