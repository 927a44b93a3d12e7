import type { Components, Option } from '../../../games/frostpunk/index.js';
import { optionSets } from './options.js';

/** The components with their lookup tables. */
export interface Pack extends Components {
  /** By the name of a set, its options. */
  readonly sets: ReadonlyMap<string, readonly Option[]>;
  /** The number of Storm Works that the scenario demands. */
  readonly works: number;
}

/** Adds the lookup tables to components. */
export const packOf = (components: Components): Pack => ({
  ...components,
  sets: optionSets(components),
  works: worksAsked(components),
});

const worksAsked = ({ scenario }: Components): number => {
  const asked = scenario
    .flatMap(({ effects }) => effects)
    .flatMap((effect) => (effect.kind === 'finish' ? effect.won : []))
    .map((req) => (req.kind === 'count' && req.of === 'works' ? req.n : 0));
  return Math.max(0, ...asked);
};
