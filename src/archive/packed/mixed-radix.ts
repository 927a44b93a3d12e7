import { type ByteReader, type ByteWriter, malformed } from './bytes.js';
import { bytesOfHex, hexOf } from './hash.js';

/** The entry of this number out of so many. */
export interface Choice {
  readonly index: number;
  readonly of: number;
}

/**
 * So many choices share a number: long games would otherwise take quadratic time. A new number costs the bytes of its
 * length and half a byte of rounding.
 */
const RUN = 256;

/** No number is longer than so many bytes: choices are below 2^32. */
const LONGEST = 4 * RUN;

/** Writes choices as digits of numbers, each digit in the base of as many as there were: log2(of) bits for each. */
export const writeChoices = (to: ByteWriter, choices: readonly Choice[]): void => {
  for (let first = 0; first < choices.length; first += RUN) {
    let number = 0n;
    // Backwards, since they are read as remainders.
    for (let i = Math.min(first + RUN, choices.length) - 1; i >= first; i--) {
      const { index, of } = choices[i]!;
      if (of > 1) number = number * BigInt(of) + BigInt(index);
    }
    to.bytes(bytesOf(number));
  }
};

/** What `writeChoices` wrote, choice by choice: the reader must know out of how many each was made. */
export interface ChoiceReader {
  /** The next entry's number, of so many. */
  next(of: number): number;
  /** Throws if more was written than was read. */
  end(): void;
}

/** The choices written there. */
export const choicesIn = (from: ByteReader): ChoiceReader => {
  let number = 0n;
  let read = 0;
  const endRun = (): void => {
    if (number !== 0n) throw malformed('its moves are not all there');
  };
  return {
    next: (of) => {
      if (read++ % RUN === 0) {
        endRun();
        number = numberOf(from.bytes(LONGEST));
      }
      if (of <= 1) return 0;
      const base = BigInt(of);
      const index = Number(number % base);
      number /= base;
      return index;
    },
    end: endRun,
  };
};

/** The bytes of a number, the highest first; none for 0. */
const bytesOf = (number: bigint): Uint8Array => {
  if (number === 0n) return new Uint8Array();
  const digits = number.toString(16);
  return bytesOfHex(digits.length % 2 === 0 ? digits : `0${digits}`);
};

const numberOf = (bytes: Uint8Array): bigint => {
  if (bytes.length === 0) return 0n;
  if (bytes[0] === 0) throw malformed('a number begins with nothing');
  return BigInt(`0x${hexOf(bytes)}`);
};
