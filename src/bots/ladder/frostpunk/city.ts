import type { Facilities } from '../../../games/frostpunk/index.js';
import type { CityContext } from './city-context.js';

/** The index of a Citizen type. */
export const CITIZEN_INDEX = { worker: 0, engineer: 1, child: 2 } as const;
const CITIZEN_TYPES = [0, 1, 2] as const;

const GENERATOR_SPACES = 5;

/** Returns the first space of a position. */
const firstSpaceOf = (position: number): number => GENERATOR_SPACES + 2 * position;

/** Counts the pieces that lie on the tile of a position. */
export const countPieces = ({ city: { spaceAmount } }: CityContext, position: number): number =>
  spaceAmount[firstSpaceOf(position)]! + spaceAmount[firstSpaceOf(position) + 1]!;

/** Checks whether work on the ground of a site is warm. */
export const isWarmGround = ({ tables, city: { heat, heatingRanges } }: CityContext, site: number): boolean => {
  if (site < GENERATOR_SPACES) return heat >= heatingRanges[0]!;
  const { zone } = tables.map.positions[(site - GENERATOR_SPACES) >> 1]!;
  return heat >= heatingRanges[zone === 'near' ? 1 : 2]!;
};

/** Counts the Meeples of a Citizen type that can still act. */
export const countIdle = ({ city: { reserveMeeples, coveredTokens } }: CityContext, type: number): number =>
  reserveMeeples[type]! - coveredTokens[type]!;

/** Returns the facilities of the Building of a site, upgraded or not. */
export const facilitiesAt = ({ tables, city: { siteBuilding, isUpgraded } }: CityContext, site: number): Facilities => {
  const building = tables.buildings[siteBuilding[site]!]!;
  return isUpgraded[site] && building.upgrade !== 'none' ? building.upgrade : building;
};

/** Checks whether the Building of a site is heated at a given heat. */
export const isHeatedAt = (context: CityContext, site: number, heat: number): boolean => {
  const { heatingLevel } = facilitiesAt(context, site);
  return heatingLevel === 0 || heat >= context.city.heatingRanges[heatingLevel - 1]!;
};

/** Counts the places for Meeples in the Buildings that are heated at a given heat. */
export const countPlaces = (context: CityContext, heat: number): number => {
  const { siteBuilding, otherSite } = context.city;
  let places = 0;
  for (let site = 0; site < siteBuilding.length; site++) {
    if (siteBuilding[site]! < 0 || (otherSite[site]! >= 0 && otherSite[site]! < site)) continue;
    const { shelterPlaces } = facilitiesAt(context, site);
    if (shelterPlaces > 0 && isHeatedAt(context, site, heat)) places += shelterPlaces;
  }
  return places;
};

/** Counts the Meeples that the Citizens of a type provide. */
export const countMeeples = ({ tables: { tracks }, city: { citizens } }: CityContext, type: number): number =>
  tracks.meeplesFor[type]![citizens[type]!]!;

/** Counts the Meeples that all Citizens provide. */
export const countAllMeeples = (context: CityContext): number => {
  let meeples = 0;
  for (const type of CITIZEN_TYPES) meeples += countMeeples(context, type);
  return meeples;
};

/** Counts the spaces that hold a resource. */
export const countSources = ({ city: { spaceResource } }: CityContext): number => {
  let sources = 0;
  for (let site = 0; site < spaceResource.length; site++) if (spaceResource[site] !== 'none') sources++;
  return sources;
};

/** Returns the food due in this round and the next. */
export const foodDue = ({ tables: { tracks }, city: { citizens, hunger, round } }: CityContext): number => {
  let food = hunger;
  for (let i = round - 1; i <= round; i++) {
    const type = tracks.eatingTypes[i];
    if (type !== undefined) food += citizens[CITIZEN_INDEX[type]]!;
  }
  return food;
};
