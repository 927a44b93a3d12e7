import type { Shape } from '../../src/words/shape.js';

/** Figures among which every plural of the three languages has all its cases. */
const FIGURES = [0, 1, 2, 3, 12, 1_000_000];

/** Parameters with which a message shows all its cases, every one with every other. */
export const casesOf = ({ parameters, selects, plurals }: Shape): readonly Record<string, string | number>[] =>
  [...parameters].reduce<readonly Record<string, string | number>[]>(
    (cases, name) => {
      const values = plurals.has(name) ? FIGURES : [...(selects.get(name) ?? []), `${name.toUpperCase()}`];
      return cases.flatMap((each) => values.map((value) => ({ ...each, [name]: value })));
    },
    [{}],
  );
