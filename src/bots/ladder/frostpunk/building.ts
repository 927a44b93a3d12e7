import type { Building, Facilities, Triple } from '../../../games/frostpunk/index.js';
import { countAllMeeples, countPlaces, facilitiesAt } from './city.js';
import type { CityContext } from './city-context.js';
import { bestOptionValue } from './effects.js';
import { resourceValue } from './needs.js';

/** Returns the value of constructing a Building. */
export const constructionValue = (context: CityContext, building: number): number => {
  const { city: w } = context.weights;
  const kind = context.tables.buildings[building]!;
  const builtCount = kind.copies - context.city.buildingSupply[building]!;
  return (
    facilitiesValue(context, kind, kind) +
    (builtCount === 0 ? firstBuildingBonus(context, kind) : kind.staff.length === 0 ? 0 : w.again * builtCount) +
    (kind.size === 'large' ? w.large : 0) +
    (kind.onDeath.length > 0 ? w.onDeath * (1 + context.city.corpses) : 0) +
    w.late * context.city.round -
    (kind.cost === 'none' ? 0 : costValue(context, kind.cost))
  );
};

/** Returns the bonus for the first Building of a kind. */
const firstBuildingBonus = ({ weights: { city: w } }: CityContext, { isWorkshop, maxExpeditions }: Building): number =>
  (isWorkshop ? w.workshop : 0) + (maxExpeditions > 0 ? w.beacon : 0);

/** Returns the value of upgrading the Building of a site. */
export const upgradeValue = (context: CityContext, site: number): number => {
  const { city: w } = context.weights;
  const kind = context.tables.buildings[context.city.siteBuilding[site]!]!;
  if (kind.upgrade === 'none') return Number.NEGATIVE_INFINITY;
  const more =
    facilitiesValue(context, kind, kind.upgrade) - facilitiesValue(context, kind, facilitiesAt(context, site));
  return w.upgrade + more + w.late * context.city.round - costValue(context, kind.upgrade.cost);
};

const facilitiesValue = (context: CityContext, kind: Building, facilities: Facilities): number => {
  const { city: w } = context.weights;
  const { useOptions, shelterPlaces, huntIcons, maxExpeditions, heatingLevel } = facilities;
  const homeless =
    shelterPlaces === 0 ? 0 : Math.max(0, countAllMeeples(context) - countPlaces(context, Number.POSITIVE_INFINITY));
  const isUseful = useOptions.length > 0 && hasStaff(context, kind);
  return (
    (isUseful
      ? w.use * Math.max(0, bestOptionValue(context, useOptions)) + (isHealing(facilities) ? w.healing : 0)
      : 0) +
    w.housing * Math.min(shelterPlaces, homeless) +
    w.hunt * huntIcons * resourceValue(context, 'food') +
    w.expeditions * maxExpeditions +
    w.level * heatingLevel
  );
};

/** Checks whether somebody may work in a Building; children need a law. */
const hasStaff = ({ tables, city }: CityContext, { staff }: Building): boolean => {
  for (let i = 0; i < staff.length; i++) if (staff[i] !== 'child') return true;
  return staff.length > 0 && tables.childLabourLaws.some((law) => city.lawStatus[law] === 'enacted');
};

const isHealing = ({ useOptions }: Facilities): boolean =>
  useOptions.some(({ effects }) => effects.some(({ kind }) => kind === 'cure'));

const costValue = (context: CityContext, [wood, steel, core]: Triple): number =>
  context.weights.city.cost *
  (wood * resourceValue(context, 'wood') +
    steel * resourceValue(context, 'steel') +
    core * resourceValue(context, 'core'));

/** Returns the value of the best Building that can be paid for; minus infinity if there is none. */
export const bestConstructionValue = (context: CityContext): number => {
  const { tables, city } = context;
  const [, wood, steel, core] = city.stock;
  let best = Number.NEGATIVE_INFINITY;
  for (let building = 0; building < tables.buildings.length; building++) {
    const { cost, isLocked } = tables.buildings[building]!;
    if (cost === 'none' || isLocked || city.buildingSupply[building] === 0) continue;
    if (cost[0] > wood! || cost[1] > steel! || cost[2] > core!) continue;
    best = Math.max(best, constructionValue(context, building));
  }
  return best;
};

/** Returns the value of a site for the Building under construction. */
export const siteValue = ({ weights, tables, city: { phase, spaceAmount } }: CityContext, site: number): number => {
  if (phase.kind !== 'site' || phase.purpose === 'destroy') return 0;
  const isLarge = tables.buildings[phase.building]!.size === 'large';
  return weights.city.covers * (spaceAmount[site]! + (isLarge ? spaceAmount[site + 1]! : 0));
};
