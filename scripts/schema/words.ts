// Replacements for the combinators of codecs, which return the schema of what they read.

/** A JSON Schema, and whether a field of this kind may be left out. */
export interface Word {
  readonly schema: Schema;
  readonly isOptional?: true;
}

/** A JSON Schema. */
export type Schema = Readonly<Record<string, unknown>>;

type Fields = Readonly<Record<string, Word>>;

const word = (schema: Schema): Word => ({ schema });

export const integer = (minimum: number, maximum: number): Word => word({ type: 'integer', minimum, maximum });

export const number = (minimum: number, maximum: number): Word => word({ type: 'number', minimum, maximum });

export const text = (minLength: number, maxLength: number): Word => word({ type: 'string', minLength, maxLength });

export const matching = (description: string, { source }: RegExp): Word =>
  word({ type: 'string', description, pattern: source });

export const boolean: Word = word({ type: 'boolean' });

export const oneOf = (...values: readonly unknown[]): Word =>
  word(values.length === 1 ? { const: values[0] } : { enum: values });

export const either = (...words: readonly Word[]): Word => word({ anyOf: words.map(({ schema }) => schema) });

export const nullable = (of: Word): Word => either(oneOf(null), of);

export const optional = ({ schema }: Word): Word => ({ schema, isOptional: true });

export const orElse = ({ schema }: Word, absent: unknown): Word => ({
  schema: { ...schema, default: absent },
  isOptional: true,
});

export const anyJson: Word = word({ $comment: 'It has at most 100000 values, and is at most 32 deep.' });

export const unread: Word = optional(word({}));

export const jsonUpTo = (most: number): Word =>
  word({ type: 'object', $comment: `Its JSON has at most ${most} characters.` });

export const list = ({ schema }: Word, minItems: number, maxItems: number): Word =>
  word({ type: 'array', items: schema, minItems, maxItems });

export const record = (title: string, fields: Fields): Word => {
  const entries = Object.entries(fields);
  return word({
    title,
    type: 'object',
    properties: Object.fromEntries(entries.map(([key, { schema }]) => [key, schema])),
    required: entries.filter(([, { isOptional }]) => !isOptional).map(([key]) => key),
    additionalProperties: false,
  });
};

export const variants = (title: string, kinds: Readonly<Record<string, Fields>>, by = 'kind'): Word =>
  either(...Object.entries(kinds).map(([kind, fields]) => record(title, { [by]: oneOf(kind), ...fields })));

export const codecOf = (of: Word): Word => of;

export const exactly =
  () =>
  (of: Word): Word =>
    of;
