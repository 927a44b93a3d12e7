import type { Res } from '../../../games/frostpunk/index.js';
import { foodAsked } from './city.js';
import type { CityOutlook } from './outlook.js';

/** The index of a resource. */
export const resIndex = { coal: 0, wood: 1, steel: 2, core: 3, food: 4 } as const;

/** Returns the value of one more of a resource. */
export const need = (sight: CityOutlook, res: Res): number => {
  const { need: w } = sight.w;
  const have = sight.city.resources[resIndex[res]]!;
  switch (res) {
    case 'coal':
      return w.coal + w.coalLack * lack(have, w.coalGoal * sight.city.cold);
    case 'wood':
      return w.wood + w.woodLack * lack(have, w.woodGoal + w.woodWork * worksDue(sight));
    case 'steel':
      return w.steel + w.steelLack * lack(have, w.steelGoal + w.steelWork * worksDue(sight));
    case 'food':
      return w.food + w.foodLack * lack(have, w.foodGoal * foodAsked(sight));
    case 'core':
      return w.core;
  }
};

/** Returns the share of a goal that is lacking, from 0 to 1. */
export const lack = (have: number, goal: number): number => (have >= goal ? 0 : 1 - have / goal);

/** Returns the number of missing Storm Works, scaled by the share of rounds begun. */
const worksDue = ({ pack, city: { works, round } }: CityOutlook): number =>
  (Math.max(0, pack.works - works) * round) / pack.tracks.rounds;
