import type { Player } from '../../../core/contract/game.js';
import type { Reason } from '../clauses/reasons.js';
import { type Box, NUMBER_OF, PLACES, ZONES } from '../components/index.js';
import { type Advance, at, type Move, type Relocate, type Take } from '../moves/index.js';
import {
  type Advancing,
  type AdvancingAll,
  type Asked,
  type Drafting,
  ownerOf,
  type Picking,
  type State,
} from '../state/index.js';
import { isFull, isOpen } from '../zones.js';
import { trackForbiddenBy } from './tracks.js';

/** @rule AN-EFF-12 */
export const advanceForbiddenBy = (
  state: State,
  box: Box,
  { track }: Advance,
  phase: Advancing | AdvancingAll,
): Reason | undefined => {
  const isTaken = phase.kind === 'advanceThree' && phase.taken[track];
  return trackForbiddenBy(state, box, phase.player, track, isTaken ? 'track-taken' : undefined);
};

/** @rule AN-SHP-5 AN-SHP-7 AN-EFF-10 */
export const takeForbiddenBy = (
  { pile }: State,
  _: Box,
  { card }: Take,
  phase: Picking | Drafting,
): Reason | undefined => {
  if (phase.kind === 'pick') return pile[NUMBER_OF[card]] === 0 ? 'not-in-pile' : undefined;
  return phase.row[NUMBER_OF[card]] === 0 ? 'not-in-row' : undefined;
};

/** Adds the ways in which the player's ships could move. */
export const relocateCandidates = ({ queues }: State, _: Box, { player }: Asked, moves: Move[]): void => {
  for (let zone = 0; zone < ZONES; zone++) {
    const queue = queues[zone]!;
    for (let i = 0; i < queue.length; i++) {
      if (ownerOf(queue[i]!) === player) moves.push(...at.relocate[PLACES * zone + i]!);
    }
  }
};

/** @rule AN-EFF-6 AN-EFF-7 AN-EFF-8 AN-EFF-9 */
export const relocateForbiddenBy = (
  state: State,
  box: Box,
  { zone, position, to }: Relocate,
  { player }: Asked,
): Reason | undefined => {
  const { queues, turn } = state;
  const ship = queues[zone]![position - 1];
  if (ship === undefined) return 'nothing-to-move';
  if (ownerOf(ship) !== player) return 'not-own-to-move';
  if (ship === turn.ship && !turn.moved) return 'move-waits';
  if (turn.built.includes(ship)) return 'just-built';
  if (!isOpen(state, box, to)) return 'move-closed';
  return isFull(state, box, to) ? 'move-full' : undefined;
};

/** Checks whether a player has a ship that the effect can move. */
export const canRelocate = (state: State, box: Box, player: Player): boolean => {
  const ways: Relocate[] = [];
  relocateCandidates(state, box, { player }, ways);
  return ways.some((way) => relocateForbiddenBy(state, box, way, { player }) === undefined);
};
