import type { Box } from '../box.js';
import {
  activeModifier,
  canDrawTile,
  expeditionsAllowed,
  facilitiesAt,
  isAvailable,
  isFirstSite,
  scoutsAway,
} from '../city/index.js';
import type { Reason } from '../clauses/reasons.js';
import type { CardIndex, Site } from '../components/index.js';
import { MEEPLE_KINDS } from '../components/vocabulary.js';
import type { BuildMove, ClearMove, Move, ScoutMove, SiteActionMove } from '../moves/index.js';
import { isAnyUsable } from '../requirements.js';
import type { State, TurnPhase } from '../state/index.js';
import { canDoSubAction } from './building.js';
import { cardForbiddenBy, isStaff, startForbiddenBy, unavailableReason } from './meeples.js';

/** Adds the open zones, for each kind of Meeple that can act; with a card, the near zone, open or not. */
export const clearCandidates = (state: State, box: Box, { armedCard }: TurnPhase, moves: Move[]): void => {
  const isNear = armedCard >= 0 || canDrawTile(state, box, 'near');
  const isFar = armedCard < 0 && canDrawTile(state, box, 'far');
  for (let meepleIndex = 0; meepleIndex < MEEPLE_KINDS.length; meepleIndex++) {
    if (!isAvailable(state, box, meepleIndex, 'clear')) continue;
    const [near, far] = box.allMoves.byMeeple.clear[meepleIndex]!;
    if (isNear) moves.push(near!);
    if (isFar) moves.push(far!);
  }
};

/** @rule FP-CIT-2 */
export const clearForbiddenBy = (
  state: State,
  box: Box,
  { meeple, zone }: ClearMove,
  { armedCard }: TurnPhase,
): Reason | undefined => {
  const forbidden = startForbiddenBy(state, box, meeple, 'clear', armedCard);
  if (forbidden !== undefined) return forbidden;
  if (armedCard >= 0) return zone === 'near' ? undefined : 'clear-near';
  return canDrawTile(state, box, zone) ? undefined : 'no-tile-to-clear';
};

const isGatherable = ({ spaceResource, siteMeeple }: State, site: Site): boolean =>
  spaceResource[site] !== 'none' && siteMeeple[site] === 'none';

/** Adds the spaces with resources, for each kind of Meeple that can act. */
export const gatherCandidates = (state: State, box: Box, _: TurnPhase, moves: Move[]): void => {
  for (let meepleIndex = 0; meepleIndex < MEEPLE_KINDS.length; meepleIndex++) {
    if (!isAvailable(state, box, meepleIndex, 'gather')) continue;
    const entries = box.allMoves.byMeeple.gather[meepleIndex]!;
    for (let site = 0; site < entries.length; site++) {
      if (isGatherable(state, site)) moves.push(entries[site]!);
    }
  }
};

export const gatherForbiddenBy = (
  state: State,
  box: Box,
  { meeple, site }: SiteActionMove,
  { armedCard }: TurnPhase,
): Reason | undefined => {
  const forbidden = startForbiddenBy(state, box, meeple, 'gather', armedCard);
  if (forbidden !== undefined || isGatherable(state, site)) return forbidden;
  return state.spaceResource[site] === 'none' ? 'nothing-to-gather' : 'gathered-there';
};

/** Adds all kinds of Meeples, if there is something to build. */
export const buildCandidates = (state: State, box: Box, { armedCard }: TurnPhase, moves: Move[]): void => {
  if (!canBuild(state, box, armedCard)) return;
  const { build } = box.allMoves.byKind;
  for (let meepleIndex = 0; meepleIndex < build.length; meepleIndex++) moves.push(build[meepleIndex]!);
};

/** @rule FP-CIT-2 */
export const buildForbiddenBy = (
  state: State,
  box: Box,
  { meeple }: BuildMove,
  { armedCard }: TurnPhase,
): Reason | undefined =>
  startForbiddenBy(state, box, meeple, 'build', armedCard) ??
  (canBuild(state, box, armedCard) ? undefined : 'nothing-to-build');

