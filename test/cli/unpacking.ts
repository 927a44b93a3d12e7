import { expect } from 'vitest';

/** Some text to pack. */
export const NUMBERS = Buffer.from(
  Array.from({ length: 20_000 }, (_, i) => `${(i * 2_654_435_761) >>> 9} ${i % 77}\n`).join(''),
);

/** Yields bytes in pieces of a length. */
export async function* pieces(bytes: Uint8Array, length: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
}

/** The result of reading a stream. */
export interface Unpacked {
  readonly bytes: Buffer;
  /** The error that ended the stream; null if it was complete. */
  readonly failure: string | null;
}

/** Reads a stream to its end. */
export const collected = async (source: AsyncIterable<Uint8Array>): Promise<Unpacked> => {
  const parts: Uint8Array[] = [];
  try {
    for await (const part of source) parts.push(part);
  } catch (error) {
    return { bytes: Buffer.concat(parts), failure: (error as Error).message };
  }
  return { bytes: Buffer.concat(parts), failure: null };
};

/** Expects that a changed byte of packed text is reported. */
export const expectReported = async (
  unpack: (source: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>,
  packed: Buffer,
  at: number,
): Promise<void> => {
  const damaged = Buffer.from(packed);
  damaged[at]! ^= 1 + (at % 255);
  const { failure } = await collected(unpack(pieces(damaged, 4096)));
  expect(failure, `byte ${at}`).not.toBe(null);
};
