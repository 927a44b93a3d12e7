import type { Components, Option } from '../../../games/frostpunk/index.js';
import { optionSets } from './options.js';

/** What is looked up of a pack. */
export interface Pack extends Components {
  /** By the name of a set, its options. */
  readonly sets: ReadonlyMap<string, readonly Option[]>;
  /** The Storm Works that the scenario asks for. */
  readonly works: number;
}

/** A pack with what is looked up of it. */
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
