import type { Box } from '../box.js';
import { isDestroyable, isFirstSite, isOccupied, isUnlocked } from '../city/index.js';
import type { Reason } from '../clauses/reasons.js';
import type { Site, Triple } from '../components/index.js';
import { GENERATOR_SPACES, RESOURCE_INDEX } from '../components/vocabulary.js';
import type { BareMove, BuildingSiteMove, ConstructMove, Move } from '../moves/index.js';
import type { BarePhase, CurrentAction, SitePhase, State } from '../state/index.js';

/** Checks whether a site is on a placed tile, without Building and Meeple. */
const isFreeSite = (state: State, site: Site): boolean =>
  isOnTile(state, site) && state.siteBuilding[site]! < 0 && state.siteMeeple[site] === 'none';

const isOnTile = ({ tiles }: State, site: Site): boolean =>
  site < GENERATOR_SPACES || tiles[(site - GENERATOR_SPACES) >> 1]! >= 0;

const isSiteFor = (state: State, box: Box, site: Site, isLarge: boolean): boolean =>
  isFreeSite(state, site) && (!isLarge || (box.secondSpace[site]! >= 0 && isFreeSite(state, box.secondSpace[site]!)));

const hasSiteFor = (state: State, box: Box, isLarge: boolean): boolean => {
  for (let site = 0; site < box.spaceCount; site++) if (isSiteFor(state, box, site, isLarge)) return true;
  return false;
};

const canPay = ({ stock }: State, cost: Triple, woodDiscount: number): boolean =>
  stock[RESOURCE_INDEX.wood]! >= cost[0]! - woodDiscount &&
  stock[RESOURCE_INDEX.steel]! >= cost[1]! &&
  stock[RESOURCE_INDEX.core]! >= cost[2]!;

const constructionForbiddenBy = (
  state: State,
  box: Box,
  building: number,
  woodDiscount: number,
): Reason | undefined => {
  const { cost, size } = box.components.buildings[building]!;
  if (cost === 'none' || !isUnlocked(state, box, building)) return 'hammer';
  if (state.buildingSupply[building] === 0) return 'no-piece';
  if (!canPay(state, cost, woodDiscount)) return 'cost';
  return hasSiteFor(state, box, size === 'large') ? undefined : 'no-site';
};

/** Returns the reason why a kind of Building cannot be built. */
export const constructForbiddenBy = (state: State, box: Box, { building }: ConstructMove): Reason | undefined =>
  constructionForbiddenBy(state, box, building, state.currentAction.woodDiscount);

/**
 * Returns the reason why a Building cannot be built or destroyed on a site.
 * @rule FP-BLD-3 FP-BLD-5
 */
export const siteForbiddenBy = (
  state: State,
  box: Box,
  { site }: BuildingSiteMove,
  { purpose, building }: SitePhase,
): Reason | undefined => {
  if (purpose === 'destroy') {
    if (isDestroyable(state, box, site, building)) return undefined;
    return state.siteBuilding[site] === building && isFirstSite(state, site) ? 'destroy-in-use' : 'other-building';
  }
  const isLarge = box.components.buildings[building]!.size === 'large';
  if (isLarge && box.secondSpace[site]! < 0) return 'no-pair';
  return isSiteFor(state, box, site, isLarge) ? undefined : unfitReason(state, site);
};

const unfitReason = (state: State, site: Site): Reason => {
  if (!isOnTile(state, site)) return 'no-tile';
  if (state.siteBuilding[site]! >= 0) return 'built-there';
  return state.siteMeeple[site] === 'none' ? 'partner-taken' : 'meeple-there';
};

/** Adds the sites with a Building, for a dismantling or an upgrade. */
export const dismantleCandidates = (state: State, { allMoves }: Box, _: BarePhase, moves: Move[]): void =>
  addBuiltSites(state, allMoves.byKind.dismantle, moves);
export const upgradeCandidates = (state: State, { allMoves }: Box, _: BarePhase, moves: Move[]): void =>
  addBuiltSites(state, allMoves.byKind.upgrade, moves);

const addBuiltSites = ({ siteBuilding }: State, entries: readonly Move[], moves: Move[]): void => {
  for (let site = 0; site < entries.length; site++) if (siteBuilding[site]! >= 0) moves.push(entries[site]!);
};

export const dismantleForbiddenBy = (state: State, box: Box, { site }: BuildingSiteMove): Reason | undefined => {
  if (state.siteBuilding[site]! < 0) return 'nothing-to-dismantle';
  if (!isFirstSite(state, site)) return 'dismantle-second-space';
  if (isOccupied(state, site)) return 'dismantle-in-use';
  return box.components.buildings[state.siteBuilding[site]!]!.isPermanent ? 'house' : undefined;
};

export const upgradeForbiddenBy = (state: State, box: Box, { site }: BuildingSiteMove): Reason | undefined => {
  if (state.siteBuilding[site]! < 0) return 'nothing-to-upgrade';
  if (!isFirstSite(state, site)) return 'upgrade-second-space';
  if (isOccupied(state, site)) return 'upgrade-in-use';
  if (state.isUpgraded[site]) return 'upgraded';
  const { upgrade } = box.components.buildings[state.siteBuilding[site]!]!;
  if (upgrade === 'none') return 'no-upgrade';
  return canPay(state, upgrade.cost, 0) ? undefined : 'upgrade-cost';
};

/**
 * Checks whether some sub-action is possible.
 * @rule FP-ACT-12 FP-ACT-14
 */
export const canDoSubAction = (state: State, box: Box, woodDiscount: number): boolean => {
  const { byKind } = box.allMoves;
  for (let site = 0; site < box.spaceCount; site++) {
    if (state.siteBuilding[site]! < 0) continue;
    if (dismantleForbiddenBy(state, box, byKind.dismantle[site]!) === undefined) return true;
    if (upgradeForbiddenBy(state, box, byKind.upgrade[site]!) === undefined) return true;
  }
  for (let building = 0; building < box.components.buildings.length; building++) {
    if (constructionForbiddenBy(state, box, building, woodDiscount) === undefined) return true;
  }
  return false;
};

/** Returns the number of sub-actions with which the action under way began. */
export const maxSubActionsOf = ({ citizenCard }: CurrentAction, { components, buildEffectByCard }: Box): number =>
  citizenCard < 0 ? components.tracks.actions.subActionsPerBuild : (buildEffectByCard[citizenCard]?.subActions ?? 0);

/** @rule FP-ACT-14 */
export const doneForbiddenBy = (state: State, box: Box, _: BareMove, { kind }: BarePhase): Reason | undefined =>
  kind === 'build' && state.currentAction.subActionsLeft === maxSubActionsOf(state.currentAction, box)
    ? 'build-first'
    : undefined;
