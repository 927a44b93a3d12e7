import type { Components, Effect, Modifier, Option } from '../../../games/frostpunk/index.js';
import { collectOptionSets } from './options.js';

/** The components with their lookup tables. */
export interface ComponentTables extends Components {
  /** By the name of a set, its options. */
  readonly optionSets: ReadonlyMap<string, readonly Option[]>;
  /** The number of Storm Works that the scenario demands. */
  readonly requiredWorks: number;
  /** The largest number of sick Citizens of a type that costs nothing in a Preparation. */
  readonly maxHarmlessSick: number;
  /** The numbers of the laws that let children use Buildings. */
  readonly childLabourLaws: readonly number[];
  /** The effects of a long shift, besides those of the Building. */
  readonly longShiftEffects: readonly Effect[];
}

/** Adds the lookup tables to components. */
export const createComponentTables = (components: Components): ComponentTables => ({
  ...components,
  optionSets: collectOptionSets(components),
  requiredWorks: countRequiredWorks(components),
  maxHarmlessSick: countHarmlessSick(components),
  childLabourLaws: components.laws.flatMap(({ modifiers }, law) => (modifiers.some(isChildLabour) ? [law] : [])),
  longShiftEffects: [...components.laws, ...components.technologies]
    .flatMap(({ modifiers }) => modifiers)
    .flatMap((modifier) => (modifier.kind === 'longShift' ? modifier.effects : [])),
});

const countRequiredWorks = ({ scenario }: Components): number => {
  const required = scenario
    .flatMap(({ effects }) => effects)
    .flatMap((effect) => (effect.kind === 'endGame' ? effect.wonWhen : []))
    .map((req) => (req.kind === 'count' && req.of === 'stormWorks' ? req.amount : 0));
  return Math.max(0, ...required);
};

const countHarmlessSick = ({ tracks: { sicknessSections, sickLimit } }: Components): number => {
  const first = sicknessSections.find(({ tiredTokens, flips }) => tiredTokens + flips > 0);
  return Math.max(0, (first?.from ?? sickLimit) - 1);
};

const isChildLabour = (modifier: Modifier): boolean =>
  modifier.kind === 'childrenMay' && modifier.actions.includes('use');
