import type { FieldSchema, FieldSchemas } from '../core/fields/fields.js';

/** Returns the value with which a field begins: the smallest number, the first word, false, nothing. */
const firstValue = (schema: FieldSchema): unknown => {
  switch (schema.type) {
    case 'integer':
      return schema.min;
    case 'enum':
      return schema.values[0];
    case 'text':
      return '-';
    case 'flag':
      return false;
    case 'list':
      return Array.from({ length: schema.minItems }, () => firstValue(schema.of));
    case 'object':
      return firstValues(schema.fields);
    case 'union': {
      const [kind, fields] = Object.entries(schema.variants)[0]!;
      return { kind, ...firstValues(fields) };
    }
    case 'orNone':
      return schema.none;
    case 'hideable':
      return firstValue(schema.of);
  }
};

/** Returns the values with which fields begin. */
export const firstValues = (schemas: FieldSchemas): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, firstValue(schema)]));

/** Lists the values of a number, a word, a flag, or one of these or nothing; undefined for anything else. */
export const listValues = (schema: FieldSchema): readonly unknown[] | undefined => {
  switch (schema.type) {
    case 'integer':
      return Array.from({ length: schema.max - schema.min + 1 }, (_, i) => schema.min + i);
    case 'enum':
      return schema.values;
    case 'flag':
      return [false, true];
    case 'orNone': {
      const values = listValues(schema.of);
      return values && [schema.none, ...values];
    }
    case 'hideable':
      return listValues(schema.of);
    default:
      return undefined;
  }
};
