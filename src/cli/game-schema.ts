import type { AnyGame } from '../index.js';

/** A JSON Schema. */
export type Schema = Readonly<Record<string, unknown>>;

const DRAFT = 'https://json-schema.org/draft/2020-12/schema';
const MAX_SEED_LENGTH = 256;
const MAX_TOLD_LENGTH = 10_000;

/** The schemas of a game of one's own; those of the games of this package are files. */
export const OWN_SCHEMAS: Readonly<Record<'options' | 'move' | 'told', (game: AnyGame) => Schema>> = {
  options: ({ title, options }) => ({
    $schema: DRAFT,
    title: `the options of ${title}`,
    type: 'object',
    properties: {
      ...Object.fromEntries(options.map(({ name, values }) => [name, { enum: values }])),
      seed: { type: 'string', minLength: 1, maxLength: MAX_SEED_LENGTH },
    },
    required: ['seed', ...options.filter((option) => option.default === undefined).map(({ name }) => name)],
    additionalProperties: false,
  }),
  move: (game) => ({ $schema: DRAFT, ...moveSchema(game) }),
  told: ({ title }) => ({
    $schema: DRAFT,
    title: `what chance brings in a deal or a move of ${title}`,
    type: 'string',
    maxLength: MAX_TOLD_LENGTH,
  }),
};

type Move = Readonly<Record<string, unknown>>;

/** Returns the schema of a game's moves: exactly the entries of its catalogue. */
export const moveSchema = (game: AnyGame): Schema => {
  const kinds = new Map<string, Move[]>();
  for (const move of game.catalogue) kinds.set(move.kind, [...(kinds.get(move.kind) ?? []), { ...move }]);
  return { title: `a move of ${game.title}`, oneOf: [...kinds].map(([kind, moves]) => kindSchema(kind, moves)) };
};

/**
 * Returns the schema field by field if all combinations of values occur; else for each value of a field separately, or
 * move by move, whichever is shorter.
 */
const kindSchema = (title: string, moves: readonly Move[], split = 1): Schema => {
  const fields = Object.keys(moves[0]!);
  const values = fields.map((field) => valuesOf(moves, field));
  const combinations = values.reduce((product, { length }) => product * length, 1);
  if (combinations !== moves.length) {
    const [field, each] = [fields[split]!, values[split]!];
    const parts = each.map((value) => moves.filter((move) => move[field] === value));
    const separate = { title, oneOf: parts.map((part) => kindSchema(title, part, split + 1)) };
    const listed = { title, enum: moves };
    return jsonLength(listed) < jsonLength(separate) ? listed : separate;
  }
  return {
    title,
    type: 'object',
    properties: Object.fromEntries(fields.map((field, i) => [field, valueSchema(values[i]!)])),
    required: fields,
    additionalProperties: false,
  };
};

const jsonLength = (schema: Schema): number => JSON.stringify(schema).length;

const valuesOf = (moves: readonly Move[], field: string): readonly unknown[] => [
  ...new Set(moves.map((move) => move[field])),
];

const valueSchema = (values: readonly unknown[]): Schema => {
  if (values.length === 1) return { const: values[0] };
  const numbers = values.filter((value): value is number => typeof value === 'number').sort((a, b) => a - b);
  const isRange = numbers.length === values.length && numbers.every((value, i) => value === numbers[0]! + i);
  return isRange ? { type: 'integer', minimum: numbers[0], maximum: numbers.at(-1) } : { enum: values };
};
