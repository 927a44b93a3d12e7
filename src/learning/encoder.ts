import type { IdRange } from '../core/fields/fields.js';
import { nextDifference } from './equal.js';
import type { Choice, Meaning, Range } from './layout.js';

/** The encoding of a part of a view as numbers. */
export interface FieldEncoder {
  /** The count of numbers. */
  readonly size: number;
  /** Writes a value at `at`, where all numbers are still 0. */
  write(value: unknown, buffer: ObservationBuffer, start: number): void;
  /** Writes a value at `at`, where `before` was written. */
  update(value: unknown, before: unknown, buffer: ObservationBuffer, start: number): void;
  /** Lists the meanings of these numbers. */
  ranges(path: string, start: number): readonly Range[];
  /** The possible values, if they are few. */
  readonly choices: ChoiceValues | undefined;
  /** True if every value is a number. */
  readonly isNumber: boolean;
}

/** An observation being written. */
export interface ObservationBuffer {
  readonly numbers: Float32Array;
  /** The seat from which seats are counted. */
  readonly viewer: number;
}

/** The few possible values of something. */
export interface ChoiceValues {
  /** The name of each. */
  readonly values: readonly Choice[];
  /** Returns the index of a value among them, as seen by the viewer. */
  indexOf(value: unknown, viewer: number): number;
}

/** Writes a value at `at` over whatever was written there. */
const rewrite = (
  { size, write }: Pick<FieldEncoder, 'size' | 'write'>,
  value: unknown,
  buffer: ObservationBuffer,
  start: number,
) => {
  clearNumbers(buffer, start, size);
  write(value, buffer, start);
};

/** Sets numbers to 0. */
export const clearNumbers = ({ numbers }: ObservationBuffer, start: number, size: number): void => {
  for (let i = start; i < start + size; i++) numbers[i] = 0;
};

/** Makes a part whose numbers have one meaning; `update` is `write` over zeros if it is not given. */
export const leafEncoder = (
  size: number,
  meaning: Meaning,
  write: FieldEncoder['write'],
  overrides: Partial<FieldEncoder> = {},
): FieldEncoder => ({
  size,
  write,
  update: (value, _, buffer, start) => rewrite({ size, write }, value, buffer, start),
  ranges: (path, from) => (size === 0 ? [] : [{ path, from, size, meaning }]),
  choices: undefined,
  isNumber: false,
  ...overrides,
});

/** Makes a part of one number, which is written even if it is 0. */
const numberEncoder = (meaning: Meaning, isNumber: boolean, write: FieldEncoder['write']): FieldEncoder =>
  leafEncoder(1, meaning, write, { isNumber, update: (value, _, buffer, start) => write(value, buffer, start) });

/** Makes the part of an amount; large ranges use a logarithmic scale. */
export const amountEncoder = (min: number, max: number): FieldEncoder => {
  const span = max - min;
  const isLinear = span < MIN_LOGARITHMIC_SPAN;
  const meaning: Meaning = { type: 'amount', scale: isLinear ? 'linear' : 'logarithmic', min, max };
  if (span === 0) return leafEncoder(0, meaning, () => {}, { isNumber: true });
  const scale = Math.log1p(span);
  const scaleOf = isLinear ? (n: number) => n / span : (n: number) => Math.log1p(n) / scale;
  const table = Float32Array.from({ length: Math.min(span + 1, MAX_TABLE_SIZE) }, (_, n) => scaleOf(n));
  return numberEncoder(meaning, true, (value, { numbers }, start) => {
    const n = (value as number) - min;
    numbers[start] = table[n] ?? scaleOf(n);
  });
};

/** The most amounts whose numbers are calculated once. */
const MAX_TABLE_SIZE = 1000;

const MIN_LOGARITHMIC_SPAN = 100;

const MAX_POINTS = 9999;
const POINTS_SCALE = Math.log1p(MAX_POINTS);

/** The part of points, which can be negative. */
export const pointsEncoder: FieldEncoder = numberEncoder(
  { type: 'points', max: MAX_POINTS },
  true,
  (value, { numbers }, start) => {
    const total = value as number;
    numbers[start] = (Math.sign(total) * Math.log1p(Math.abs(total))) / POINTS_SCALE;
  },
);

/** The part of a boolean. */
export const flagEncoder: FieldEncoder = numberEncoder(
  { type: 'whether', value: 'true' },
  false,
  (value, { numbers }, start) => {
    numbers[start] = value === true ? 1 : 0;
  },
);

const choiceIndex = (choices: ChoiceValues, value: unknown, viewer: number): number => {
  const index = choices.indexOf(value, viewer);
  if (!(index >= 0 && index < choices.values.length))
    throw new RangeError('The view holds what its game has no field for.');
  return index;
};

