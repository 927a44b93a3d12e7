import type { Resource } from '../../../games/frostpunk/index.js';
import { foodDue } from './city.js';
import type { CityContext } from './city-context.js';

/** The index of a resource. */
export const RESOURCE_INDEX = { coal: 0, wood: 1, steel: 2, core: 3, food: 4 } as const;

/** Returns the value of one more of a resource. */
export const resourceValue = (context: CityContext, res: Resource): number => {
  const { need: w } = context.weights;
  const inStock = context.city.stock[RESOURCE_INDEX[res]]!;
  switch (res) {
    case 'coal':
      return w.coal + w.coalLack * missingShare(inStock, w.coalGoal * context.city.cold);
    case 'wood':
      return w.wood + w.woodLack * missingShare(inStock, w.woodGoal + w.woodWork * worksNeeded(context));
    case 'steel':
      return w.steel + w.steelLack * missingShare(inStock, w.steelGoal + w.steelWork * worksNeeded(context));
    case 'food':
      return w.food + w.foodLack * missingShare(inStock, w.foodGoal * foodDue(context));
    case 'core':
      return w.core;
  }
};

/** Returns the share of a goal that is lacking, from 0 to 1. */
export const missingShare = (inStock: number, goal: number): number => (inStock >= goal ? 0 : 1 - inStock / goal);

/** Returns the number of missing Storm Works, scaled by the share of rounds begun. */
const worksNeeded = ({ tables, city: { stormWorks, round } }: CityContext): number =>
  (Math.max(0, tables.requiredWorks - stormWorks) * round) / tables.tracks.rounds;
