import { createInflateRaw, crc32 as nativeCrc32 } from 'node:zlib';
import { type ByteReader, readerOf } from './reader.js';

/**
 * Decompresses gzip, member by member, and checks each. Zeros after the last member are padding, as for gzip; other
 * bytes there are an error once everything before them is read.
 */
export async function* gunzipped(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = readerOf(source);
  for (let number = 1; ; number++) {
    const mark = await reader.take(MARK.length);
    if (number > 1 && !begins(mark, MARK)) {
      await skipZeros(mark, reader);
      return;
    }
    if (!begins(mark, MARK)) throw damaged();
    await skipHead(reader);
    yield* member(reader);
  }
}

const MARK = [0x1f, 0x8b, 8];

const begins = (bytes: Uint8Array, mark: readonly number[]): boolean => mark.every((byte, i) => bytes[i] === byte);

const damaged = (): Error => new Error('its gzip data is damaged');

/** Reads the padding after the last member; `first` was read already. */
const skipZeros = async (first: Uint8Array, reader: ByteReader): Promise<void> => {
  for (let bytes: Uint8Array | null = first; bytes !== null; bytes = await reader.next()) {
    if (begins(bytes, MARK.slice(0, 1)) && bytes.length < MARK.length) throw cutOff();
    if (bytes.some((byte) => byte !== 0)) throw new Error('after its gzip data come bytes that are not gzip');
  }
};

const cutOff = (): Error => new Error('it is cut off');

const taken = async (reader: ByteReader, length: number): Promise<Uint8Array> => {
  const bytes = await reader.take(length);
  if (bytes.length < length) throw cutOff();
  return bytes;
};

/** The flags of a header: a checksum of it, extra bytes, a name, a comment. */
const [SUM, EXTRA, NAME, COMMENT] = [2, 4, 8, 16];

/** Reads the rest of a header. */
const skipHead = async (reader: ByteReader): Promise<void> => {
  const flags = (await taken(reader, 7))[0]!;
  if ((flags & 0xe0) !== 0) throw damaged();
  if ((flags & EXTRA) !== 0) await taken(reader, Buffer.from(await taken(reader, 2)).readUInt16LE());
  for (const text of [NAME, COMMENT]) {
    if ((flags & text) !== 0) while ((await taken(reader, 1))[0] !== 0);
  }
  if ((flags & SUM) !== 0) await taken(reader, 2);
};

/** Decompresses a member, and compares its length and checksum. */
async function* member(reader: ByteReader): AsyncGenerator<Uint8Array> {
  let [sum, length] = [0, 0];
  for await (const piece of inflated(reader)) {
    sum = crc32(piece, sum);
    length = (length + piece.length) >>> 0;
    yield piece;
  }
  const end = Buffer.from(await taken(reader, 8));
  if (end.readUInt32LE(0) !== sum || end.readUInt32LE(4) !== length) throw damaged();
}

/** Decompresses up to the end of the compressed data, and gives back the bytes behind it. */
async function* inflated(reader: ByteReader): AsyncGenerator<Uint8Array> {
  const inflate = createInflateRaw();
  let wake = (): void => {};
  for (const sign of ['readable', 'end', 'error']) inflate.on(sign, () => wake());
  try {
    for (let fed = 0; ; ) {
      const piece = await reader.next();
      if (piece === null) throw cutOff();
      fed += piece.length;
      let isTaken = false;
      inflate.write(piece, () => {
        isTaken = true;
        wake();
      });
      while (!isTaken && !inflate.readableEnded && !inflate.destroyed) {
        const woken = new Promise<void>((resolve) => {
          wake = resolve;
        });
        for (let out = inflate.read(); out !== null; out = inflate.read()) yield out as Uint8Array;
        if (!isTaken) await woken;
      }
      if (inflate.errored !== null) throw damaged();
      for (let out = inflate.read(); out !== null; out = inflate.read()) yield out as Uint8Array;
      const left = fed - inflate.bytesWritten;
      if (left > 0) {
        reader.giveBack(piece.subarray(piece.length - left));
        return;
      }
    }
  } finally {
    inflate.destroy();
  }
}

/** Continues a checksum; older versions of Node do not have it. */
const crc32 = (bytes: Uint8Array, before: number): number =>
  nativeCrc32 === undefined ? slowCrc32(bytes, before) : nativeCrc32(bytes, before);

const slowCrc32 = (bytes: Uint8Array, before: number): number => {
  let sum = ~before;
  for (const byte of bytes) sum = TABLE[(sum ^ byte) & 255]! ^ (sum >>> 8);
  return ~sum >>> 0;
};

const TABLE = Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? 0xedb88320 ^ (sum >>> 1) : sum >>> 1;
  return sum;
});
