import type { FactNotation } from '../core/contract/kernel.js';
import type { FieldSchema, FieldSchemas } from '../core/fields/fields.js';
import { HIDDEN } from '../core/types/base-types.js';
import type { LooseTypes } from './loose-types.js';

// A fact is the kind of its event and the values of its fields, such as `diceRolled:0:1.3.3`.

/** Builds the notation of what chance brings, as a kind of event with these fields reports it. */
export const createChanceNotation = (
  kind: string,
  schemas: FieldSchemas,
): FactNotation<LooseTypes['Event'], LooseTypes['Box']> => {
  const fields = Object.entries(schemas);
  const pattern = new RegExp(`^${[kind, ...fields.map(([, schema]) => `(${createPattern(schema)})`)].join(':')}$`);
  return {
    grammar: `\`${[kind, ...fields.map(([name]) => name.toUpperCase())].join(':')}\``,
    pattern,
    write: (event) => [kind, ...fields.map(([name]) => formatValue(event[name]))].join(':'),
    read: (text) => {
      const found = pattern.exec(text);
      return (
        found && { kind, ...Object.fromEntries(fields.map(([name, schema], i) => [name, read(schema, found[i + 1]!)])) }
      );
    },
  };
};

/** The text of null, and of an empty list. */
const NOTHING = '-';

const formatValue = (value: unknown): string => {
  if (!Array.isArray(value)) return value === null ? NOTHING : String(value);
  return value.length === 0 ? NOTHING : value.map(formatValue).join('.');
};

const createPattern = (schema: FieldSchema): string => {
  switch (schema.type) {
    case 'integer':
      return '(?:0|-?[1-9]\\d*)';
    case 'flag':
      return '(?:true|false)';
    case 'enum':
      return `(?:${schema.values.join('|')})`;
    case 'orNone':
      return `(?:${formatValue(schema.none)}|${createPattern(schema.of)})`;
    case 'hideable':
      return `(?:\\?|${createPattern(schema.of)})`;
    case 'list': {
      const item = createPattern(schema.of);
      return `(?:${NOTHING}|${item}(?:\\.${item})*)`;
    }
    default:
      throw new TypeError(`A fact cannot have a ${schema.type}.`);
  }
};

const read = (schema: FieldSchema, text: string): unknown => {
  switch (schema.type) {
    case 'integer':
      return Number(text);
    case 'flag':
      return text === 'true';
    case 'orNone':
      return text === formatValue(schema.none) ? schema.none : read(schema.of, text);
    case 'hideable':
      return text === HIDDEN ? HIDDEN : read(schema.of, text);
    case 'list':
      if (text === HIDDEN) return HIDDEN;
      return text === NOTHING ? [] : text.split('.').map((item) => read(schema.of, item));
    default:
      return text;
  }
};
