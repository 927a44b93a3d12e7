import type { ParsedMessage } from '../../src/words/parse-message.js';

/** Numbers that together cover all plural cases of the three languages. */
const FIGURES = [0, 1, 2, 3, 12, 1_000_000];

/** Lists parameters with which a message shows all its cases, in all combinations. */
export const casesOf = ({ parameters, selects, plurals }: ParsedMessage): readonly Record<string, string | number>[] =>
  [...parameters].reduce<readonly Record<string, string | number>[]>(
    (cases, name) => {
      const values = plurals.has(name) ? FIGURES : [...(selects.get(name) ?? []), `${name.toUpperCase()}`];
      return cases.flatMap((each) => values.map((value) => ({ ...each, [name]: value })));
    },
    [{}],
  );
