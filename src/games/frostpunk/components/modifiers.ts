import type { EffectList, EffectLists, PolicyLists } from './effect-lists.js';
import type { Modifier } from './effects.js';
import type { Components } from './types/index.js';
import type { ByLaw, ByTechnology, LawIndex, TechnologyIndex } from './vocabulary.js';

/** A lasting effect with its effect list, and the card on which it is printed. */
export interface CardModifier<ModifierKind extends Modifier['kind'] = Modifier['kind']> {
  readonly modifier: Modifier & { readonly kind: ModifierKind };
  readonly list: EffectList | null;
  readonly table: 'laws' | 'technologies';
  readonly card: LawIndex | TechnologyIndex;
}

/** The lasting effects of each kind that rules look up, those of laws first. */
export type ModifiersByKind = {
  readonly [ModifierKind in Exclude<
    Modifier['kind'],
    'eachPreparation' | 'maxVent' | 'useBonus'
  >]: readonly CardModifier<ModifierKind>[];
};

/** The lasting effects of laws and technologies, by card and by kind. */
export interface ModifierTables {
  readonly lawModifiers: ByLaw<readonly CardModifier[]>;
  readonly technologyModifiers: ByTechnology<readonly CardModifier[]>;
  readonly modifiersByKind: ModifiersByKind;
}

export const createModifierTables = ({ laws, technologies }: Components, lists: EffectLists): ModifierTables => {
  const lawModifiers = cardModifiersOf('laws', laws, lists.laws);
  const technologyModifiers = cardModifiersOf('technologies', technologies, lists.technologies);
  const all = [...lawModifiers.flat(), ...technologyModifiers.flat()];
  const ofKind = <Kind extends Modifier['kind']>(kind: Kind) => all.filter(isOfKind(kind));
  return {
    lawModifiers,
    technologyModifiers,
    modifiersByKind: {
      childrenMay: ofKind('childrenMay'),
      duskOffer: ofKind('duskOffer'),
      longShift: ofKind('longShift'),
      feedFewer: ofKind('feedFewer'),
      treatBonus: ofKind('treatBonus'),
      cureBonus: ofKind('cureBonus'),
      huntBonus: ofKind('huntBonus'),
      scoutBonus: ofKind('scoutBonus'),
      unlockBuilding: ofKind('unlockBuilding'),
      buildingLevel: ofKind('buildingLevel'),
    },
  };
};

const cardModifiersOf = (
  table: CardModifier['table'],
  cards: readonly { readonly modifiers: readonly Modifier[] }[],
  lists: readonly PolicyLists[],
): readonly (readonly CardModifier[])[] =>
  cards.map(({ modifiers }, card) =>
    modifiers.map((modifier, i) => ({ modifier, list: lists[card]!.modifiers[i]!, table, card })),
  );

const isOfKind =
  <Kind extends Modifier['kind']>(kind: Kind) =>
  (cardModifier: CardModifier): cardModifier is CardModifier<Kind> =>
    cardModifier.modifier.kind === kind;
