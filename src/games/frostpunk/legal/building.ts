import { isAnchor, isUnlocked } from '../city/index.js';
import type { Refusal } from '../clauses/refusals.js';
import type { Box } from '../components/box.js';
import { GENERATOR_SPACES } from '../components/vocabulary.js';
import { isDestroyable, isOccupied } from '../effects/buildings.js';
import type { Phase, State } from '../state/index.js';

/** Whether a site is on a placed tile, without Building and Meeple. */
const isFree = ({ tiles, built, meeple }: State, site: number): boolean => {
  const isThere = site < GENERATOR_SPACES || tiles[(site - GENERATOR_SPACES) >> 1]! >= 0;
  return isThere && built[site]! < 0 && meeple[site] === 'none';
};

const fits = (state: State, box: Box, site: number, isLarge: boolean): boolean =>
  isFree(state, site) && (!isLarge || (box.partners[site]! >= 0 && isFree(state, box.partners[site]!)));

const canPay = ({ resources }: State, cost: readonly number[], woodLess: number): boolean =>
  resources[1]! >= cost[0]! - woodLess && resources[2]! >= cost[1]! && resources[3]! >= cost[2]!;

/** Why a kind of Building cannot be built. */
export const constructForbiddenBy = (state: State, box: Box, number: number, woodLess: number): Refusal | undefined => {
  const { cost, size } = box.parts.buildings[number]!;
  if (cost === 'none' || !isUnlocked(state, box, number)) return 'FP-BLD-1';
  if (state.supply[number] === 0 || !canPay(state, cost, woodLess)) return 'FP-BLD-4';
  for (let site = 0; site < box.spaces; site++) if (fits(state, box, site, size === 'large')) return undefined;
  return 'FP-BLD-5';
};

/**
 * Why a site does not serve.
 * @rule FP-BLD-3
 */
export const siteForbiddenBy = (
  state: State,
  box: Box,
  phase: Extract<Phase, { readonly kind: 'site' }>,
  site: number,
): Refusal | undefined => {
  if (phase.purpose === 'destroy') {
    return isDestroyable(state, box, site, phase.building) ? undefined : 'FP-BLD-12';
  }
  const isLarge = box.parts.buildings[phase.building]!.size === 'large';
  if (isLarge && box.partners[site]! < 0) return 'FP-BLD-2';
  return fits(state, box, site, isLarge) ? undefined : 'FP-BLD-5';
};

export const dismantleForbiddenBy = (state: State, box: Box, site: number): Refusal | undefined =>
  isAnchor(state, site) && !box.parts.buildings[state.built[site]!]!.house && !isOccupied(state, site)
    ? undefined
    : 'FP-BLD-7';

export const upgradeForbiddenBy = (state: State, box: Box, site: number): Refusal | undefined => {
  if (!isAnchor(state, site) || state.upgraded[site] || isOccupied(state, site)) return 'FP-BLD-8';
  const { upgrade } = box.parts.buildings[state.built[site]!]!;
  return upgrade !== 'none' && canPay(state, upgrade.cost, 0) ? undefined : 'FP-BLD-8';
};

/**
 * Whether some sub-action is possible.
 * @rule FP-ACT-12 FP-ACT-14
 */
export const canBuildOn = (state: State, box: Box, woodLess: number): boolean => {
  for (let site = 0; site < box.spaces; site++) {
    if (state.built[site]! < 0) continue;
    if (dismantleForbiddenBy(state, box, site) === undefined) return true;
    if (upgradeForbiddenBy(state, box, site) === undefined) return true;
  }
  for (let number = 0; number < box.parts.buildings.length; number++) {
    if (constructForbiddenBy(state, box, number, woodLess) === undefined) return true;
  }
  return false;
};
