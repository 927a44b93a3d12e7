import { sum } from '../../../core/data/list.js';
import type { Building, Modifier } from '../../../games/frostpunk/index.js';
import { typeIndex } from './city.js';
import { worthOf } from './effects.js';
import { need } from './needs.js';
import type { CityOutlook } from './outlook.js';

const lastingWorth = (sight: CityOutlook, lasting: readonly Modifier[]): number => {
  let worth = 0;
  for (const each of lasting) worth += sight.w.lasting[each.kind] * helpOf(sight, each);
  return worth;
};

type ModifierOf<Kind extends Modifier['kind']> = Modifier & { readonly kind: Kind };

type Helps = { readonly [Kind in Modifier['kind']]: (sight: CityOutlook, modifier: ModifierOf<Kind>) => number };

const helpOf = <Kind extends Modifier['kind']>(sight: CityOutlook, modifier: ModifierOf<Kind>): number =>
  (HELPS[modifier.kind as Kind] as (sight: CityOutlook, modifier: ModifierOf<Kind>) => number)(sight, modifier);

/** The amount that a lasting effect has to work on. */
const HELPS: Helps = {
  childrenMay: ({ pack, city: { citizens } }) => pack.tracks.meeplesFor[typeIndex.child]![citizens[typeIndex.child]!]!,
  prepare: (sight, { effects }) => worthOf(sight, effects),
  duskOffer: ({ city: { discontent } }) => discontent.length,
  longShift: () => 1,
  feedFewer: (sight, { n }) => n * need(sight, 'food'),
  treatBonus: ({ city: { skull } }, { n }) => n * skull.filter((each) => each).length,
  cureBonus: ({ city: { sick } }, { n }) => n * sum(sick),
  huntBonus: (sight, { n }) => n * hunters(sight) * need(sight, 'food'),
  ventMax: ({ city: { pressure } }) => pressure,
  scoutBonus: ({ city: { stacks } }, { n }) => n * stacks.filter(({ scout }) => scout !== 'none').length,
  unlock: ({ city: { corpses } }) => 1 + corpses,
  buildingLevel: (sight, { building }) => standing(sight, ({ id }) => id === building),
  useBonus: (sight, { building, res, n }) => n * need(sight, res) * standing(sight, ({ id }) => id === building),
};

const standing = ({ pack, city: { supply } }: CityOutlook, isMeant: (building: Building) => boolean): number =>
  sum(pack.buildings.map((each, i) => (isMeant(each) ? each.supply - supply[i]! : 0)));

const hunters = (sight: CityOutlook): number => standing(sight, ({ hunt }) => hunt > 0);

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
