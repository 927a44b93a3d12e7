import { HIDDEN } from '../core/contract/game.js';
import type { Form, Forms, Names } from '../core/fields/fields.js';
import { amount, bagOf, type Choices, called, flag, leaf, oneOf, type Part, turned, unless } from './part.js';

type FormOf<Is extends Form['is']> = Extract<Form, { readonly is: Is }>;

/** Makes the part of a form. Texts are left out. */
export const partOf = (form: Form): Part => {
  switch (form.is) {
    case 'whole':
      return form.names === undefined ? amount(form.from, form.to) : oneOf(numbers(form, form.names));
    case 'word':
      return oneOf(words(form.words));
    case 'text':
      return NOTHING;
    case 'flag':
      return flag;
    case 'list':
      return listPart(form, partOf(form.of));
    case 'record':
      return recordPart(form.fields);
    case 'variants':
      return variantsPart(form.variants);
    case 'either':
      return unless('none', form.none, partOf(form.of));
    case 'secret':
      return unless('hidden', HIDDEN, partOf(form.of));
  }
};

const NOTHING: Part = leaf(0, { is: 'bag of', values: [] }, () => {});

const words = (all: readonly string[]): Choices => ({
  values: all,
  placeOf: (value) => all.indexOf(value as string),
});

/** Lists all numbers of all seats, even those never used by some seats: the owner of a number depends on the viewer. */
const numbers = ({ from, to }: FormOf<'whole'>, names: Names): Choices => ({
  values: Array.from({ length: Math.max(to + 1, names.seats * names.each) - from }, (_, i) => called(from + i, names)),
  placeOf: (value, viewer) => turned(value as number, names, viewer) - from,
});

/** Makes the part of a record: its fields, one after the other. */
export const recordPart = (fields: Forms): Part => {
  const parts = Object.entries(fields).map(([key, form]) => ({ key, part: partOf(form) }));
  return {
    size: parts.reduce((size, { part }) => size + part.size, 0),
    write: (record, sheet, at) => {
      let next = at;
      for (const { key, part } of parts) {
        part.write((record as Readonly<Record<string, unknown>>)[key], sheet, next);
        next += part.size;
      }
    },
    ranges: (path, at) => {
      let next = at;
      return parts.flatMap(({ key, part }) => {
        next += part.size;
        return part.ranges(path === '' ? key : `${path}.${key}`, next - part.size);
      });
    },
  };
};

/** Makes the part of variants: the kind, then room for the fields of each kind. */
const variantsPart = (variants: FormOf<'variants'>['variants']): Part => {
  const kind = oneOf(words(Object.keys(variants)));
  let size = kind.size;
  const parts = Object.entries(variants).map(([name, fields]) => {
    const part = recordPart(fields);
    size += part.size;
    return { name, part, offset: size - part.size };
  });
  return {
    size,
    write: (value, sheet, at) => {
      const { kind: name } = value as { readonly kind: string };
      kind.write(name, sheet, at);
      const { part, offset } = parts.find((each) => each.name === name)!;
      part.write(value, sheet, at + offset);
    },
    ranges: (path, at) => [
      ...kind.ranges(`${path}.kind`, at),
      ...parts.flatMap(({ name, part, offset }) => part.ranges(`${path}(${name})`, at + offset)),
    ],
  };
};

/** The length above which a list of a few values is encoded as a bag. */
const MOST_PLACES = 12;
/** The length above which only the `END` first and last items of a list are encoded. */
const LONGEST = 64;
const END = 8;

const listPart = ({ least, most, names }: FormOf<'list'>, part: Part): Part => {
  if (least === most) return placesPart(most, part, names);
  if (part.choices !== undefined && most > MOST_PLACES) return bagOf(part.choices);
  const length = amount(0, most);
  const items = most > LONGEST ? endsPart(part) : placesPart(most, part, names);
  return {
    size: length.size + items.size,
    write: (list, sheet, at) => {
      length.write((list as readonly unknown[]).length, sheet, at);
      items.write(list, sheet, at + length.size);
    },
    ranges: (path, at) => [...length.ranges(`${path}.length`, at), ...items.ranges(path, at + length.size)],
  };
};

const NO_SEATS: Names = { seats: 0, each: 1 };

/** Makes the part of a list of fixed places; the viewer's come first. */
export const placesPart = (places: number, part: Part, names: Names = NO_SEATS): Part => ({
  size: places * part.size,
  write: (list, sheet, at) => {
    const items = list as readonly unknown[];
    const filled = Math.min(items.length, places);
    for (let i = 0; i < filled; i++) part.write(items[i], sheet, at + turned(i, names, sheet.viewer) * part.size);
  },
  ranges: (path, at) =>
    Array.from({ length: places }, (_, i) => part.ranges(`${path}[${called(i, names)}]`, at + i * part.size)).flat(),
});

/** Makes the part of the first items and, counted from the end, the last items. */
const endsPart = (part: Part): Part => {
  const first = placesPart(END, part);
  return {
    size: 2 * first.size,
    write: (list, sheet, at) => {
      const items = list as readonly unknown[];
      first.write(items.slice(0, END), sheet, at);
      first.write(items.slice(-END).reverse(), sheet, at + first.size);
    },
    ranges: (path, at) => [
      ...first.ranges(path, at),
      ...Array.from({ length: END }, (_, i) =>
        part.ranges(`${path}[${-1 - i}]`, at + first.size + i * part.size),
      ).flat(),
    ],
  };
};
