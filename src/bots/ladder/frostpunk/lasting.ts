import type { Modifier } from '../../../games/frostpunk/index.js';
import { worthOf } from './effects.js';
import type { CityOutlook } from './outlook.js';

const lastingWorth = ({ w }: CityOutlook, lasting: readonly Modifier[]): number => {
  let sum = 0;
  for (const each of lasting) sum += w.lasting[each.kind] * ('n' in each ? each.n : 1);
  return sum;
};

/** Returns the value of a law; either of its consequences may come. */
export const enacting = (sight: CityOutlook, law: number): number => {
  const { now, lasting, consequences } = sight.pack.laws[law]!;
  const later = worthOf(sight, consequences[0].effects) + worthOf(sight, consequences[1].effects);
  return worthOf(sight, now) + lastingWorth(sight, lasting) + sight.w.answer.consequence * later;
};

/** Returns the value of keeping this consequence. */
export const keeping = (sight: CityOutlook, law: number, consequence: 'a' | 'b'): number =>
  worthOf(sight, sight.pack.laws[law]!.consequences[consequence === 'a' ? 0 : 1].effects);

/** Returns the value of a technology. */
export const developing = (sight: CityOutlook, technology: number): number => {
  const { now, lasting, time } = sight.pack.technologies[technology]!;
  return worthOf(sight, now) + lastingWorth(sight, lasting) - sight.w.answer.time * time;
};
