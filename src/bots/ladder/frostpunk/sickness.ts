import type { CitizenPurpose, EffectTarget } from '../../../games/frostpunk/index.js';
import { CITIZEN_INDEX } from './city.js';
import type { CityContext } from './city-context.js';

/** Returns the cost of somebody falling sick. */
export const sicknessCost = ({ weights, city: { sickCitizens } }: CityContext, who: EffectTarget): number =>
  who === 'choose' || who === 'context'
    ? weights.effect.sick
    : weights.effect.sick + weights.effect.sicker * sickCitizens[CITIZEN_INDEX[who]]!;

/** Returns the value of curing `n` Citizens. */
export const cureValue = ({ weights, city: { sickCitizens } }: CityContext, n: number): number => {
  const maxSick = Math.max(sickCitizens[0]!, sickCitizens[1]!, sickCitizens[2]!);
  const cured = Math.min(n, maxSick);
  return cured * weights.effect.sick + weights.effect.sicker * (cured * maxSick - (cured * (cured - 1)) / 2);
};

/** The purposes that are good for the chosen type. */
const GOOD_PURPOSES: ReadonlySet<CitizenPurpose> = new Set(['cure', 'treat', 'rest', 'join']);

/** The purposes that concern Meeples rather than sick Citizens. */
const MEEPLE_PURPOSES: ReadonlySet<CitizenPurpose> = new Set(['rest', 'tire', 'join']);

/** Returns the value of choosing a type for this purpose. */
export const typeChoiceValue = (context: CityContext, purpose: CitizenPurpose, type: number): number => {
  const { type: w } = context.weights;
  const value = MEEPLE_PURPOSES.has(purpose) ? ([w.worker, w.engineer][type] ?? 0) : typeBurden(context, type);
  return GOOD_PURPOSES.has(purpose) ? value : -value;
};

const typeBurden = ({ weights: { type: w }, city }: CityContext, type: number): number => {
  const sick = city.sickCitizens[type]!;
  const citizens = city.citizens[type]!;
  return (
    w.sick * sick + (city.showsSkull[type] ? w.skull : 0) + (sick >= citizens ? w.full : 0) - w.perCitizen * citizens
  );
};
