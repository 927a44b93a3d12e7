import type { FieldSchema, FieldSchemas } from '../core/fields/fields.js';
import { hiddenFrom, inFields, inItems, type Mask } from '../core/masks.js';
import type { BasePhase } from '../core/types/base-types.js';

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
    case 'orNone': {
      const mask = createMask(schema.of);
      return mask && ((value, context, i, j) => (value === schema.none ? value : mask(value, context, i, j)));
    }
    case 'object':
      return createFieldsMask(schema.fields);
    case 'union': {
      const masks = Object.entries(schema.variants).flatMap(([kind, fields]) => {
        const mask = createFieldsMask(fields);
        return mask === null ? [] : [[kind, mask] as const];
      });
      const maskOf = new Map<string, Mask>(masks);
      if (maskOf.size === 0) return null;
      return (value, context, i, j) => {
        const mask = maskOf.get((value as BasePhase).kind);
        return mask === undefined ? value : mask(value, context, i, j);
      };
    }
    default:
      return null;
  }
};

/** Builds the mask of an object with these fields; null if everybody sees all of it. */
const createFieldsMask = (fields: FieldSchemas): Mask | null => {
  const masks = createMasks(fields);
  return Object.keys(masks).length === 0 ? null : inFields(masks);
};
