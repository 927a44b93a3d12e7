import { HIDDEN } from '../core/contract/game.js';
import { type Form, type Forms, type Names, orNull, seat, seatsOf } from '../core/fields/fields.js';
import { listPart, placesPart } from './list-parts.js';
import { amount, type Choices, called, clear, flag, leaf, oneOf, type Part, points, turned, unless } from './part.js';
import type { ByField } from './same.js';

type FormOf<Is extends Form['is']> = Extract<Form, { readonly is: Is }>;

/** Makes the part of a form. Texts are left out. */
export const partOf = (form: Form): Part => {
  switch (form.is) {
    case 'whole':
      return form.names === undefined ? amount(form.from, form.to) : oneOf(numbers(form, form.names), true);
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
  placeOf: (value) => {
    let place = all.length - 1;
    while (place >= 0 && all[place] !== value) place--;
    return place;
  },
});

/** Lists all numbers of all seats, even those never used by some seats: the owner of a number depends on the viewer. */
const numbers = ({ from, to }: FormOf<'whole'>, names: Names): Choices => ({
  values: Array.from({ length: Math.max(to + 1, names.seats * names.each) - from }, (_, i) => called(from + i, names)),
  placeOf: (value, viewer) => turned(value as number, names, viewer) - from,
});

/** Returns the parts that come before the fields: the player to decide, and the current points. */
export const headParts = (players: number): { readonly toAct: Part; readonly score: Part } => ({
  toAct: partOf(orNull(seat(players))),
  score: placesPart(players, points, seatsOf(players)),
});

/** Returns the part of each field of a record. */
export const recordParts = (fields: Forms): readonly { readonly key: string; readonly part: Part }[] =>
  Object.entries(fields).map(([key, form]) => ({ key, part: partOf(form) }));

/** Makes the part of a record: its fields, one after the other. */
export const recordPart = (fields: Forms): Part => {
  let size = 0;
  const parts = recordParts(fields).map(({ key, part }) => {
    size += part.size;
    return { key, part, offset: size - part.size };
  });
  return {
    size,
    write: (record, sheet, at) => {
      for (let i = 0; i < parts.length; i++) {
        const { key, part, offset } = parts[i]!;
        part.write((record as ByField)[key], sheet, at + offset);
      }
    },
    update: (record, before, sheet, at) => {
      for (let i = 0; i < parts.length; i++) {
        const { key, part, offset } = parts[i]!;
        const value = (record as ByField)[key];
        const old = (before as ByField)[key];
        if (value !== old) part.update(value, old, sheet, at + offset);
      }
    },
    ranges: (path, at) =>
      parts.flatMap(({ key, part, offset }) => part.ranges(path === '' ? key : `${path}.${key}`, at + offset)),
    choices: undefined,
    isNumber: false,
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
  const variantOf = (value: unknown) => {
    const { kind: name } = value as { readonly kind: string };
    return parts.find((each) => each.name === name);
  };
  const write: Part['write'] = (value, sheet, at) => {
    kind.write((value as { readonly kind: string }).kind, sheet, at);
    const { part, offset } = variantOf(value)!;
    part.write(value, sheet, at + offset);
  };
  return {
    size,
    write,
    update: (value, before, sheet, at) => {
      const { part, offset } = variantOf(before)!;
      if (variantOf(value)?.part === part) return part.update(value, before, sheet, at + offset);
      clear(sheet, at, kind.size);
      clear(sheet, at + offset, part.size);
      write(value, sheet, at);
    },
    ranges: (path, at) => [
      ...kind.ranges(`${path}.kind`, at),
      ...parts.flatMap(({ name, part, offset }) => part.ranges(`${path}(${name})`, at + offset)),
    ],
    choices: undefined,
    isNumber: false,
  };
};
