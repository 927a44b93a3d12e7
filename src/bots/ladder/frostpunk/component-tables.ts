import type { Components, Option } from '../../../games/frostpunk/index.js';
import { collectOptionSets } from './options.js';

/** The components with their lookup tables. */
export interface ComponentTables extends Components {
  /** By the name of a set, its options. */
  readonly optionSets: ReadonlyMap<string, readonly Option[]>;
  /** The number of Storm Works that the scenario demands. */
  readonly requiredWorks: number;
}

/** Adds the lookup tables to components. */
export const createComponentTables = (components: Components): ComponentTables => ({
  ...components,
  optionSets: collectOptionSets(components),
  requiredWorks: countRequiredWorks(components),
});

const countRequiredWorks = ({ scenario }: Components): number => {
  const required = scenario
    .flatMap(({ effects }) => effects)
    .flatMap((effect) => (effect.kind === 'endGame' ? effect.wonWhen : []))
    .map((req) => (req.kind === 'count' && req.of === 'stormWorks' ? req.amount : 0));
  return Math.max(0, ...required);
};
