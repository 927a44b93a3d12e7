import { sum } from '../../../core/data/list.js';
import type { Building, Modifier } from '../../../games/frostpunk/index.js';
import { CITIZEN_INDEX } from './city.js';
import type { CityContext } from './city-context.js';
import { effectsValue } from './effects.js';
import { resourceValue } from './needs.js';
import { countExcessSick } from './sickness.js';

const lastingValue = (context: CityContext, lasting: readonly Modifier[]): number => {
  let value = 0;
  for (const each of lasting) value += context.weights.lasting[each.kind] * modifierAmount(context, each);
  return value;
};

type ModifierOf<Kind extends Modifier['kind']> = Modifier & { readonly kind: Kind };

type ModifierAmounts = {
  readonly [Kind in Modifier['kind']]: (context: CityContext, modifier: ModifierOf<Kind>) => number;
};

const modifierAmount = <Kind extends Modifier['kind']>(context: CityContext, modifier: ModifierOf<Kind>): number =>
  (MODIFIER_AMOUNTS[modifier.kind as Kind] as (context: CityContext, modifier: ModifierOf<Kind>) => number)(
    context,
    modifier,
  );

/** The amount that a lasting effect has to work on. */
const MODIFIER_AMOUNTS: ModifierAmounts = {
  childrenMay: ({ tables, city: { citizens } }) =>
    tables.tracks.meeplesFor[CITIZEN_INDEX.child]![citizens[CITIZEN_INDEX.child]!]!,
  eachPreparation: (context, { effects }) => effectsValue(context, effects),
  duskOffer: ({ city: { discontent } }) => discontent.length,
  longShift: () => 1,
  feedFewer: (context, { amount }) => amount * resourceValue(context, 'food'),
  treatBonus: ({ city: { showsSkull } }, { amount }) => amount * showsSkull.filter((each) => each).length,
  cureBonus: (context, { amount }) =>
    amount * (1 + countExcessSick(context, 0) + countExcessSick(context, 1) + countExcessSick(context, 2)),
  huntBonus: (context, { amount }) => amount * countHunters(context) * resourceValue(context, 'food'),
  maxVent: ({ city: { pressure } }) => pressure,
  scoutBonus: ({ city: { expeditionStacks } }, { amount }) =>
    amount * expeditionStacks.filter(({ scout }) => scout !== 'none').length,
  unlockBuilding: ({ city: { corpses } }) => 1 + corpses,
  buildingLevel: (context, { building }) => countBuilt(context, ({ id }) => id === building),
  useBonus: (context, { building, resource, amount }) =>
    amount * resourceValue(context, resource) * countBuilt(context, ({ id }) => id === building),
};

const countBuilt = (
  { tables, city: { buildingSupply } }: CityContext,
  isMeant: (building: Building) => boolean,
): number => sum(tables.buildings.map((each, i) => (isMeant(each) ? each.copies - buildingSupply[i]! : 0)));

const countHunters = (context: CityContext): number => countBuilt(context, ({ huntIcons }) => huntIcons > 0);

/** Returns the value of a law; either of its consequences may come. */
export const lawValue = (context: CityContext, law: number): number => {
  const { immediateEffects, modifiers, consequences } = context.tables.laws[law]!;
  const consequencesValue =
    effectsValue(context, consequences[0].effects) + effectsValue(context, consequences[1].effects);
  return (
    effectsValue(context, immediateEffects) +
    lastingValue(context, modifiers) +
    context.weights.answer.consequence * consequencesValue
  );
};

/** Returns the value of keeping this consequence. */
export const consequenceValue = (context: CityContext, law: number, consequence: 'a' | 'b'): number =>
  effectsValue(context, context.tables.laws[law]!.consequences[consequence === 'a' ? 0 : 1].effects);

/** Returns the value of a technology. */
export const technologyValue = (context: CityContext, technology: number): number => {
  const { immediateEffects, modifiers, developmentRounds } = context.tables.technologies[technology]!;
  return (
    effectsValue(context, immediateEffects) +
    lastingValue(context, modifiers) -
    context.weights.answer.time * developmentRounds
  );
};