/** Checks whether a Build has a possible sub-action; a card may have other effects instead. */
const canBuild = (state: State, box: Box, card: CardIndex): boolean => {
  if (card < 0) return canDoSubAction(state, box, 0);
  const buildEffect = box.buildEffectByCard[card]!;
  return buildEffect === null || canDoSubAction(state, box, buildEffect.woodDiscount);
};

/** Adds the usable Buildings, for each kind of Meeple that can act. */
export const useCandidates = (state: State, box: Box, _: TurnPhase, moves: Move[]): void => {
  for (let meepleIndex = 0; meepleIndex < MEEPLE_KINDS.length; meepleIndex++) {
    if (!isAvailable(state, box, meepleIndex, 'use')) continue;
    const entries = box.allMoves.byMeeple.use[meepleIndex]!;
    for (let site = 0; site < entries.length; site++) {
      if (state.siteBuilding[site]! >= 0 && facilitiesAt(state, box, site).useOptions.length > 0)
        moves.push(entries[site]!);
    }
  }
};

/** @rule FP-ACT-16 FP-AUTO-1 */
export const useForbiddenBy = (
  state: State,
  box: Box,
  { meeple, site }: SiteActionMove,
  { armedCard }: TurnPhase,
): Reason | undefined => {
  const unavailable = unavailableReason(state, box, meeple, 'use');
  if (unavailable !== undefined) return unavailable;
  if (state.siteBuilding[site]! < 0) return 'no-building';
  if (!isFirstSite(state, site)) return 'use-second-space';
  if (facilitiesAt(state, box, site).useOptions.length === 0) return 'no-use';
  if (isFull(state, site)) return 'full';
  const building = state.siteBuilding[site]!;
  if (!isStaff(box.components.buildings[building]!.staff, meeple)) return 'not-staff';
  const wrongCard = cardForbiddenBy(box, armedCard, meeple, 'use', building);
  if (wrongCard !== undefined || armedCard >= 0) return wrongCard;
  return isAnyUsable(state, box, facilitiesAt(state, box, site).useOptions) ? undefined : 'use-unmet';
};

/** Checks whether the Building here has no site for one more Meeple. */
const isFull = ({ siteMeeple, otherSite }: State, site: Site): boolean =>
  siteMeeple[site] !== 'none' && (otherSite[site]! < 0 || siteMeeple[otherSite[site]!] !== 'none');

/** Adds all kinds of Meeples, if one more Expedition is allowed. */
export const scoutCandidates = (state: State, box: Box, { armedCard }: TurnPhase, moves: Move[]): void => {
  const allowed = expeditionsAllowed(state, box);
  if (allowed === 0 || (armedCard < 0 && scoutsAway(state) >= allowed)) return;
  const { scout } = box.allMoves.byKind;
  for (let i = 0; i < scout.length; i++) moves.push(scout[i]!);
};

/** @rule FP-EXPED-2 FP-AUTO-2 */
export const scoutForbiddenBy = (
  state: State,
  box: Box,
  { meeple, slot }: ScoutMove,
  { armedCard }: TurnPhase,
): Reason | undefined => {
  const forbidden = startForbiddenBy(state, box, meeple, 'scout', armedCard);
  if (forbidden !== undefined) return forbidden;
  const allowed = expeditionsAllowed(state, box);
  if (allowed === 0) return 'no-beacon';
  if (armedCard >= 0) return slot === 0 ? undefined : 'scout-first-slot';
  if (scoutsAway(state) >= allowed) return 'scouts-away';
  const { cards, scout } = state.expeditionStacks[slot]!;
  if (cards.length === 0) return 'no-expedition';
  return scout === 'none' ? undefined : 'scout-there';
};

/**
 * Checks whether a Worker's use of a Building can be repeated.
 * @rule FP-LAW-8
 */
export const canWorkLongShift = (state: State, box: Box): boolean => {
  const { kind, meeple, citizenCard, site } = state.currentAction;
  if (state.isLongShiftUsed || kind !== 'use' || meeple !== 'worker' || citizenCard >= 0) return false;
  if (site < 0 || state.siteBuilding[site]! < 0 || activeModifier(state, box, 'longShift') === undefined) return false;
  return isAnyUsable(state, box, facilitiesAt(state, box, site).useOptions);
};
