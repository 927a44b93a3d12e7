import type { IdRange } from '../core/fields/fields.js';
import {
  amountEncoder,
  bagEncoder,
  clearNumbers,
  type FieldEncoder,
  nameNumber,
  type ObservationBuffer,
  toRelative,
} from './encoder.js';
import { nextDifference, nextLongDifference, nextNumberDifference } from './equal.js';

/** The possible lengths of a list, and the meaning of its places. */
export interface ListSize {
  readonly minItems: number;
  readonly maxItems: number;
  readonly idRange?: IdRange;
}

/** The length above which a list of a few values is encoded as a bag. */
const MAX_LISTED_PLACES = 12;
/** The length above which only the `END_ITEMS` first and last items of a list are encoded. */
const MAX_WHOLE_LENGTH = 64;
const END_ITEMS = 8;

/** Makes the part of a list of these parts. */
export const listEncoder = ({ minItems, maxItems, idRange }: ListSize, encoder: FieldEncoder): FieldEncoder => {
  if (minItems === maxItems) return placesEncoder(maxItems, encoder, idRange);
  if (encoder.choices !== undefined && maxItems > MAX_LISTED_PLACES) return bagEncoder(encoder.choices);
  const length = amountEncoder(0, maxItems);
  const items = maxItems > MAX_WHOLE_LENGTH ? endsEncoder(encoder) : placesEncoder(maxItems, encoder, idRange);
  return {
    size: length.size + items.size,
    write: (list, buffer, start) => {
      length.write((list as readonly unknown[]).length, buffer, start);
      items.write(list, buffer, start + length.size);
    },
    update: (list, before, buffer, start) => {
      const count = (list as readonly unknown[]).length;
      if (count !== (before as readonly unknown[]).length) length.update(count, undefined, buffer, start);
      items.update(list, before, buffer, start + length.size);
    },
    ranges: (path, start) => [...length.ranges(`${path}.length`, start), ...items.ranges(path, start + length.size)],
    choices: undefined,
    isNumber: false,
  };
};

const NO_SEATS: IdRange = { seats: 0, idsPerSeat: 1 };

/** Makes the part of a list of fixed places; the viewer's come first. */
export const placesEncoder = (places: number, encoder: FieldEncoder, idRange: IdRange = NO_SEATS): FieldEncoder => {
  const { size, isNumber } = encoder;
  const isLong = places > MAX_LISTED_PLACES;
  return {
    size: places * size,
    write: (list, buffer, start) => {
      const items = list as readonly unknown[];
      const filled = Math.min(items.length, places);
      for (let i = 0; i < filled; i++)
        encoder.write(items[i], buffer, start + toRelative(i, idRange, buffer.viewer) * size);
    },
    update: (list, before, buffer, start) => {
      const items = list as readonly unknown[];
      const previous = before as readonly unknown[];
      const [filled, oldFilled] = [Math.min(items.length, places), Math.min(previous.length, places)];
      const both = Math.min(filled, oldFilled);
      for (let i = 0; i < both; i++) {
        // Calls of one function each, which V8 can inline.
        if (!isNumber) i = nextDifference(items, previous, i, both);
        else i = isLong ? nextLongDifference(items, previous, i, both) : nextNumberDifference(items, previous, i, both);
        if (i < both)
          encoder.update(items[i], previous[i], buffer, start + toRelative(i, idRange, buffer.viewer) * size);
      }
      for (let i = both; i < filled; i++)
        encoder.write(items[i], buffer, start + toRelative(i, idRange, buffer.viewer) * size);
      if (both < oldFilled) clearNumbers(buffer, start + both * size, (oldFilled - both) * size);
    },
    ranges: (path, start) =>
      Array.from({ length: places }, (_, i) =>
        encoder.ranges(`${path}[${nameNumber(i, idRange)}]`, start + i * size),
      ).flat(),
    choices: undefined,
    isNumber: false,
  };
};

/** Makes the part of the first items and, counted from the end, the last items. */
const endsEncoder = (encoder: FieldEncoder): FieldEncoder => {
  const { size } = encoder;
  const first = placesEncoder(END_ITEMS, encoder);
  const updateItem = (item: unknown, before: unknown, buffer: ObservationBuffer, start: number): void => {
    if (item === before) return;
    if (item === undefined) clearNumbers(buffer, start, size);
    else if (before === undefined) encoder.write(item, buffer, start);
    else encoder.update(item, before, buffer, start);
  };
  return {
    size: 2 * first.size,
    write: (list, buffer, start) => {
      const items = list as readonly unknown[];
      for (let i = 0; i < END_ITEMS && i < items.length; i++) {
        encoder.write(items[i], buffer, start + i * size);
        encoder.write(items[items.length - 1 - i], buffer, start + (END_ITEMS + i) * size);
      }
    },
    update: (list, before, buffer, start) => {
      const items = list as readonly unknown[];
      const previous = before as readonly unknown[];
      const compared = Math.min(END_ITEMS, Math.max(items.length, previous.length));
      for (let i = 0; i < compared; i++) {
        updateItem(items[i], previous[i], buffer, start + i * size);
        updateItem(items.at(-1 - i), previous.at(-1 - i), buffer, start + (END_ITEMS + i) * size);
      }
    },
    ranges: (path, start) => [
      ...first.ranges(path, start),
      ...Array.from({ length: END_ITEMS }, (_, i) =>
        encoder.ranges(`${path}[${-1 - i}]`, start + (END_ITEMS + i) * size),
      ).flat(),
    ],
    choices: undefined,
    isNumber: false,
  };
};
