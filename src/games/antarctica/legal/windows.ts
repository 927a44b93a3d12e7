import type { Player } from '../../../core/game.js';
import { isFull, isOpen } from '../board.js';
import type { Refusal } from '../clauses/refusals.js';
import type { Box } from '../components/box.js';
import { NUMBER_OF } from '../components/index.js';
import { type Advance, entries, type Relocate, type Take } from '../moves.js';
import { ownerOf, type Phase, type State } from '../state/index.js';
import { trackForbiddenBy } from './tracks.js';

type Advancing = Extract<Phase, { readonly kind: 'advance' | 'advance-three' }>;
type Taking = Extract<Phase, { readonly kind: 'pick' | 'draft' }>;

export const advanceForbiddenBy = (state: State, box: Box, phase: Advancing, move: Advance): Refusal | undefined => {
  const isTaken = phase.kind === 'advance-three' && phase.taken[move.track];
  return trackForbiddenBy(state, box, phase.player, move.track, isTaken ? 'AN-EFF-12' : undefined);
};

export const takeForbiddenBy = ({ pile }: State, phase: Taking, { card }: Take): Refusal | undefined => {
  if (phase.kind === 'pick') return pile[NUMBER_OF[card]] === 0 ? 'AN-SHP-5' : undefined;
  return phase.row[NUMBER_OF[card]] === 0 ? 'AN-EFF-10' : undefined;
};

export const relocateForbiddenBy = (
  state: State,
  box: Box,
  player: Player,
  { zone, position, to }: Relocate,
): Refusal | undefined => {
  const { queues, turn } = state;
  const ship = queues[zone]![position - 1];
  if (ship === undefined || ownerOf(ship) !== player) return 'AN-EFF-6';
  if (ship === turn.ship && !turn.moved) return 'AN-EFF-9';
  if (turn.built.includes(ship)) return 'AN-EFF-8';
  return isOpen(state, box, to) && !isFull(state, to) ? undefined : 'AN-EFF-7';
};

/** Whether a player has a ship that the effect can move. */
export const canRelocate = (state: State, box: Box, player: Player): boolean =>
  entries.relocate.some((move) => relocateForbiddenBy(state, box, player, move) === undefined);
