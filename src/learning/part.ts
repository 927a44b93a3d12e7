import type { Names } from '../core/fields/fields.js';
import type { Choice, Meaning, Range } from './layout.js';
import { nextOther } from './same.js';

/** The encoding of a part of a view as numbers. */
export interface Part {
  /** The count of numbers. */
  readonly size: number;
  /** Writes a value at `at`, where all numbers are still 0. */
  write(value: unknown, sheet: Sheet, at: number): void;
  /** Writes a value at `at`, where `before` was written. */
  update(value: unknown, before: unknown, sheet: Sheet, at: number): void;
  /** Lists the meanings of these numbers. */
  ranges(path: string, at: number): readonly Range[];
  /** The possible values, if they are few. */
  readonly choices: Choices | undefined;
  /** True if every value is a number. */
  readonly isNumber: boolean;
}

/** An observation being written. */
export interface Sheet {
  readonly numbers: Float32Array;
  /** The seat from which seats are counted. */
  readonly viewer: number;
}

/** The few possible values of something. */
export interface Choices {
  /** The name of each. */
  readonly values: readonly Choice[];
  /** Returns the index of a value among them, as seen by the viewer. */
  placeOf(value: unknown, viewer: number): number;
}

/** Writes a value at `at` over whatever was written there. */
const rewrite = ({ size, write }: Pick<Part, 'size' | 'write'>, value: unknown, sheet: Sheet, at: number) => {
  clear(sheet, at, size);
  write(value, sheet, at);
};

/** Sets numbers to 0. */
export const clear = ({ numbers }: Sheet, at: number, size: number): void => {
  for (let i = at; i < at + size; i++) numbers[i] = 0;
};

/** Makes a part whose numbers have one meaning; `update` is `write` over zeros if it is not given. */
export const leaf = (size: number, means: Meaning, write: Part['write'], more: Partial<Part> = {}): Part => ({
  size,
  write,
  update: (value, _, sheet, at) => rewrite({ size, write }, value, sheet, at),
  ranges: (path, from) => (size === 0 ? [] : [{ path, from, size, means }]),
  choices: undefined,
  isNumber: false,
  ...more,
});

/** Makes a part of one number, which is written even if it is 0. */
const single = (means: Meaning, isNumber: boolean, write: Part['write']): Part =>
  leaf(1, means, write, { isNumber, update: (value, _, sheet, at) => write(value, sheet, at) });

/** Makes the part of an amount; large ranges use a logarithmic scale. */
export const amount = (least: number, most: number): Part => {
  const span = most - least;
  const isEven = span < MANY;
  const means: Meaning = { is: 'amount', scale: isEven ? 'even' : 'logarithmic', least, most };
  if (span === 0) return leaf(0, means, () => {}, { isNumber: true });
  const scale = Math.log1p(span);
  const worthOf = isEven ? (n: number) => n / span : (n: number) => Math.log1p(n) / scale;
  const worths = Float32Array.from({ length: Math.min(span + 1, TABLE) }, (_, n) => worthOf(n));
  return single(means, true, (value, { numbers }, at) => {
    const n = (value as number) - least;
    numbers[at] = worths[n] ?? worthOf(n);
  });
};

/** The most amounts whose numbers are calculated once. */
const TABLE = 1000;

const MANY = 100;

const MOST_POINTS = 9999;
const POINTS_SCALE = Math.log1p(MOST_POINTS);

/** The part of points, which can be negative. */
export const points: Part = single({ is: 'points', most: MOST_POINTS }, true, (value, { numbers }, at) => {
  const total = value as number;
  numbers[at] = (Math.sign(total) * Math.log1p(Math.abs(total))) / POINTS_SCALE;
});

/** The part of a boolean. */
export const flag: Part = single({ is: 'whether', so: 'true' }, false, (value, { numbers }, at) => {
  numbers[at] = value === true ? 1 : 0;
});

const placeOf = (choices: Choices, value: unknown, viewer: number): number => {
  const place = choices.placeOf(value, viewer);
  if (!(place >= 0 && place < choices.values.length))
    throw new RangeError('The view holds what its game has no field for.');
  return place;
};

