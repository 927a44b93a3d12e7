import { HIDDEN } from '../core/contract/game.js';
import {
  type FieldSchema,
  type FieldSchemas,
  type IdRange,
  idsOfSeats,
  orNull,
  playerBelow,
} from '../core/fields/fields.js';
import {
  amountEncoder,
  type ChoiceValues,
  clearNumbers,
  type FieldEncoder,
  flagEncoder,
  leafEncoder,
  nameNumber,
  oneOfEncoder,
  optionalEncoder,
  pointsEncoder,
  toRelative,
} from './encoder.js';
import type { ByField } from './equal.js';
import { listEncoder, placesEncoder } from './list-encoders.js';

type SchemaOf<Is extends FieldSchema['type']> = Extract<FieldSchema, { readonly type: Is }>;

/** Makes the part of a form. Texts are left out. */
export const encoderOf = (schema: FieldSchema): FieldEncoder => {
  switch (schema.type) {
    case 'integer':
      return schema.idRange === undefined
        ? amountEncoder(schema.min, schema.max)
        : oneOfEncoder(numberChoices(schema, schema.idRange), true);
    case 'enum':
      return oneOfEncoder(wordChoices(schema.values));
    case 'text':
      return NO_NUMBERS;
    case 'flag':
      return flagEncoder;
    case 'list':
      return listEncoder(schema, encoderOf(schema.of));
    case 'object':
      return objectEncoder(schema.fields);
    case 'union':
      return variantsEncoder(schema.variants);
    case 'orNone':
      return optionalEncoder('none', schema.none, encoderOf(schema.of));
    case 'hideable':
      return optionalEncoder('hidden', HIDDEN, encoderOf(schema.of));
  }
};

const NO_NUMBERS: FieldEncoder = leafEncoder(0, { type: 'bag of', values: [] }, () => {});

const wordChoices = (allWords: readonly string[]): ChoiceValues => ({
  values: allWords,
  indexOf: (value) => {
    let index = allWords.length - 1;
    while (index >= 0 && allWords[index] !== value) index--;
    return index;
  },
});

/** Lists all numbers of all seats, even those never used by some seats: the owner of a number depends on the viewer. */
const numberChoices = ({ min, max }: SchemaOf<'integer'>, idRange: IdRange): ChoiceValues => ({
  values: Array.from({ length: Math.max(max + 1, idRange.seats * idRange.idsPerSeat) - min }, (_, i) =>
    nameNumber(min + i, idRange),
  ),
  indexOf: (value, viewer) => toRelative(value as number, idRange, viewer) - min,
});

/** Returns the parts that come before the fields: the player to decide, and the current points. */
export const headerEncoders = (players: number): { readonly toAct: FieldEncoder; readonly score: FieldEncoder } => ({
  toAct: encoderOf(orNull(playerBelow(players))),
  score: placesEncoder(players, pointsEncoder, idsOfSeats(players)),
});

/** Returns the part of each field of a record. */
export const fieldEncoders = (fields: FieldSchemas): readonly { readonly key: string; readonly part: FieldEncoder }[] =>
  Object.entries(fields).map(([key, schema]) => ({ key, part: encoderOf(schema) }));

/** Makes the part of a record: its fields, one after the other. */
export const objectEncoder = (fields: FieldSchemas): FieldEncoder => {
  let size = 0;
  const encoders = fieldEncoders(fields).map(({ key, part: encoder }) => {
    size += encoder.size;
    return { key, part: encoder, offset: size - encoder.size };
  });
  return {
    size,
    write: (object, buffer, start) => {
      for (let i = 0; i < encoders.length; i++) {
        const { key, part: encoder, offset } = encoders[i]!;
        encoder.write((object as ByField)[key], buffer, start + offset);
      }
    },
    update: (object, before, buffer, start) => {
      for (let i = 0; i < encoders.length; i++) {
        const { key, part: encoder, offset } = encoders[i]!;
        const value = (object as ByField)[key];
        const previous = (before as ByField)[key];
        if (value !== previous) encoder.update(value, previous, buffer, start + offset);
      }
    },
    ranges: (path, start) =>
      encoders.flatMap(({ key, part: encoder, offset }) =>
        encoder.ranges(path === '' ? key : `${path}.${key}`, start + offset),
      ),
    choices: undefined,
    isNumber: false,
  };
};

/** Makes the part of variants: the kind, then room for the fields of each kind. */
const variantsEncoder = (variants: SchemaOf<'union'>['variants']): FieldEncoder => {
  const kind = oneOfEncoder(wordChoices(Object.keys(variants)));
  let size = kind.size;
  const encoders = Object.entries(variants).map(([name, fields]) => {
    const encoder = objectEncoder(fields);
    size += encoder.size;
    return { name, part: encoder, offset: size - encoder.size };
  });
  const encoderFor = (value: unknown) => {
    const { kind: name } = value as { readonly kind: string };
    return encoders.find((each) => each.name === name);
  };
  const write: FieldEncoder['write'] = (value, buffer, start) => {
    kind.write((value as { readonly kind: string }).kind, buffer, start);
    const { part: encoder, offset } = encoderFor(value)!;
    encoder.write(value, buffer, start + offset);
  };
  return {
    size,
    write,
    update: (value, before, buffer, start) => {
      const { part: encoder, offset } = encoderFor(before)!;
      if (encoderFor(value)?.part === encoder) return encoder.update(value, before, buffer, start + offset);
      clearNumbers(buffer, start, kind.size);
      clearNumbers(buffer, start + offset, encoder.size);
      write(value, buffer, start);
    },
    ranges: (path, start) => [
      ...kind.ranges(`${path}.kind`, start),
      ...encoders.flatMap(({ name, part: encoder, offset }) => encoder.ranges(`${path}(${name})`, start + offset)),
    ],
    choices: undefined,
    isNumber: false,
  };
};
