/** A number of a JSON text that readers would change. */
export interface NumberLoss {
  /** The number as it is written. */
  readonly written: string;
  /** The number as it is read. */
  readonly read: string;
}

/** Matches texts that may have such a number: `-0`, many digits, or an exponent. */
const MAYBE_LOSSY = /(?:^|[[,:])\s*(?:-0|-?[\d.]{16}|-?[\d.]+[eE])/;

/**
 * Returns the first number of a JSON text whose value does not survive reading and writing, such as `-0`,
 * `9007199254740993` or `1e400`; undefined if there is none.
 */
export const findLossyNumber = (text: string): NumberLoss | undefined => {
  if (!MAYBE_LOSSY.test(text)) return undefined;
  for (const [token] of text.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/g)) {
    if (token.startsWith('"')) continue;
    const read = JSON.stringify(Number(token));
    if (normaliseNumber(token) !== normaliseNumber(read)) return { written: token, read };
  }
  return undefined;
};

/** Returns a text that is equal for decimal numbers of equal value; `-0` and `0` differ. */
const normaliseNumber = (number: string): string => {
  const [, sign, whole = '', fraction = '', exponent = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(number) ?? [];
  if (sign === undefined) return number; // null, for numbers that are too large
  const digits = `${whole}${fraction}`.replace(/^0+/, '');
  const significant = digits.replace(/0+$/, '');
  if (significant === '') return `${sign}0`;
  const power = Number(exponent) - fraction.length + digits.length - significant.length;
  return `${sign}${significant}e${power}`;
};
