import type { Building, Facilities, Triple } from '../../../games/frostpunk/index.js';
import { facilitiesAt, meeplesOf, placesAt } from './city.js';
import { bestOf } from './effects.js';
import { need } from './needs.js';
import type { CityOutlook } from './outlook.js';

/** Returns the value of constructing a Building. */
export const constructing = (sight: CityOutlook, building: number): number => {
  const { city: w } = sight.w;
  const kind = sight.pack.buildings[building]!;
  const standing = kind.supply - sight.city.supply[building]!;
  return (
    offered(sight, kind, kind) +
    (standing === 0 ? firstOf(sight, kind) : kind.staff.length === 0 ? 0 : w.again * standing) +
    (kind.size === 'large' ? w.large : 0) +
    (kind.onDeath.length > 0 ? w.onDeath * (1 + sight.city.corpses) : 0) +
    w.late * sight.city.round -
    (kind.cost === 'none' ? 0 : paid(sight, kind.cost))
  );
};

/** Returns the bonus for the first Building of a kind. */
const firstOf = ({ w: { city: w } }: CityOutlook, { workshop, expeditions }: Building): number =>
  (workshop ? w.workshop : 0) + (expeditions > 0 ? w.beacon : 0);

/** Returns the value of upgrading the Building of a site. */
export const upgrading = (sight: CityOutlook, site: number): number => {
  const { city: w } = sight.w;
  const kind = sight.pack.buildings[sight.city.built[site]!]!;
  if (kind.upgrade === 'none') return Number.NEGATIVE_INFINITY;
  const more = offered(sight, kind, kind.upgrade) - offered(sight, kind, facilitiesAt(sight, site));
  return w.upgrade + more + w.late * sight.city.round - paid(sight, kind.upgrade.cost);
};

const offered = (sight: CityOutlook, { staff }: Building, facilities: Facilities): number => {
  const { city: w } = sight.w;
  const { use, shelter, hunt, expeditions, level } = facilities;
  const homeless = shelter === 0 ? 0 : Math.max(0, meeplesOf(sight) - placesAt(sight, Number.POSITIVE_INFINITY));
  return (
    (use.length > 0 && staff.length > 0 ? w.use * Math.max(0, bestOf(sight, use)) : 0) +
    (isHealing(facilities) ? w.healing : 0) +
    w.housing * Math.min(shelter, homeless) +
    w.hunt * hunt * need(sight, 'food') +
    w.expeditions * expeditions +
    w.level * level
  );
};

const isHealing = ({ use }: Facilities): boolean =>
  use.some(({ effects }) => effects.some(({ kind }) => kind === 'cure'));

const paid = (sight: CityOutlook, [wood, steel, core]: Triple): number =>
  sight.w.city.cost * (wood * need(sight, 'wood') + steel * need(sight, 'steel') + core * need(sight, 'core'));

/** Returns the value of the best Building that can be paid for; minus infinity if there is none. */
export const bestToBuild = (sight: CityOutlook): number => {
  const { pack, city } = sight;
  const [, wood, steel, core] = city.resources;
  let best = Number.NEGATIVE_INFINITY;
  for (let building = 0; building < pack.buildings.length; building++) {
    const { cost, hammer } = pack.buildings[building]!;
    if (cost === 'none' || hammer || city.supply[building] === 0) continue;
    if (cost[0] > wood! || cost[1] > steel! || cost[2] > core!) continue;
    best = Math.max(best, constructing(sight, building));
  }
  return best;
};

/** Returns the value of a site for the Building under construction. */
export const siting = ({ w, pack, city: { phase, amount } }: CityOutlook, site: number): number => {
  if (phase.kind !== 'site' || phase.purpose === 'destroy') return 0;
  const isLarge = pack.buildings[phase.building]!.size === 'large';
  return w.city.covers * (amount[site]! + (isLarge ? amount[site + 1]! : 0));
};