/** Makes the part of one of a few values; a single possible value takes no number. */
export const oneOfEncoder = (choices: ChoiceValues, isNumber = false): FieldEncoder => {
  const { values } = choices;
  const size = values.length === 1 ? 0 : values.length;
  const write: FieldEncoder['write'] = (value, { numbers, viewer }, start) => {
    const index = choiceIndex(choices, value, viewer);
    if (size > 0) numbers[start + index] = 1;
  };
  const update: FieldEncoder['update'] = (value, before, buffer, start) => {
    if (size > 0) buffer.numbers[start + choices.indexOf(before, buffer.viewer)] = 0;
    write(value, buffer, start);
  };
  return leafEncoder(size, { type: 'one of', values }, write, { update, choices, isNumber });
};

/** Makes the part of a list of a few values in any order: the count of each. */
export const bagEncoder = (choices: ChoiceValues): FieldEncoder => {
  const { values } = choices;
  const write: FieldEncoder['write'] = (list, { numbers, viewer }, start) => {
    for (const value of list as readonly unknown[]) {
      const index = start + choiceIndex(choices, value, viewer);
      numbers[index] = (1 + numbers[index]!) / 2;
    }
  };
  /** Counts some values again. */
  const recount = (
    recounted: readonly unknown[],
    from: number,
    end: number,
    list: readonly unknown[],
    buffer: ObservationBuffer,
    start: number,
  ) => {
    for (let i = from; i < end; i++) {
      let share = 0;
      for (let j = 0; j < list.length; j++) if (list[j] === recounted[i]) share = (1 + share) / 2;
      buffer.numbers[start + choiceIndex(choices, recounted[i], buffer.viewer)] = share;
    }
  };
  const update: FieldEncoder['update'] = (value, before, buffer, start) => {
    const list = value as readonly unknown[];
    const previous = before as readonly unknown[];
    let [end, previousEnd] = [list.length, previous.length];
    const from = nextDifference(list, previous, 0, Math.min(end, previousEnd));
    for (; end > from && previousEnd > from && list[end - 1] === previous[previousEnd - 1]; end--) previousEnd--;
    if (end + previousEnd - 2 * from > MAX_RECOUNTED)
      return rewrite({ size: values.length, write }, list, buffer, start);
    recount(previous, from, previousEnd, list, buffer, start);
    recount(list, from, end, list, buffer, start);
  };
  return leafEncoder(values.length, { type: 'bag of', values }, write, { update });
};

/** The most values that are counted again one by one. */
const MAX_RECOUNTED = 4;

/** Makes the part of a value that can be null or hidden instead. */
export const optionalEncoder = (
  value: 'none' | 'hidden',
  instead: null | string,
  encoder: FieldEncoder,
): FieldEncoder => {
  const { choices } = encoder;
  if (choices !== undefined) return oneOfEncoder(withExtraChoice(choices, instead));
  const absentEncoder = leafEncoder(1, { type: 'whether', value }, (_, { numbers }, start) => {
    numbers[start] = 1;
  });
  const size = 1 + encoder.size;
  const write: FieldEncoder['write'] = (value, buffer, start) =>
    value === instead ? absentEncoder.write(value, buffer, start) : encoder.write(value, buffer, start + 1);
  return {
    size,
    write,
    update: (value, before, buffer, start) => {
      if (value === instead) return rewrite({ size, write }, value, buffer, start);
      if (before !== instead) return encoder.update(value, before, buffer, start + 1);
      clearNumbers(buffer, start, 1);
      encoder.write(value, buffer, start + 1);
    },
    ranges: (path, start) => [...absentEncoder.ranges(path, start), ...encoder.ranges(path, start + 1)],
    choices: undefined,
    isNumber: false,
  };
};

const withExtraChoice = ({ values, indexOf }: ChoiceValues, other: null | string): ChoiceValues => ({
  values: [...values, other],
  indexOf: (value, viewer) => (value === other ? values.length : indexOf(value, viewer)),
});

/** Renumbers a seat or a thing of a seat so that the viewer's seat comes first. */
export const toRelative = (number: number, { seats, idsPerSeat }: IdRange, viewer: number): number => {
  if (number < 0 || number >= seats * idsPerSeat) return number;
  const own = viewer * idsPerSeat;
  return number < own ? number - own + seats * idsPerSeat : number - own;
};

/** Returns the name of the number of a seat or thing, with the viewer's seat as `+0`. */
export const nameNumber = (number: number, { seats, idsPerSeat }: IdRange): string | number => {
  if (number < 0 || number >= seats * idsPerSeat) return number;
  return idsPerSeat === 1 ? `+${number}` : `+${Math.floor(number / idsPerSeat)}.${number % idsPerSeat}`;
};
