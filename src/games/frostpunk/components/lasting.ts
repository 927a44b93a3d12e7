import type { Modifier } from './effects.js';
import type { PolicyLists, Program, Programs } from './programs.js';
import type { Components } from './types/index.js';
import type { ByLaw, ByTechnology, LawIndex, TechnologyIndex } from './vocabulary.js';

/** A lasting effect with its effect list, and the card on which it is printed. */
export interface Lasting<Kind extends Modifier['kind'] = Modifier['kind']> {
  readonly modifier: Modifier & { readonly kind: Kind };
  readonly list: Program | null;
  readonly table: 'laws' | 'technologies';
  readonly card: LawIndex | TechnologyIndex;
}

/** The lasting effects of each kind that rules look up, those of laws first. */
export type Sought = {
  readonly [Kind in Exclude<Modifier['kind'], 'prepare' | 'ventMax' | 'useBonus'>]: readonly Lasting<Kind>[];
};

/** The lasting effects of laws and technologies, by card and by kind. */
export interface LastingEffects {
  readonly lawModifiers: ByLaw<readonly Lasting[]>;
  readonly technologyModifiers: ByTechnology<readonly Lasting[]>;
  readonly sought: Sought;
}

export const lastingEffectsOf = ({ laws, technologies }: Components, programs: Programs): LastingEffects => {
  const lawModifiers = lastingOf('laws', laws, programs.laws);
  const technologyModifiers = lastingOf('technologies', technologies, programs.technologies);
  const all = [...lawModifiers.flat(), ...technologyModifiers.flat()];
  const sought = <Kind extends Modifier['kind']>(kind: Kind) => all.filter(isOf(kind));
  return {
    lawModifiers,
    technologyModifiers,
    sought: {
      childrenMay: sought('childrenMay'),
      duskOffer: sought('duskOffer'),
      longShift: sought('longShift'),
      feedFewer: sought('feedFewer'),
      treatBonus: sought('treatBonus'),
      cureBonus: sought('cureBonus'),
      huntBonus: sought('huntBonus'),
      scoutBonus: sought('scoutBonus'),
      unlock: sought('unlock'),
      buildingLevel: sought('buildingLevel'),
    },
  };
};

const lastingOf = (
  table: Lasting['table'],
  cards: readonly { readonly lasting: readonly Modifier[] }[],
  lists: readonly PolicyLists[],
): readonly (readonly Lasting[])[] =>
  cards.map(({ lasting }, card) =>
    lasting.map((modifier, i) => ({ modifier, list: lists[card]!.lasting[i]!, table, card })),
  );

const isOf =
  <Kind extends Modifier['kind']>(kind: Kind) =>
  (lasting: Lasting): lasting is Lasting<Kind> =>
    lasting.modifier.kind === kind;
