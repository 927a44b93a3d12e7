import type { FieldSchemas } from '../core/fields/fields.js';
import { listCards, listPools, listSchemas, visitParts } from '../core/fields/parts.js';
import type { LooseTypes } from './loose-types.js';

/**
 * Returns a function that finds what a state contradicts by its fields alone: a pool with other cards, or dice that do not
 * lie in order. It returns the name of the field, or null.
 */
export const createContradictionFinder = (schemas: FieldSchemas): ((state: LooseTypes['State']) => string | null) => {
  const pools = listPools(schemas).map((pool) => {
    const names = Object.keys(schemas).filter((name) =>
      listPools({ [name]: schemas[name]! }).some((each) => each.name === pool.name),
    );
    return { pool, cards: sorted(pool.cards), field: names.at(-1)! };
  });
  const ordered = Object.entries(schemas).filter(([, schema]) =>
    listSchemas(schema).some((each) => each.type === 'list' && each.isSorted === true),
  );
  return (state) => {
    for (const { pool, cards, field } of pools) {
      if (sorted(listCards(schemas, pool, state)) !== cards) return field;
    }
    for (const [name, schema] of ordered) {
      let isOrdered = true;
      visitParts(schema, state[name], (part, value) => {
        if (part.type === 'list' && part.isSorted) isOrdered &&= isAscending(value as readonly number[]);
      });
      if (!isOrdered) return name;
    }
    return null;
  };
};

const sorted = (cards: readonly number[]): string =>
  cards
    .slice()
    .sort((a, b) => a - b)
    .join();

const isAscending = (values: readonly number[]): boolean =>
  values.every((value, i) => i === 0 || values[i - 1]! <= value);
