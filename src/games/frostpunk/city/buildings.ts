import type { Box } from '../box.js';
import type { BuildingIndex, Facilities, OptionSet, Site } from '../components/index.js';
import { kindIndex, type Zone } from '../components/vocabulary.js';
import type { State } from '../state/index.js';
import { bonusOf, isInForce } from './lasting.js';

/** Checks whether the first site of a Building is here. */
export const isAnchor = ({ built, partner }: State, site: Site): boolean =>
  built[site]! >= 0 && (partner[site]! < 0 || partner[site]! > site);

/** Returns the facilities of the Building on this site, upgraded or not. */
export const facilitiesAt = ({ built, upgraded }: State, { components }: Box, site: Site): Facilities => {
  const building = components.buildings[built[site]!]!;
  return upgraded[site]! && building.upgrade !== 'none' ? building.upgrade : building;
};

/** Returns the options of the Building on this site. */
export const useSetAt = ({ built, upgraded }: State, { lists }: Box, site: Site): OptionSet => {
  const { use, up } = lists.buildings[built[site]!]!;
  return upgraded[site]! && up !== null ? up : use;
};

/** Checks whether a Meeple stands on any site of the Building here. */
export const isOccupied = ({ meeple, partner }: State, site: Site): boolean =>
  meeple[site] !== 'none' || (partner[site]! >= 0 && meeple[partner[site]!] !== 'none');

/**
 * Checks whether a Building is of this kind, without a Meeple and without the house mark, and named by its first site.
 * @rule FP-BLD-12
 */
export const isDestroyable = (state: State, box: Box, site: Site, building: BuildingIndex): boolean =>
  state.built[site] === building &&
  isAnchor(state, site) &&
  !box.components.buildings[building]!.house &&
  !isOccupied(state, site);

/** Counts the Buildings of a kind that stand: those not in the supply. */
const standing = ({ supply }: State, { components }: Box, building: BuildingIndex): number =>
  components.buildings[building]!.supply - supply[building]!;

/** Counts the Workshops that stand. */
export const workshopsOf = (state: State, box: Box): number => {
  let count = 0;
  for (let i = 0; i < box.workshops.length; i++) count += standing(state, box, box.workshops[i]!);
  return count;
};

/** Checks whether no Technology is being developed, though one could be. */
export const lacksTechnology = ({ developing, technologies }: State): boolean =>
  developing < 0 && technologies.includes(false);

/** Returns the largest number of Expeditions at a time. */
export const expeditionsAllowed = (state: State, box: Box): number => {
  const { beacons } = box;
  let most = 0;
  for (let i = 0; i < beacons.length; i++) {
    if (standing(state, box, beacons[i]!) > 0) most = Math.max(most, expeditionsOf(state, box, beacons[i]!));
  }
  return most;
};

const expeditionsOf = (state: State, box: Box, beacon: number): number => {
  let most = 0;
  for (let site = 0; site < state.built.length; site++) {
    if (state.built[site] === beacon) most = Math.max(most, facilitiesAt(state, box, site).expeditions);
  }
  return most;
};

/** Returns the heating level of the Building on this site. */
const levelAt = (state: State, box: Box, site: Site): number => {
  const { id } = box.components.buildings[state.built[site]!]!;
  const lasting = box.sought.buildingLevel;
  let level = -1;
  for (let i = 0; i < lasting.length; i++) {
    const { modifier } = lasting[i]!;
    if (modifier.building !== id || !isInForce(state, lasting[i]!)) continue;
    level = level < 0 ? modifier.level : Math.min(level, modifier.level);
  }
  return level < 0 ? facilitiesAt(state, box, site).level : level;
};

const ZONE_RANGE: Readonly<Record<'generator' | Zone, number>> = { generator: 0, near: 1, far: 2 };

/**
 * Checks whether the heat reaches the zone of a site.
 * @rule FP-ACT-6
 */
export const isZoneWarm = ({ heat, ranges }: State, { zones }: Box, site: Site): boolean =>
  heat >= ranges[ZONE_RANGE[zones[site]!]]!;

/**
 * Checks whether the Building on this site is heated.
 * @rule FP-ACT-6 FP-NIGHT-5
 */
export const isHeated = (state: State, box: Box, site: Site): boolean => {
  const level = levelAt(state, box, site);
  if (level === 0) return true;
  const { heating } = box.components;
  if (heating !== 'zone' && state.heat >= state.ranges[level - 1]!) return true;
  return heating !== 'level' && isZoneWarm(state, box, site);
};

/** Counts the places for Meeples of a type in the Buildings; `'any'` counts the places open to every type. */
export const shelterFor = (state: State, box: Box, type: number | 'any', heatedOnly: boolean): number => {
  let places = 0;
  for (let site = 0; site < state.built.length; site++) {
    if (!isAnchor(state, site)) continue;
    const { shelter } = facilitiesAt(state, box, site);
    if (shelter === 0) continue;
    const { shelterType } = box.components.buildings[state.built[site]!]!;
    const isFor = shelterType === 'any' ? type === 'any' : type === kindIndex[shelterType];
    if (isFor && (!heatedOnly || isHeated(state, box, site))) places += shelter;
  }
  return places;
};

/** Counts the hunt icons in the city, with the bonuses of laws and technologies for each Building that has some. */
export const huntIcons = (state: State, box: Box): number => {
  const bonus = bonusOf(state, box, 'huntBonus');
  let icons = 0;
  for (let site = 0; site < state.built.length; site++) {
    if (!isAnchor(state, site)) continue;
    const { hunt } = facilitiesAt(state, box, site);
    if (hunt > 0) icons += hunt + bonus;
  }
  return icons;
};