/** Makes the part of one of a few values; a single possible value takes no number. */
export const oneOf = (choices: Choices, isNumber = false): Part => {
  const { values } = choices;
  const size = values.length === 1 ? 0 : values.length;
  const write: Part['write'] = (value, { numbers, viewer }, at) => {
    const place = placeOf(choices, value, viewer);
    if (size > 0) numbers[at + place] = 1;
  };
  const update: Part['update'] = (value, before, sheet, at) => {
    if (size > 0) sheet.numbers[at + choices.placeOf(before, sheet.viewer)] = 0;
    write(value, sheet, at);
  };
  return leaf(size, { is: 'one of', values }, write, { update, choices, isNumber });
};

/** Makes the part of a list of a few values in any order: the count of each. */
export const bagOf = (choices: Choices): Part => {
  const { values } = choices;
  const write: Part['write'] = (list, { numbers, viewer }, at) => {
    for (const value of list as readonly unknown[]) {
      const place = at + placeOf(choices, value, viewer);
      numbers[place] = (1 + numbers[place]!) / 2;
    }
  };
  /** Counts some values again. */
  const recount = (
    some: readonly unknown[],
    from: number,
    end: number,
    list: readonly unknown[],
    sheet: Sheet,
    at: number,
  ) => {
    for (let i = from; i < end; i++) {
      let worth = 0;
      for (let j = 0; j < list.length; j++) if (list[j] === some[i]) worth = (1 + worth) / 2;
      sheet.numbers[at + placeOf(choices, some[i], sheet.viewer)] = worth;
    }
  };
  const update: Part['update'] = (value, before, sheet, at) => {
    const list = value as readonly unknown[];
    const old = before as readonly unknown[];
    let [end, oldEnd] = [list.length, old.length];
    const from = nextOther(list, old, 0, Math.min(end, oldEnd));
    for (; end > from && oldEnd > from && list[end - 1] === old[oldEnd - 1]; end--) oldEnd--;
    if (end + oldEnd - 2 * from > FEW) return rewrite({ size: values.length, write }, list, sheet, at);
    recount(old, from, oldEnd, list, sheet, at);
    recount(list, from, end, list, sheet, at);
  };
  return leaf(values.length, { is: 'bag of', values }, write, { update });
};

/** The most values that are counted again one by one. */
const FEW = 4;

/** Makes the part of a value that can be null or hidden instead. */
export const unless = (so: 'none' | 'hidden', instead: null | string, part: Part): Part => {
  const { choices } = part;
  if (choices !== undefined) return oneOf(withOther(choices, instead));
  const flagged = leaf(1, { is: 'whether', so }, (_, { numbers }, at) => {
    numbers[at] = 1;
  });
  const size = 1 + part.size;
  const write: Part['write'] = (value, sheet, at) =>
    value === instead ? flagged.write(value, sheet, at) : part.write(value, sheet, at + 1);
  return {
    size,
    write,
    update: (value, before, sheet, at) => {
      if (value === instead) return rewrite({ size, write }, value, sheet, at);
      if (before !== instead) return part.update(value, before, sheet, at + 1);
      clear(sheet, at, 1);
      part.write(value, sheet, at + 1);
    },
    ranges: (path, at) => [...flagged.ranges(path, at), ...part.ranges(path, at + 1)],
    choices: undefined,
    isNumber: false,
  };
};

const withOther = ({ values, placeOf }: Choices, other: null | string): Choices => ({
  values: [...values, other],
  placeOf: (value, viewer) => (value === other ? values.length : placeOf(value, viewer)),
});

/** Renumbers a seat or a thing of a seat so that the viewer's seat comes first. */
export const turned = (number: number, { seats, each }: Names, viewer: number): number => {
  if (number < 0 || number >= seats * each) return number;
  const own = viewer * each;
  return number < own ? number - own + seats * each : number - own;
};

/** Returns the name of the number of a seat or thing, with the viewer's seat as `+0`. */
export const called = (number: number, { seats, each }: Names): string | number => {
  if (number < 0 || number >= seats * each) return number;
  return each === 1 ? `+${number}` : `+${Math.floor(number / each)}.${number % each}`;
};
