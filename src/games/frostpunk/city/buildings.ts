import type { Box } from '../box.js';
import type { BuildingIndex, Facilities, OptionSet, Site } from '../components/index.js';
import { MEEPLE_INDEX, type Zone } from '../components/vocabulary.js';
import type { State } from '../state/index.js';
import { isModifierActive, sumBonuses } from './modifiers.js';

/** Checks whether the first site of a Building is here. */
export const isFirstSite = ({ siteBuilding, otherSite }: State, site: Site): boolean =>
  siteBuilding[site]! >= 0 && (otherSite[site]! < 0 || otherSite[site]! > site);

/** Returns the facilities of the Building on this site, upgraded or not. */
export const facilitiesAt = ({ siteBuilding, isUpgraded }: State, { components }: Box, site: Site): Facilities => {
  const building = components.buildings[siteBuilding[site]!]!;
  return isUpgraded[site]! && building.upgrade !== 'none' ? building.upgrade : building;
};

/** Returns the options of the Building on this site. */
export const useOptionsAt = ({ siteBuilding, isUpgraded }: State, { listsByCard }: Box, site: Site): OptionSet => {
  const { use, upgradedUse } = listsByCard.buildings[siteBuilding[site]!]!;
  return isUpgraded[site]! && upgradedUse !== null ? upgradedUse : use;
};

/** Checks whether a Meeple stands on any site of the Building here. */
export const isOccupied = ({ siteMeeple, otherSite }: State, site: Site): boolean =>
  siteMeeple[site] !== 'none' || (otherSite[site]! >= 0 && siteMeeple[otherSite[site]!] !== 'none');

/**
 * Checks whether a Building is of this kind, without a Meeple and without the house mark, and named by its first site.
 * @rule FP-BLD-12
 */
export const isDestroyable = (state: State, box: Box, site: Site, building: BuildingIndex): boolean =>
  state.siteBuilding[site] === building &&
  isFirstSite(state, site) &&
  !box.components.buildings[building]!.isPermanent &&
  !isOccupied(state, site);

/** Counts the Buildings of a kind that stand: those not in the supply. */
const countStanding = ({ buildingSupply }: State, { components }: Box, building: BuildingIndex): number =>
  components.buildings[building]!.copies - buildingSupply[building]!;

/** Counts the Workshops that stand. */
export const countWorkshops = (state: State, box: Box): number => {
  let count = 0;
  for (let i = 0; i < box.workshops.length; i++) count += countStanding(state, box, box.workshops[i]!);
  return count;
};

/** Checks whether no Technology is being developed, though one could be. */
export const canBeginTechnology = ({ developingTechnology, isDeveloped }: State): boolean =>
  developingTechnology < 0 && isDeveloped.includes(false);

/** Returns the largest number of Expeditions at a time. */
export const expeditionsAllowed = (state: State, box: Box): number => {
  const { beacons } = box;
  let max = 0;
  for (let i = 0; i < beacons.length; i++) {
    if (countStanding(state, box, beacons[i]!) > 0) max = Math.max(max, maxExpeditionsOf(state, box, beacons[i]!));
  }
  return max;
};

const maxExpeditionsOf = (state: State, box: Box, beacon: number): number => {
  let max = 0;
  for (let site = 0; site < state.siteBuilding.length; site++) {
    if (state.siteBuilding[site] === beacon) max = Math.max(max, facilitiesAt(state, box, site).maxExpeditions);
  }
  return max;
};

/** Returns the heating level of the Building on this site. */
const heatingLevelAt = (state: State, box: Box, site: Site): number => {
  const { id } = box.components.buildings[state.siteBuilding[site]!]!;
  const modifiers = box.modifiersByKind.buildingLevel;
  let level = -1;
  for (let i = 0; i < modifiers.length; i++) {
    const { modifier } = modifiers[i]!;
    if (modifier.building !== id || !isModifierActive(state, modifiers[i]!)) continue;
    level = level < 0 ? modifier.level : Math.min(level, modifier.level);
  }
  return level < 0 ? facilitiesAt(state, box, site).heatingLevel : level;
};

const ZONE_RANGE: Readonly<Record<'generator' | Zone, number>> = { generator: 0, near: 1, far: 2 };

/**
 * Checks whether the heat reaches the zone of a site.
 * @rule FP-ACT-6
 */
export const isZoneWarm = ({ heat, heatingRanges }: State, { siteZones }: Box, site: Site): boolean =>
  heat >= heatingRanges[ZONE_RANGE[siteZones[site]!]]!;

/**
 * Checks whether the Building on this site is heated.
 * @rule FP-ACT-6 FP-NIGHT-5
 */
export const isHeated = (state: State, box: Box, site: Site): boolean => {
  const level = heatingLevelAt(state, box, site);
  if (level === 0) return true;
  const isLevelWarm = state.heat >= state.heatingRanges[level - 1]!;
  switch (box.components.heating) {
    case 'level':
      return isLevelWarm;
    case 'zone':
      return isZoneWarm(state, box, site);
    case 'either':
      return isLevelWarm || isZoneWarm(state, box, site);
  }
};

/** Counts the places for Meeples of a type in the Buildings; `'any'` counts the places open to every type. */
export const countShelterPlaces = (
  state: State,
  box: Box,
  citizenIndex: number | 'any',
  heatedOnly: boolean,
): number => {
  let places = 0;
  for (let site = 0; site < state.siteBuilding.length; site++) {
    if (!isFirstSite(state, site)) continue;
    const { shelterPlaces } = facilitiesAt(state, box, site);
    if (shelterPlaces === 0) continue;
    const { shelterType } = box.components.buildings[state.siteBuilding[site]!]!;
    const isFor = shelterType === 'any' ? citizenIndex === 'any' : citizenIndex === MEEPLE_INDEX[shelterType];
    if (isFor && (!heatedOnly || isHeated(state, box, site))) places += shelterPlaces;
  }
  return places;
};

/** Counts the hunt icons in the city, with the bonuses of laws and technologies for each Building that has some. */
export const countHuntIcons = (state: State, box: Box): number => {
  const bonus = sumBonuses(state, box, 'huntBonus');
  let icons = 0;
  for (let site = 0; site < state.siteBuilding.length; site++) {
    if (!isFirstSite(state, site)) continue;
    const { huntIcons } = facilitiesAt(state, box, site);
    if (huntIcons > 0) icons += huntIcons + bonus;
  }
  return icons;
};
