import type { Player } from '../../../core/contract/game.js';
import type { Reason } from '../clauses/reasons.js';
import { type Box, QUEUE_SIZE, SHIPYARD_CARD_INDEX, ZONES } from '../components/index.js';
import { type Advance, MOVES_AT, type Move, type RelocateShip, type TakeCard } from '../moves/index.js';
import {
  type AdvanceAllPhase,
  type AdvancePhase,
  type DecisionPhase,
  type DraftPhase,
  ownerOf,
  type PickPhase,
  type State,
} from '../state/index.js';
import { trackForbiddenBy } from '../track.js';
import { isZoneFull, isZoneOpen } from '../zones.js';

/** @rule AN-EFF-12 */
export const advanceForbiddenBy = (
  state: State,
  box: Box,
  { track }: Advance,
  phase: AdvancePhase | AdvanceAllPhase,
): Reason | undefined => {
  const isChosen = phase.kind === 'advanceAll' && phase.tracksChosen[track];
  return trackForbiddenBy(state, box, phase.decider, track, isChosen ? 'track-taken' : undefined);
};

/** @rule AN-SHP-5 AN-SHP-7 AN-EFF-10 */
export const takeCardForbiddenBy = (
  { shipyardPile }: State,
  _: Box,
  { card }: TakeCard,
  phase: PickPhase | DraftPhase,
): Reason | undefined => {
  if (phase.kind === 'pick') return shipyardPile[SHIPYARD_CARD_INDEX[card]] === 0 ? 'not-in-pile' : undefined;
  return phase.row[SHIPYARD_CARD_INDEX[card]] === 0 ? 'not-in-row' : undefined;
};

/** Adds the moves of the player's ships, legal or not. */
export const relocateShipCandidates = ({ queues }: State, _: Box, { decider }: DecisionPhase, moves: Move[]): void => {
  for (let zone = 0; zone < ZONES; zone++) {
    const queue = queues[zone]!;
    for (let i = 0; i < queue.length; i++) {
      if (ownerOf(queue[i]!) === decider) moves.push(...MOVES_AT.relocateShip[QUEUE_SIZE * zone + i]!);
    }
  }
};

/** @rule AN-EFF-6 AN-EFF-7 AN-EFF-8 AN-EFF-9 */
export const relocateShipForbiddenBy = (
  state: State,
  box: Box,
  { zone, position, to }: RelocateShip,
  { decider }: DecisionPhase,
): Reason | undefined => {
  const { queues, turn } = state;
  const ship = queues[zone]![position - 1];
  if (ship === undefined) return 'nothing-to-move';
  if (ownerOf(ship) !== decider) return 'not-own-to-move';
  if (ship === turn.ship && !turn.hasSailed) return 'move-waits';
  if (turn.shipsBuilt.includes(ship)) return 'just-built';
  if (!isZoneOpen(state, box, to)) return 'move-closed';
  return isZoneFull(state, box, to) ? 'move-full' : undefined;
};

/** Checks whether a player has a ship that the effect can move. */
export const canRelocate = (state: State, box: Box, decider: Player): boolean => {
  const moves: RelocateShip[] = [];
  relocateShipCandidates(state, box, { decider }, moves);
  return moves.some((move) => relocateShipForbiddenBy(state, box, move, { decider }) === undefined);
};
