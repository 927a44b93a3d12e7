import type { Player } from '../../../core/game.js';
import { isFull, isOpen } from '../board.js';
import type { Refusal } from '../clauses/refusals.js';
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
import { trackForbiddenBy } from './tracks.js';

export const advanceForbiddenBy = (
  state: State,
  box: Box,
  { track }: Advance,
  phase: Advancing | AdvancingAll,
): Refusal | undefined => {
  const isTaken = phase.kind === 'advance-three' && phase.taken[track];
  return trackForbiddenBy(state, box, phase.player, track, isTaken ? 'AN-EFF-12' : undefined);
};

/** @rule AN-SHP-7 */
export const takeForbiddenBy = (
  { pile }: State,
  _: Box,
  { card }: Take,
  phase: Picking | Drafting,
): Refusal | undefined => {
  if (phase.kind === 'pick') return pile[NUMBER_OF[card]] === 0 ? 'AN-SHP-5' : undefined;
  return phase.row[NUMBER_OF[card]] === 0 ? 'AN-EFF-10' : undefined;
};

/** The ways of the player's ships. */
export const relocateCandidates = ({ queues }: State, _: Box, { player }: Asked, moves: Move[]): void => {
  for (let zone = 0; zone < ZONES; zone++) {
    const queue = queues[zone]!;
    for (let i = 0; i < queue.length; i++) {
      if (ownerOf(queue[i]!) === player) moves.push(...at.relocate[PLACES * zone + i]!);
    }
  }
};

export const relocateForbiddenBy = (
  state: State,
  box: Box,
  { zone, position, to }: Relocate,
  { player }: Asked,
): Refusal | undefined => {
  const { queues, turn } = state;
  const ship = queues[zone]![position - 1];
  if (ship === undefined || ownerOf(ship) !== player) return 'AN-EFF-6';
  if (ship === turn.ship && !turn.moved) return 'AN-EFF-9';
  if (turn.built.includes(ship)) return 'AN-EFF-8';
  return isOpen(state, box, to) && !isFull(state, box, to) ? undefined : 'AN-EFF-7';
};

/** Whether a player has a ship that the effect can move. */
export const canRelocate = (state: State, box: Box, player: Player): boolean => {
  const ways: Relocate[] = [];
  relocateCandidates(state, box, { player }, ways);
  return ways.some((way) => relocateForbiddenBy(state, box, way, { player }) === undefined);
};
