import { HIDDEN } from '../types/base-types.js';
import type { FieldSchema, FieldSchemas, Pool } from './fields.js';

/** Returns the fields of an object, or of the variant that a value is. */
const selectFields = (schema: Extract<FieldSchema, { type: 'object' | 'union' }>, value: unknown): FieldSchemas =>
  schema.type === 'object' ? schema.fields : (schema.variants[(value as { readonly kind: string }).kind] ?? {});

/** Calls `visit` with every schema inside a schema, itself included, and its value. */
export const visitParts = (
  schema: FieldSchema,
  value: unknown,
  visit: (schema: FieldSchema, value: unknown) => void,
): void => {
  visit(schema, value);
  if (value === HIDDEN) return;
  if (schema.type === 'list') {
    for (const item of value as readonly unknown[]) visitParts(schema.of, item, visit);
  } else if (schema.type === 'object' || schema.type === 'union') {
    const fields = selectFields(schema, value);
    for (const name in fields) visitParts(fields[name]!, Reflect.get(value as object, name), visit);
  } else if (schema.type === 'hideable' || (schema.type === 'orNone' && value !== schema.none))
    visitParts(schema.of, value, visit);
};

/** Lists all schemas inside a schema, itself included. */
export const listSchemas = (schema: FieldSchema): readonly FieldSchema[] => {
  switch (schema.type) {
    case 'list':
    case 'orNone':
    case 'hideable':
      return [schema, ...listSchemas(schema.of)];
    case 'object':
      return [schema, ...Object.values(schema.fields).flatMap(listSchemas)];
    case 'union':
      return [
        schema,
        ...Object.values(schema.variants).flatMap((fields) => Object.values(fields).flatMap(listSchemas)),
      ];
    default:
      return [schema];
  }
};

const poolOf = (schema: FieldSchema): Pool | undefined => (schema.type === 'integer' ? schema.pool : undefined);

/** Lists the pools of the cards in some fields. */
export const listPools = (schemas: FieldSchemas): readonly Pool[] => {
  const pools = Object.values(schemas)
    .flatMap(listSchemas)
    .flatMap((schema) => poolOf(schema) ?? []);
  return pools.filter((pool, i) => pools.findIndex(({ name }) => name === pool.name) === i);
};

/** Lists the cards of a pool that are seen in a state or a view. */
export const listCards = (schemas: FieldSchemas, { name }: Pool, position: object): readonly number[] => {
  const cards: number[] = [];
  for (const field in schemas) {
    visitParts(schemas[field]!, Reflect.get(position, field), (schema, value) => {
      if (value !== HIDDEN && poolOf(schema)?.name === name) cards.push(value as number);
    });
  }
  return cards;
};
