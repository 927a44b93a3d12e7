import type { Names } from '../core/fields/fields.js';
import { amount, bagOf, called, clear, type Part, turned } from './part.js';

/** The possible lengths of a list, and the meaning of its places. */
export interface ListSize {
  readonly least: number;
  readonly most: number;
  readonly names?: Names;
}

/** The length above which a list of a few values is encoded as a bag. */
const MOST_PLACES = 12;
/** The length above which only the `END` first and last items of a list are encoded. */
const LONGEST = 64;
const END = 8;

/** Makes the part of a list of these parts. */
export const listPart = ({ least, most, names }: ListSize, part: Part): Part => {
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
    update: (list, before, sheet, at) => {
      const count = (list as readonly unknown[]).length;
      if (count !== (before as readonly unknown[]).length) length.update(count, undefined, sheet, at);
      items.update(list, before, sheet, at + length.size);
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
  update: (list, before, sheet, at) => {
    const items = list as readonly unknown[];
    const old = before as readonly unknown[];
    const most = Math.min(Math.max(items.length, old.length), places);
    for (let i = 0; i < most; i++) {
      if (items[i] === old[i] && i < items.length && i < old.length) continue;
      const place = at + turned(i, names, sheet.viewer) * part.size;
      if (i >= items.length) clear(sheet, place, part.size);
      else if (i >= old.length) part.write(items[i], sheet, place);
      else part.update(items[i], old[i], sheet, place);
    }
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
    update: (list, before, sheet, at) => {
      const items = list as readonly unknown[];
      const old = before as readonly unknown[];
      first.update(items.slice(0, END), old.slice(0, END), sheet, at);
      first.update(items.slice(-END).reverse(), old.slice(-END).reverse(), sheet, at + first.size);
    },
    ranges: (path, at) => [
      ...first.ranges(path, at),
      ...Array.from({ length: END }, (_, i) =>
        part.ranges(`${path}[${-1 - i}]`, at + first.size + i * part.size),
      ).flat(),
    ],
  };
};
