import { utf8Of } from '../../core/digest.js';
import { textIn } from '../bytes.js';

/** Bytes being written one after the other. */
export interface ByteWriter {
  /** An integer from 0 to 2^53 - 1, seven bits to a byte, the lowest first. */
  count(value: number): void;
  /** So many bytes, their number first. */
  bytes(bytes: Uint8Array): void;
  /** A string in UTF-8. */
  text(text: string): void;
  /** Bytes whose number the reader knows. */
  raw(bytes: Uint8Array): void;
  /** All that was written. */
  written(): Uint8Array;
}

/** Bytes being read; what is not there, or beyond what may be, throws `Malformed`. */
export interface ByteReader {
  /** An integer of at most so much. */
  count(most: number): number;
  /** Bytes, at most so many. */
  bytes(most: number): Uint8Array;
  /** A string of at most so many bytes. */
  text(most: number): string;
  /** So many bytes. */
  raw(length: number): Uint8Array;
  /** How many bytes are left. */
  left(): number;
}

/** Thrown while bytes are read that nobody has written, and caught where the reading began. */
export class Malformed extends Error {}

/** What to throw. */
export const malformed = (why: string): Malformed => new Malformed(why);

/** Begins to write. */
export const writing = (): ByteWriter => {
  const parts: Uint8Array[] = [];
  const bytes = (part: Uint8Array): void => {
    parts.push(countBytes(part.length), part);
  };
  return {
    count: (value) => parts.push(countBytes(value)),
    bytes,
    text: (text) => bytes(utf8Of(text)),
    raw: (part) => parts.push(part),
    written: () => joined(parts),
  };
};

/** Parts one after the other, however many. */
export const joined = (parts: readonly Uint8Array[]): Uint8Array => {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};

const SEVEN = 128;

const countBytes = (value: number): Uint8Array => {
  const bytes: number[] = [];
  let left = value;
  for (; left >= SEVEN; left = Math.floor(left / SEVEN)) bytes.push((left % SEVEN) + SEVEN);
  return Uint8Array.of(...bytes, left);
};

/** Begins to read. */
export const reading = (from: Uint8Array): ByteReader => {
  let at = 0;
  const raw = (length: number): Uint8Array => {
    if (length > from.length - at) throw malformed('it ends too early');
    at += length;
    return from.subarray(at - length, at);
  };
  const count = (most: number): number => {
    let value = 0;
    for (let scale = 1; ; scale *= SEVEN) {
      if (scale > 1 && scale > most) throw malformed(`a number is beyond ${most}`);
      const [byte] = raw(1) as unknown as [number];
      value += (byte % SEVEN) * scale;
      if (value > most) throw malformed(`a number is beyond ${most}`);
      if (byte === 0 && scale > 1) throw malformed('a number ends with nothing');
      if (byte < SEVEN) return value;
    }
  };
  const bytes = (most: number): Uint8Array => raw(count(most));
  return { count, bytes, text: (most) => textOf(bytes(most)), raw, left: () => from.length - at };
};

const textOf = (bytes: Uint8Array): string => {
  const text = textIn(bytes);
  if (text === null) throw malformed('a text is not UTF-8');
  return text;
};
