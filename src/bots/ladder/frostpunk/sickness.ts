import type { CitizenPurpose, EffectTarget } from '../../../games/frostpunk/index.js';
import { CITIZEN_INDEX, countMeeples } from './city.js';
import type { CityContext } from './city-context.js';

/** Returns the number of sick of a type beyond those that cost nothing in a Preparation. */
export const countExcessSick = ({ tables, city }: CityContext, type: number): number =>
  Math.max(0, city.sickCitizens[type]! - tables.maxHarmlessSick);

/** Returns the cost of somebody falling sick. */
export const sicknessCost = (context: CityContext, who: EffectTarget): number => {
  const { sick, sicker } = context.weights.effect;
  return who === 'choose' || who === 'context' ? sick : sick + sicker * countExcessSick(context, CITIZEN_INDEX[who]);
};

/** Returns the value of curing `n` Citizens. */
export const cureValue = (context: CityContext, n: number): number => {
  const { weights, city } = context;
  const maxExcess = Math.max(countExcessSick(context, 0), countExcessSick(context, 1), countExcessSick(context, 2));
  const cured = Math.min(n, Math.max(city.sickCitizens[0]!, city.sickCitizens[1]!, city.sickCitizens[2]!));
  const eased = Math.min(n, maxExcess);
  return cured * weights.effect.sick + weights.effect.sicker * (eased * maxExcess - (eased * (eased - 1)) / 2);
};

/** Returns the value of choosing a type for this purpose. */
export const typeChoiceValue = (context: CityContext, purpose: CitizenPurpose, type: number): number => {
  const { type: w } = context.weights;
  switch (purpose) {
    case 'cure':
      return reliefValue(context, type);
    case 'treat':
      return context.city.sickCitizens[type]!;
    case 'sick':
    case 'shelter':
      return -threatValue(context, type);
    case 'die':
    case 'leave':
      return w.perCitizen * countMeeples(context, type);
    case 'tire':
      return -([w.worker, w.engineer][type] ?? 0);
    case 'rest':
    case 'join':
      return [w.worker, w.engineer][type] ?? 0;
  }
};

/** Returns the share of a cure in leaving the section of a Sickness marker for the one below. */
const reliefValue = (context: CityContext, type: number): number => {
  const { sicknessSections: sections } = context.tables.tracks;
  const sick = context.city.sickCitizens[type]!;
  const at = sectionIndex(sections, sick);
  return at === 0
    ? 0
    : (sectionCost(context, sections[at]!) - sectionCost(context, sections[at - 1]!)) / (sick - sections[at]!.from + 1);
};

/** Returns the share of one more sick in reaching the next section of a Sickness marker, or in a flip. */
const threatValue = (context: CityContext, type: number): number => {
  const { weights: w, tables, city } = context;
  const { sicknessSections: sections } = tables.tracks;
  const sick = city.sickCitizens[type]!;
  if (sick >= city.citizens[type]!) return w.type.full + (city.showsSkull[type] ? w.type.skull : 0);
  const at = sectionIndex(sections, sick);
  const next = sections[at + 1];
  if (next === undefined) return w.type.full;
  return (sectionCost(context, next) - sectionCost(context, sections[at]!)) / (next.from - sick);
};

type Sections = CityContext['tables']['tracks']['sicknessSections'];

const sectionIndex = (sections: Sections, sick: number): number => {
  for (let i = sections.length - 1; i > 0; i--) if (sections[i]!.from <= sick) return i;
  return 0;
};

/** Returns the cost of a section in a Preparation. */
const sectionCost = ({ weights: { type: w } }: CityContext, { tiredTokens, flips }: Sections[number]): number =>
  w.tired * tiredTokens + w.flip * flips;
