import type { Player } from '../../../core/contract/game.js';
import type { Reason } from '../clauses/reasons.js';
import type { Box, PreparedCard, ResourceCard } from '../components/index.js';
import type { Build, Research } from '../moves/index.js';
import { moverOf, type State, type Zone } from '../state/index.js';
import { trackForbiddenBy } from '../track.js';
import { hasBuilding, isZoneFull, missingNeed, strengthIn, targetZoneOf, topOf } from '../zones.js';

/**
 * Forbids actions before the obligatory move, and a second one in a turn.
 * @rule AN-ACT-1 AN-ACT-2
 */
const actionForbiddenBy = ({ turn }: State): Reason | undefined => {
  if (!turn.hasSailed) return 'action-early';
  if (turn.hasActed) return 'acted';
  return undefined;
};

/** @rule AN-REC-1 AN-REC-3 */
export const recruitForbiddenBy = (state: State): Reason | undefined => {
  const reason = actionForbiddenBy(state);
  if (reason !== undefined) return reason;
  const player = moverOf(state);
  const target = targetZoneOf(state);
  if (!hasBuilding(state, target, 'camp')) return 'no-camp';
  if (strengthIn(state, target, player) === 0) return 'recruits-nobody';
  if (state.reserve[player] === 0) return 'reserve-empty';
  return undefined;
};

/** @rule AN-TRK-1 */
export const researchForbiddenBy = (state: State, box: Box, { track }: Research): Reason | undefined => {
  const reason = actionForbiddenBy(state);
  if (reason !== undefined) return reason;
  return trackForbiddenBy(state, box, moverOf(state), track, centreForbiddenBy(state, box, track));
};

/** @rule AN-RES-1 AN-RES-3 */
const centreForbiddenBy = (state: State, box: Box, track: number): Reason | undefined => {
  const target = targetZoneOf(state);
  if (((trackBitsAt(state, box, target) >> track) & 1) === 0) return 'no-centre';
  return strengthIn(state, target, moverOf(state)) === 0 ? 'no-strength' : undefined;
};

/** Returns a bit for each track that a centre in the zone advances. */
export const trackBitsAt = (state: State, { centreTrackBits }: Box, zone: Zone): number =>
  (hasBuilding(state, zone, 'land') ? centreTrackBits.land : 0) |
  (hasBuilding(state, zone, 'coastal') ? centreTrackBits.coastal : 0) |
  (hasBuilding(state, zone, 'marine') ? centreTrackBits.marine : 0);

/** @rule AN-BLD-1 AN-BLD-2 AN-BLD-3 AN-BLD-4 */
export const buildForbiddenBy = (state: State, box: Box, { deck }: Build): Reason | undefined => {
  const reason = actionForbiddenBy(state);
  if (reason !== undefined) return reason;
  const card = topOf(state, box, deck);
  if (card === undefined) return 'deck-empty';
  if (hasBuilding(state, targetZoneOf(state), card.builds)) return 'building-stands';
  if (state.personnel[moverOf(state)]! < card.scientists) return 'personnel-short';
  if (state.buildingSupply[card.buildingIndex] === 0) return 'supply-empty';
  return accessForbiddenBy(state, card);
};

/**
 * Allows one need without access to be met by a resource card, if the player may still play one at this stop.
 * @rule AN-BLD-5 AN-BLD-6 AN-BLD-7 AN-CRD-2
 */
const accessForbiddenBy = (state: State, card: PreparedCard): Reason | undefined => {
  const player = moverOf(state);
  const missing = missingNeed(state, card, player);
  if (missing === 'none') return undefined;
  if (missing === 'many') return 'much-missing';
  const { resource } = missing;
  if (resource === null) return 'no-stand-in';
  const reason = RESOURCE_FORBIDDEN_BY[resource](state, player);
  if (reason !== undefined) return reason;
  return state.stop.hasPlayedCard[player] ? 'resource-second' : undefined;
};

/** The reasons why a player cannot play a resource card. */
const RESOURCE_FORBIDDEN_BY: Readonly<Record<ResourceCard, (state: State, player: Player) => Reason | undefined>> = {
  simple: ({ hasSimpleCard }, player) => (hasSimpleCard[player] ? undefined : 'simple-used'),
  expertise: ({ expertiseCards }, player) => (expertiseCards[player] === 0 ? 'no-expertise' : undefined),
};

/** @rule AN-SHP-1 AN-SHP-2 AN-SHP-3 */
export const buildShipForbiddenBy = (state: State, box: Box): Reason | undefined => {
  const reason = actionForbiddenBy(state);
  if (reason !== undefined) return reason;
  if (!hasBuilding(state, targetZoneOf(state), 'shipyard')) return 'no-shipyard';
  if (state.freeShips[moverOf(state)]!.length === 0) return 'no-free-ship';
  if (isZoneFull(state, box, state.sun)) return 'sun-full';
  return undefined;
};
