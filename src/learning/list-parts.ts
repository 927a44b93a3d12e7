import type { Names } from '../core/fields/fields.js';
import { amount, bagOf, called, clear, type Part, type Sheet, turned } from './part.js';
import { nextOther, nextOtherInLong, nextOtherNumber } from './same.js';

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
    choices: undefined,
    isNumber: false,
  };
};

const NO_SEATS: Names = { seats: 0, each: 1 };

/** Makes the part of a list of fixed places; the viewer's come first. */
export const placesPart = (places: number, part: Part, names: Names = NO_SEATS): Part => {
  const { size, isNumber } = part;
  const isLong = places > MOST_PLACES;
  return {
    size: places * size,
    write: (list, sheet, at) => {
      const items = list as readonly unknown[];
      const filled = Math.min(items.length, places);
      for (let i = 0; i < filled; i++) part.write(items[i], sheet, at + turned(i, names, sheet.viewer) * size);
    },
    update: (list, before, sheet, at) => {
      const items = list as readonly unknown[];
      const old = before as readonly unknown[];
      const [filled, oldFilled] = [Math.min(items.length, places), Math.min(old.length, places)];
      const both = Math.min(filled, oldFilled);
      for (let i = 0; i < both; i++) {
        // Calls of one function each, which V8 can inline.
        if (!isNumber) i = nextOther(items, old, i, both);
        else i = isLong ? nextOtherInLong(items, old, i, both) : nextOtherNumber(items, old, i, both);
        if (i < both) part.update(items[i], old[i], sheet, at + turned(i, names, sheet.viewer) * size);
      }
      for (let i = both; i < filled; i++) part.write(items[i], sheet, at + turned(i, names, sheet.viewer) * size);
      if (both < oldFilled) clear(sheet, at + both * size, (oldFilled - both) * size);
    },
    ranges: (path, at) =>
      Array.from({ length: places }, (_, i) => part.ranges(`${path}[${called(i, names)}]`, at + i * size)).flat(),
    choices: undefined,
    isNumber: false,
  };
};

/** Makes the part of the first items and, counted from the end, the last items. */
const endsPart = (part: Part): Part => {
  const { size } = part;
  const first = placesPart(END, part);
  const updateItem = (item: unknown, before: unknown, sheet: Sheet, at: number): void => {
    if (item === before) return;
    if (item === undefined) clear(sheet, at, size);
    else if (before === undefined) part.write(item, sheet, at);
    else part.update(item, before, sheet, at);
  };
  return {
    size: 2 * first.size,
    write: (list, sheet, at) => {
      const items = list as readonly unknown[];
      for (let i = 0; i < END && i < items.length; i++) {
        part.write(items[i], sheet, at + i * size);
        part.write(items[items.length - 1 - i], sheet, at + (END + i) * size);
      }
    },
    update: (list, before, sheet, at) => {
      const items = list as readonly unknown[];
      const old = before as readonly unknown[];
      const most = Math.min(END, Math.max(items.length, old.length));
      for (let i = 0; i < most; i++) {
        updateItem(items[i], old[i], sheet, at + i * size);
        updateItem(items.at(-1 - i), old.at(-1 - i), sheet, at + (END + i) * size);
      }
    },
    ranges: (path, at) => [
      ...first.ranges(path, at),
      ...Array.from({ length: END }, (_, i) => part.ranges(`${path}[${-1 - i}]`, at + (END + i) * size)).flat(),
    ],
    choices: undefined,
    isNumber: false,
  };
};
