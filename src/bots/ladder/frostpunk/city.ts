import type { Facilities } from '../../../games/frostpunk/index.js';
import type { CityOutlook } from './outlook.js';

/** The index of a Citizen type. */
export const typeIndex = { worker: 0, engineer: 1, child: 2 } as const;
const TYPES = [0, 1, 2] as const;

const GENERATOR_SPACES = 5;

/** Returns the first space of a position. */
const spaceOf = (position: number): number => GENERATOR_SPACES + 2 * position;

/** Counts the pieces that lie on the tile of a position. */
export const lyingAt = ({ city: { amount } }: CityOutlook, position: number): number =>
  amount[spaceOf(position)]! + amount[spaceOf(position) + 1]!;

/** Checks whether work on the ground of a site is warm. */
export const isWarmGround = ({ pack, city: { heat, ranges } }: CityOutlook, site: number): boolean => {
  if (site < GENERATOR_SPACES) return heat >= ranges[0]!;
  const { zone } = pack.map.positions[(site - GENERATOR_SPACES) >> 1]!;
  return heat >= ranges[zone === 'near' ? 1 : 2]!;
};

/** Counts the Meeples of a Citizen type that can still act. */
export const idleOf = ({ city: { reserve, covered } }: CityOutlook, type: number): number =>
  reserve[type]! - covered[type]!;

/** Returns the facilities of the Building of a site, upgraded or not. */
export const facilitiesAt = ({ pack, city: { built, upgraded } }: CityOutlook, site: number): Facilities => {
  const building = pack.buildings[built[site]!]!;
  return upgraded[site] && building.upgrade !== 'none' ? building.upgrade : building;
};

/** Checks whether the Building of a site is heated at a given heat. */
export const isHeatedAt = (sight: CityOutlook, site: number, heat: number): boolean => {
  const { level } = facilitiesAt(sight, site);
  return level === 0 || heat >= sight.city.ranges[level - 1]!;
};

/** Counts the places for Meeples in the Buildings that are heated at a given heat. */
export const placesAt = (sight: CityOutlook, heat: number): number => {
  const { built, partner } = sight.city;
  let places = 0;
  for (let site = 0; site < built.length; site++) {
    if (built[site]! < 0 || (partner[site]! >= 0 && partner[site]! < site)) continue;
    const { shelter } = facilitiesAt(sight, site);
    if (shelter > 0 && isHeatedAt(sight, site, heat)) places += shelter;
  }
  return places;
};

/** Counts the Meeples that the Citizens provide. */
export const meeplesOf = ({ pack: { tracks }, city: { citizens } }: CityOutlook): number => {
  let meeples = 0;
  for (const type of TYPES) meeples += tracks.meeplesFor[type][citizens[type]!]!;
  return meeples;
};

/** Counts the spaces that hold a resource. */
export const sourcesOf = ({ city: { resource } }: CityOutlook): number => {
  let sources = 0;
  for (let site = 0; site < resource.length; site++) if (resource[site] !== 'none') sources++;
  return sources;
};

/** Returns the food due in this round and the next. */
export const foodAsked = ({ pack: { tracks }, city: { citizens, hunger, round } }: CityOutlook): number => {
  let food = hunger;
  for (let i = round - 1; i <= round; i++) {
    const type = tracks.roundTypes[i];
    if (type !== undefined) food += citizens[typeIndex[type]]!;
  }
  return food;
};
