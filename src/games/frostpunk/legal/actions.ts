import type { Box } from '../box.js';
import {
  expeditionsAllowed,
  facilitiesAt,
  isAnchor,
  isAvailable,
  isZoneOpen,
  offerOf,
  scoutsAway,
} from '../city/index.js';
import type { Reason } from '../clauses/reasons.js';
import type { CardIndex, Site } from '../components/index.js';
import { KINDS } from '../components/vocabulary.js';
import type { AtSite, Build, Clear, Move, Scout } from '../moves/index.js';
import { isSomeUsable } from '../requirements.js';
import type { State, TurnPhase } from '../state/index.js';
import { canBuildOn } from './building.js';
import { admits, cardForbiddenBy, startForbiddenBy, unavailableFor } from './meeples.js';

/** Adds the open zones, for each kind of Meeple that can act; with a card, the near zone, open or not. */
export const clearCandidates = (state: State, box: Box, { card }: TurnPhase, moves: Move[]): void => {
  const isNear = card >= 0 || isZoneOpen(state, box, 'near');
  const isFar = card < 0 && isZoneOpen(state, box, 'far');
  for (let kind = 0; kind < KINDS.length; kind++) {
    if (!isAvailable(state, box, kind, 'clear')) continue;
    const [near, far] = box.entries.by.clear[kind]!;
    if (isNear) moves.push(near!);
    if (isFar) moves.push(far!);
  }
};

/** @rule FP-CIT-2 */
export const clearForbiddenBy = (
  state: State,
  box: Box,
  { meeple, zone }: Clear,
  { card }: TurnPhase,
): Reason | undefined => {
  const forbidden = startForbiddenBy(state, box, meeple, 'clear', card);
  if (forbidden !== undefined) return forbidden;
  if (card >= 0) return zone === 'near' ? undefined : 'clear-near';
  return isZoneOpen(state, box, zone) ? undefined : 'no-tile-to-clear';
};

const isGatherable = ({ resource, meeple }: State, site: Site): boolean =>
  resource[site] !== 'none' && meeple[site] === 'none';

/** Adds the spaces with resources, for each kind of Meeple that can act. */
export const gatherCandidates = (state: State, box: Box, _: TurnPhase, moves: Move[]): void => {
  for (let kind = 0; kind < KINDS.length; kind++) {
    if (!isAvailable(state, box, kind, 'gather')) continue;
    const entries = box.entries.by.gather[kind]!;
    for (let site = 0; site < entries.length; site++) {
      if (isGatherable(state, site)) moves.push(entries[site]!);
    }
  }
};

export const gatherForbiddenBy = (
  state: State,
  box: Box,
  { meeple, site }: AtSite,
  { card }: TurnPhase,
): Reason | undefined => {
  const forbidden = startForbiddenBy(state, box, meeple, 'gather', card);
  if (forbidden !== undefined || isGatherable(state, site)) return forbidden;
  return state.resource[site] === 'none' ? 'nothing-to-gather' : 'gathered-there';
};

/** Adds all kinds of Meeples, if there is something to build. */
export const buildCandidates = (state: State, box: Box, { card }: TurnPhase, moves: Move[]): void => {
  if (!canBuild(state, box, card)) return;
  const { build } = box.entries.of;
  for (let kind = 0; kind < build.length; kind++) moves.push(build[kind]!);
};

/** @rule FP-CIT-2 */
export const buildForbiddenBy = (state: State, box: Box, { meeple }: Build, { card }: TurnPhase): Reason | undefined =>
  startForbiddenBy(state, box, meeple, 'build', card) ?? (canBuild(state, box, card) ? undefined : 'nothing-to-build');

/** Checks whether a Build has a possible sub-action; a card may have other effects instead. */
const canBuild = (state: State, box: Box, card: CardIndex): boolean => {
  if (card < 0) return canBuildOn(state, box, 0);
  const given = box.cardActions[card]!;
  return given === null || canBuildOn(state, box, given.woodLess);
};

/** Adds the usable Buildings, for each kind of Meeple that can act. */
export const useCandidates = (state: State, box: Box, _: TurnPhase, moves: Move[]): void => {
  for (let kind = 0; kind < KINDS.length; kind++) {
    if (!isAvailable(state, box, kind, 'use')) continue;
    const entries = box.entries.by.use[kind]!;
    for (let site = 0; site < entries.length; site++) {
      if (state.built[site]! >= 0 && facilitiesAt(state, box, site).use.length > 0) moves.push(entries[site]!);
    }
  }
};

/** @rule FP-ACT-16 FP-AUTO-1 */
export const useForbiddenBy = (
  state: State,
  box: Box,
  { meeple, site }: AtSite,
  { card }: TurnPhase,
): Reason | undefined => {
  const unavailable = unavailableFor(state, box, meeple, 'use');
  if (unavailable !== undefined) return unavailable;
  if (state.built[site]! < 0) return 'no-building';
  if (!isAnchor(state, site)) return 'use-second-space';
  if (facilitiesAt(state, box, site).use.length === 0) return 'no-use';
  if (isFull(state, site)) return 'full';
  const building = state.built[site]!;
  if (!admits(box.components.buildings[building]!.staff, meeple)) return 'not-staff';
  const wrongCard = cardForbiddenBy(box, card, meeple, 'use', building);
  if (wrongCard !== undefined || card >= 0) return wrongCard;
  return isSomeUsable(state, box, facilitiesAt(state, box, site).use) ? undefined : 'use-unmet';
};

/** Checks whether the Building here has no site for one more Meeple. */
const isFull = ({ meeple, partner }: State, site: Site): boolean =>
  meeple[site] !== 'none' && (partner[site]! < 0 || meeple[partner[site]!] !== 'none');

/** Adds all kinds of Meeples, if one more Expedition is allowed. */
export const scoutCandidates = (state: State, box: Box, { card }: TurnPhase, moves: Move[]): void => {
  const allowed = expeditionsAllowed(state, box);
  if (allowed === 0 || (card < 0 && scoutsAway(state) >= allowed)) return;
  const { scout } = box.entries.of;
  for (let i = 0; i < scout.length; i++) moves.push(scout[i]!);
};

/** @rule FP-EXPED-2 FP-AUTO-2 */
export const scoutForbiddenBy = (
  state: State,
  box: Box,
  { meeple, slot }: Scout,
  { card }: TurnPhase,
): Reason | undefined => {
  const forbidden = startForbiddenBy(state, box, meeple, 'scout', card);
  if (forbidden !== undefined) return forbidden;
  const allowed = expeditionsAllowed(state, box);
  if (allowed === 0) return 'no-beacon';
  if (card >= 0) return slot === 0 ? undefined : 'scout-first-slot';
  if (scoutsAway(state) >= allowed) return 'scouts-away';
  const { cards, scout } = state.stacks[slot]!;
  if (cards.length === 0) return 'no-expedition';
  return scout === 'none' ? undefined : 'scout-there';
};

/**
 * Checks whether a Worker's use of a Building can be repeated.
 * @rule FP-LAW-8
 */
export const canShift = (state: State, box: Box): boolean => {
  const { kind, meeple, card, site } = state.act;
  if (state.shiftUsed || kind !== 'use' || meeple !== 'worker' || card >= 0) return false;
  if (site < 0 || state.built[site]! < 0 || offerOf(state, box, 'longShift') === undefined) return false;
  return isSomeUsable(state, box, facilitiesAt(state, box, site).use);
};
