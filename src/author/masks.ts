import type { FieldSchema, FieldSchemas } from '../core/fields/fields.js';
import { selectFields } from '../core/fields/parts.js';
import { hiddenFrom, inFields, inItems, type Mask } from '../core/hidden/masks.js';

/** Builds the masks of the fields that somebody may not see, from who sees what in their schemas. */
export const createMasks = (schemas: FieldSchemas): Readonly<Record<string, Mask>> =>
  Object.fromEntries(
    Object.entries(schemas).flatMap(([name, schema]) => {
      const mask = createMask(schema);
      return mask === null ? [] : [[name, mask]];
    }),
  );

/** Builds the mask of a schema; null if everybody sees all of it. */
const createMask = (schema: FieldSchema): Mask | null => {
  switch (schema.type) {
    case 'hideable':
      return hiddenFrom(
        ({ phase }, viewer, _, index) =>
          phase.kind !== schema.until &&
          (schema.seenBy === 'nobody' || (schema.seenBy === 'owner' && viewer !== index)),
      );
    case 'list': {
      const mask = createMask(schema.of);
      return mask && inItems(mask);
    }
    case 'either': {
      const mask = createMask(schema.of);
      return mask && ((value, context, i, j) => (value === schema.none ? value : mask(value, context, i, j)));
    }
    case 'object': {
      const masks = createMasks(schema.fields);
      return Object.keys(masks).length === 0 ? null : inFields(masks);
    }
    case 'union': {
      const hasMasks = Object.values(schema.variants).some((fields) => Object.keys(createMasks(fields)).length > 0);
      return hasMasks
        ? (value, context, i, j) => inFields(createMasks(selectFields(schema, value)))(value, context, i, j)
        : null;
    }
    default:
      return null;
  }
};
