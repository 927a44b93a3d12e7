import type { Box } from '../box.js';
import { isAnchor, isDestroyable, isOccupied, isUnlocked } from '../city/index.js';
import type { Reason } from '../clauses/reasons.js';
import type { Site, Triple } from '../components/index.js';
import { GENERATOR_SPACES, resIndex } from '../components/vocabulary.js';
import type { Construct, Move, OnSite, Word } from '../moves/index.js';
import type { Act, BarePhase, SitePhase, State } from '../state/index.js';

/** Checks whether a site is on a placed tile, without Building and Meeple. */
const isFree = (state: State, site: Site): boolean =>
  isOnTile(state, site) && state.built[site]! < 0 && state.meeple[site] === 'none';

const isOnTile = ({ tiles }: State, site: Site): boolean =>
  site < GENERATOR_SPACES || tiles[(site - GENERATOR_SPACES) >> 1]! >= 0;

const fits = (state: State, box: Box, site: Site, isLarge: boolean): boolean =>
  isFree(state, site) && (!isLarge || (box.partners[site]! >= 0 && isFree(state, box.partners[site]!)));

const hasRoom = (state: State, box: Box, isLarge: boolean): boolean => {
  for (let site = 0; site < box.spaces; site++) if (fits(state, box, site, isLarge)) return true;
  return false;
};

const canPay = ({ resources }: State, cost: Triple, woodLess: number): boolean =>
  resources[resIndex.wood]! >= cost[0]! - woodLess &&
  resources[resIndex.steel]! >= cost[1]! &&
  resources[resIndex.core]! >= cost[2]!;

const constructionForbiddenBy = (state: State, box: Box, number: number, woodLess: number): Reason | undefined => {
  const { cost, size } = box.components.buildings[number]!;
  if (cost === 'none' || !isUnlocked(state, box, number)) return 'hammer';
  if (state.supply[number] === 0) return 'no-piece';
  if (!canPay(state, cost, woodLess)) return 'cost';
  return hasRoom(state, box, size === 'large') ? undefined : 'no-site';
};

/** Returns the reason why a kind of Building cannot be built. */
export const constructForbiddenBy = (state: State, box: Box, { building }: Construct): Reason | undefined =>
  constructionForbiddenBy(state, box, building, state.act.woodLess);

/**
 * Returns the reason why a Building cannot be built or destroyed on a site.
 * @rule FP-BLD-3 FP-BLD-5
 */
export const siteForbiddenBy = (
  state: State,
  box: Box,
  { site }: OnSite,
  { purpose, building }: SitePhase,
): Reason | undefined => {
  if (purpose === 'destroy') {
    if (isDestroyable(state, box, site, building)) return undefined;
    return state.built[site] === building && isAnchor(state, site) ? 'destroy-in-use' : 'other-building';
  }
  const isLarge = box.components.buildings[building]!.size === 'large';
  if (isLarge && box.partners[site]! < 0) return 'no-pair';
  return fits(state, box, site, isLarge) ? undefined : unfitBecause(state, site);
};

const unfitBecause = (state: State, site: Site): Reason => {
  if (!isOnTile(state, site)) return 'no-tile';
  if (state.built[site]! >= 0) return 'built-there';
  return state.meeple[site] === 'none' ? 'partner-taken' : 'meeple-there';
};

/** Adds the sites with a Building, for a dismantling or an upgrade. */
export const dismantleCandidates = (state: State, { entries }: Box, _: BarePhase, moves: Move[]): void =>
  pushBuilt(state, entries.of.dismantle, moves);
export const upgradeCandidates = (state: State, { entries }: Box, _: BarePhase, moves: Move[]): void =>
  pushBuilt(state, entries.of.upgrade, moves);

const pushBuilt = ({ built }: State, entries: readonly Move[], moves: Move[]): void => {
  for (let site = 0; site < entries.length; site++) if (built[site]! >= 0) moves.push(entries[site]!);
};

export const dismantleForbiddenBy = (state: State, box: Box, { site }: OnSite): Reason | undefined => {
  if (state.built[site]! < 0) return 'nothing-to-dismantle';
  if (!isAnchor(state, site)) return 'dismantle-second-space';
  if (isOccupied(state, site)) return 'dismantle-in-use';
  return box.components.buildings[state.built[site]!]!.house ? 'house' : undefined;
};

export const upgradeForbiddenBy = (state: State, box: Box, { site }: OnSite): Reason | undefined => {
  if (state.built[site]! < 0) return 'nothing-to-upgrade';
  if (!isAnchor(state, site)) return 'upgrade-second-space';
  if (isOccupied(state, site)) return 'upgrade-in-use';
  if (state.upgraded[site]) return 'upgraded';
  const { upgrade } = box.components.buildings[state.built[site]!]!;
  if (upgrade === 'none') return 'no-upgrade';
  return canPay(state, upgrade.cost, 0) ? undefined : 'upgrade-cost';
};

/**
 * Checks whether some sub-action is possible.
 * @rule FP-ACT-12 FP-ACT-14
 */
export const canBuildOn = (state: State, box: Box, woodLess: number): boolean => {
  const { of } = box.entries;
  for (let site = 0; site < box.spaces; site++) {
    if (state.built[site]! < 0) continue;
    if (dismantleForbiddenBy(state, box, of.dismantle[site]!) === undefined) return true;
    if (upgradeForbiddenBy(state, box, of.upgrade[site]!) === undefined) return true;
  }
  for (let number = 0; number < box.components.buildings.length; number++) {
    if (constructionForbiddenBy(state, box, number, woodLess) === undefined) return true;
  }
  return false;
};

/** Returns the number of sub-actions with which the action under way began. */
export const subActionsOf = ({ card }: Act, { components, cardActions }: Box): number =>
  card < 0 ? components.tracks.actions.built : (cardActions[card]?.actions ?? 0);

/** @rule FP-ACT-14 */
export const doneForbiddenBy = (state: State, box: Box, _: Word, { kind }: BarePhase): Reason | undefined =>
  kind === 'build' && state.act.left === subActionsOf(state.act, box) ? 'build-first' : undefined;
