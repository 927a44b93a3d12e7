import type { Purpose, Who } from '../../../games/frostpunk/index.js';
import { typeIndex } from './city.js';
import type { CityOutlook } from './outlook.js';

/** Returns the cost of somebody falling sick. */
export const illness = ({ w, city: { sick } }: CityOutlook, who: Who): number =>
  who === 'choose' || who === 'context' ? w.effect.sick : w.effect.sick + w.effect.sicker * sick[typeIndex[who]]!;

/** Returns the value of curing `n` Citizens. */
export const curing = ({ w, city: { sick } }: CityOutlook, n: number): number => {
  const most = Math.max(sick[0]!, sick[1]!, sick[2]!);
  const cured = Math.min(n, most);
  return cured * w.effect.sick + w.effect.sicker * (cured * most - (cured * (cured - 1)) / 2);
};

/** The purposes that are good for the chosen type. */
const GOOD: ReadonlySet<Purpose> = new Set(['cure', 'treat', 'rest', 'join']);

/** The purposes that concern Meeples rather than sick Citizens. */
const OF_MEEPLES: ReadonlySet<Purpose> = new Set(['rest', 'tire', 'join']);

/** Returns the value of choosing a type for this purpose. */
export const befalling = (sight: CityOutlook, purpose: Purpose, type: number): number => {
  const { type: w } = sight.w;
  const worth = OF_MEEPLES.has(purpose) ? ([w.worker, w.engineer][type] ?? 0) : burden(sight, type);
  return GOOD.has(purpose) ? worth : -worth;
};

const burden = ({ w: { type: w }, city }: CityOutlook, type: number): number => {
  const sick = city.sick[type]!;
  const citizens = city.citizens[type]!;
  return w.sick * sick + (city.skull[type] ? w.skull : 0) + (sick >= citizens ? w.full : 0) - w.many * citizens;
};
