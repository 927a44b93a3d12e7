import type { Names } from '../core/fields.js';
import type { Choice, Meaning, Range } from './layout.js';

/** How a part of a view becomes so many numbers. */
export interface Part {
  /** How many numbers it becomes. */
  readonly size: number;
  /** Writes a value to where all is 0 from `at` on. */
  write(value: unknown, sheet: Sheet, at: number): void;
  /** What these numbers mean. */
  ranges(path: string, at: number): readonly Range[];
  /** What it can be, where it is one of a few. */
  readonly choices?: Choices;
}

/** An observation under way. */
export interface Sheet {
  readonly numbers: Float32Array;
  /** The seat from which seats are counted. */
  readonly viewer: number;
}

/** The few values that something can have. */
export interface Choices {
  /** What each is called. */
  readonly values: readonly Choice[];
  /** The place of a value among them, as somebody sees it. */
  placeOf(value: unknown, viewer: number): number;
}

/** A value that becomes numbers with one meaning. */
export const leaf = (size: number, means: Meaning, write: Part['write']): Part => ({
  size,
  write,
  ranges: (path, from) => (size === 0 ? [] : [{ path, from, size, means }]),
});

/** An amount. Large ones are few: they are told apart less. */
export const amount = (least: number, most: number): Part => {
  const span = most - least;
  const isEven = span < MANY;
  const means: Meaning = { is: 'amount', scale: isEven ? 'even' : 'logarithmic', least, most };
  const worth = isEven ? (n: number) => n / span : (n: number) => Math.log1p(n) / Math.log1p(span);
  return leaf(span === 0 ? 0 : 1, means, (value, { numbers }, at) => {
    if (span > 0) numbers[at] = worth((value as number) - least);
  });
};

const MANY = 100;

const MOST_POINTS = 9999;

/** Points, which can be lost too. */
export const points: Part = leaf(1, { is: 'points', most: MOST_POINTS }, (value, { numbers }, at) => {
  const total = value as number;
  numbers[at] = (Math.sign(total) * Math.log1p(Math.abs(total))) / Math.log1p(MOST_POINTS);
});

/** True or false. */
export const flag: Part = leaf(1, { is: 'whether', so: 'true' }, (value, { numbers }, at) => {
  numbers[at] = value === true ? 1 : 0;
});

const placeOf = (choices: Choices, value: unknown, viewer: number): number => {
  const place = choices.placeOf(value, viewer);
  if (!(place >= 0 && place < choices.values.length))
    throw new RangeError('The view holds what its game has no field for.');
  return place;
};

/** One of a few values; if there is but one, it tells nothing. */
export const oneOf = (choices: Choices): Part => {
  const { values } = choices;
  const size = values.length === 1 ? 0 : values.length;
  const part = leaf(size, { is: 'one of', values }, (value, { numbers, viewer }, at) => {
    const place = placeOf(choices, value, viewer);
    if (size > 0) numbers[at + place] = 1;
  });
  return { ...part, choices };
};

/** How often each of a few values is in a list. */
export const bagOf = (choices: Choices): Part =>
  leaf(choices.values.length, { is: 'bag of', values: choices.values }, (list, { numbers, viewer }, at) => {
    for (const value of list as readonly unknown[]) {
      const place = at + placeOf(choices, value, viewer);
      numbers[place] = (1 + numbers[place]!) / 2;
    }
  });

/** A value, or what stands in its place. */
export const unless = (so: 'none' | 'hidden', instead: null | string, part: Part): Part => {
  const { choices } = part;
  if (choices !== undefined) return oneOf(withOther(choices, instead));
  const flagged = leaf(1, { is: 'whether', so }, (_, { numbers }, at) => {
    numbers[at] = 1;
  });
  return {
    size: 1 + part.size,
    write: (value, sheet, at) =>
      value === instead ? flagged.write(value, sheet, at) : part.write(value, sheet, at + 1),
    ranges: (path, at) => [...flagged.ranges(path, at), ...part.ranges(path, at + 1)],
  };
};

const withOther = ({ values, placeOf }: Choices, other: null | string): Choices => ({
  values: [...values, other],
  placeOf: (value, viewer) => (value === other ? values.length : placeOf(value, viewer)),
});

/** The number that stands for this one where the viewer's seat is the first. */
export const turned = (number: number, { seats, each }: Names, viewer: number): number => {
  if (number < 0 || number >= seats * each) return number;
  const own = viewer * each;
  return number < own ? number - own + seats * each : number - own;
};

/** What a number is called that names a seat or a thing, with the viewer's seat as the first. */
export const called = (number: number, { seats, each }: Names): string | number => {
  if (number < 0 || number >= seats * each) return number;
  return each === 1 ? `+${number}` : `+${Math.floor(number / each)}.${number % each}`;
};
