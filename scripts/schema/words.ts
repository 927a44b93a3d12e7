// Replacements for the combinators of codecs, which return the schema of what they read.
import type { Schema } from '../../src/cli/game-schema.js';

/** A JSON Schema, and whether a field of this kind may be left out. */
export interface SchemaReader {
  readonly schema: Schema;
  readonly isOptional?: true;
}

type Fields = Readonly<Record<string, SchemaReader>>;

const createReader = (schema: Schema): SchemaReader => ({ schema });

export const integer = (minimum: number, maximum: number): SchemaReader =>
  createReader({ type: 'integer', minimum, maximum });

export const number = (minimum: number, maximum: number): SchemaReader =>
  createReader({ type: 'number', minimum, maximum });

export const text = (minLength: number, maxLength: number): SchemaReader =>
  createReader({ type: 'string', minLength, maxLength });

export const pattern = (description: string, { source }: RegExp): SchemaReader =>
  createReader({ type: 'string', description, pattern: source });

export const boolean: SchemaReader = createReader({ type: 'boolean' });

export const oneOf = (...values: readonly unknown[]): SchemaReader =>
  createReader(values.length === 1 ? { const: values[0] } : { enum: values });

export const either = (...words: readonly SchemaReader[]): SchemaReader =>
  createReader({ anyOf: words.map(({ schema }) => schema) });

export const nullable = (of: SchemaReader): SchemaReader => either(oneOf(null), of);

export const optional = ({ schema }: SchemaReader): SchemaReader => ({ schema, isOptional: true });

export const withDefault = ({ schema }: SchemaReader, absent: unknown): SchemaReader => ({
  schema: { ...schema, default: absent },
  isOptional: true,
});

export const anyJson: SchemaReader = createReader({
  $comment: 'It has at most 100000 values, and is at most 32 deep.',
});

export const unknown: SchemaReader = optional(createReader({}));

export const jsonObjectUpTo = (maxCharacters: number): SchemaReader =>
  createReader({ type: 'object', $comment: `Its JSON has at most ${maxCharacters} characters.` });

export const list = ({ schema }: SchemaReader, minItems: number, maxItems: number): SchemaReader =>
  createReader({ type: 'array', items: schema, minItems, maxItems });

export const object = (title: string, fields: Fields): SchemaReader => {
  const entries = Object.entries(fields);
  return createReader({
    title,
    type: 'object',
    properties: Object.fromEntries(entries.map(([key, { schema }]) => [key, schema])),
    required: entries.filter(([, { isOptional }]) => !isOptional).map(([key]) => key),
    additionalProperties: false,
  });
};

export const taggedUnion = (title: string, kinds: Readonly<Record<string, Fields>>, tag = 'kind'): SchemaReader =>
  either(...Object.entries(kinds).map(([kind, fields]) => object(title, { [tag]: oneOf(kind), ...fields })));

export const createCodec = (of: SchemaReader): SchemaReader => of;

export const exactReader =
  () =>
  (of: SchemaReader): SchemaReader =>
    of;
