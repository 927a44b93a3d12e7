import type { Box } from '../box.js';
import { isAnchor, isDestroyable, isOccupied, isUnlocked } from '../city/index.js';
import type { Refusal } from '../clauses/refusals.js';
import { GENERATOR_SPACES, resIndex } from '../components/vocabulary.js';
import type { Construct, Move, OnSite, Word } from '../moves/index.js';
import type { Act, BarePhase, SitePhase, State } from '../state/index.js';

/** Whether a site is on a placed tile, without Building and Meeple. */
const isFree = ({ tiles, built, meeple }: State, site: number): boolean => {
  const isThere = site < GENERATOR_SPACES || tiles[(site - GENERATOR_SPACES) >> 1]! >= 0;
  return isThere && built[site]! < 0 && meeple[site] === 'none';
};

const fits = (state: State, box: Box, site: number, isLarge: boolean): boolean =>
  isFree(state, site) && (!isLarge || (box.partners[site]! >= 0 && isFree(state, box.partners[site]!)));

const hasRoom = (state: State, box: Box, isLarge: boolean): boolean => {
  for (let site = 0; site < box.spaces; site++) if (fits(state, box, site, isLarge)) return true;
  return false;
};

const canPay = ({ resources }: State, cost: readonly number[], woodLess: number): boolean =>
  resources[resIndex.wood]! >= cost[0]! - woodLess &&
  resources[resIndex.steel]! >= cost[1]! &&
  resources[resIndex.core]! >= cost[2]!;

const constructionForbiddenBy = (state: State, box: Box, number: number, woodLess: number): Refusal | undefined => {
  const { cost, size } = box.components.buildings[number]!;
  if (cost === 'none' || !isUnlocked(state, box, number)) return 'FP-BLD-1';
  if (state.supply[number] === 0 || !canPay(state, cost, woodLess)) return 'FP-BLD-4';
  return hasRoom(state, box, size === 'large') ? undefined : 'FP-BLD-5';
};

/** Why a kind of Building cannot be built. */
export const constructForbiddenBy = (state: State, box: Box, { building }: Construct): Refusal | undefined =>
  constructionForbiddenBy(state, box, building, state.act.woodLess);

/**
 * Why a site does not serve.
 * @rule FP-BLD-3
 */
export const siteForbiddenBy = (
  state: State,
  box: Box,
  { site }: OnSite,
  { purpose, building }: SitePhase,
): Refusal | undefined => {
  if (purpose === 'destroy') return isDestroyable(state, box, site, building) ? undefined : 'FP-BLD-12';
  const isLarge = box.components.buildings[building]!.size === 'large';
  if (isLarge && box.partners[site]! < 0) return 'FP-BLD-2';
  return fits(state, box, site, isLarge) ? undefined : 'FP-BLD-5';
};

/** The sites with a Building, for a dismantling or an upgrade. */
export const dismantleCandidates = (state: State, { entries }: Box, _: BarePhase, moves: Move[]): void =>
  pushBuilt(state, entries.of.dismantle, moves);
export const upgradeCandidates = (state: State, { entries }: Box, _: BarePhase, moves: Move[]): void =>
  pushBuilt(state, entries.of.upgrade, moves);

const pushBuilt = ({ built }: State, entries: readonly Move[], moves: Move[]): void => {
  for (let site = 0; site < entries.length; site++) if (built[site]! >= 0) moves.push(entries[site]!);
};

export const dismantleForbiddenBy = (state: State, box: Box, { site }: OnSite): Refusal | undefined =>
  isAnchor(state, site) && !box.components.buildings[state.built[site]!]!.house && !isOccupied(state, site)
    ? undefined
    : 'FP-BLD-7';

export const upgradeForbiddenBy = (state: State, box: Box, { site }: OnSite): Refusal | undefined => {
  if (!isAnchor(state, site) || state.upgraded[site] || isOccupied(state, site)) return 'FP-BLD-8';
  const { upgrade } = box.components.buildings[state.built[site]!]!;
  return upgrade !== 'none' && canPay(state, upgrade.cost, 0) ? undefined : 'FP-BLD-8';
};

/**
 * Whether some sub-action is possible.
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

/** The sub-actions that the action under way began with. */
export const subActionsOf = ({ card }: Act, { components, cardActions }: Box): number =>
  card < 0 ? components.tracks.actions.built : (cardActions[card]?.actions ?? 0);

/** @rule FP-ACT-14 */
export const doneForbiddenBy = (state: State, box: Box, _: Word, { kind }: BarePhase): Refusal | undefined =>
  kind === 'build' && state.act.left === subActionsOf(state.act, box) ? 'FP-ACT-14' : undefined;
