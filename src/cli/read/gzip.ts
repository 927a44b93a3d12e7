import { createInflateRaw, crc32 as nativeChecksum } from 'node:zlib';
import { type ByteReader, createReader } from './reader.js';

/**
 * Decompresses gzip, member by member, and checks each. Zeros after the last member are padding, as for gzip; other
 * bytes there are an error once everything before them is read.
 */
export async function* gunzip(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = createReader(source);
  for (let number = 1; ; number++) {
    const header = await reader.take(GZIP_HEADER.length);
    if (number > 1 && !startsWith(header, GZIP_HEADER)) {
      await skipZeros(header, reader);
      return;
    }
    if (!startsWith(header, GZIP_HEADER)) throw damagedError();
    await skipHeader(reader);
    yield* readMember(reader);
  }
}

const GZIP_HEADER = [0x1f, 0x8b, 8];

const startsWith = (bytes: Uint8Array, prefix: readonly number[]): boolean =>
  prefix.every((byte, i) => bytes[i] === byte);

const damagedError = (): Error => new Error('its gzip data is damaged');

/** Reads the padding after the last member; `first` was read already. */
const skipZeros = async (first: Uint8Array, reader: ByteReader): Promise<void> => {
  for (let bytes: Uint8Array | null = first; bytes !== null; bytes = await reader.next()) {
    if (startsWith(bytes, GZIP_HEADER.slice(0, 1)) && bytes.length < GZIP_HEADER.length) throw cutOffError();
    if (bytes.some((byte) => byte !== 0)) throw new Error('after its gzip data come bytes that are not gzip');
  }
};

const cutOffError = (): Error => new Error('it is cut off');

const takeExactly = async (reader: ByteReader, length: number): Promise<Uint8Array> => {
  const bytes = await reader.take(length);
  if (bytes.length < length) throw cutOffError();
  return bytes;
};

/** The flags of a header: a checksum of it, extra bytes, a name, a comment. */
const [HEADER_CHECKSUM, EXTRA_FIELD, FILE_NAME, FILE_COMMENT] = [2, 4, 8, 16];

/** Reads the rest of a header. */
const skipHeader = async (reader: ByteReader): Promise<void> => {
  const flags = (await takeExactly(reader, 7))[0]!;
  if ((flags & 0xe0) !== 0) throw damagedError();
  if ((flags & EXTRA_FIELD) !== 0) await takeExactly(reader, Buffer.from(await takeExactly(reader, 2)).readUInt16LE());
  for (const text of [FILE_NAME, FILE_COMMENT]) {
    if ((flags & text) !== 0) while ((await takeExactly(reader, 1))[0] !== 0);
  }
  if ((flags & HEADER_CHECKSUM) !== 0) await takeExactly(reader, 2);
};

/** Decompresses a member, and compares its length and checksum. */
async function* readMember(reader: ByteReader): AsyncGenerator<Uint8Array> {
  let [sum, length] = [0, 0];
  for await (const piece of inflateMember(reader)) {
    sum = checksum(piece, sum);
    length = (length + piece.length) >>> 0;
    yield piece;
  }
  const end = Buffer.from(await takeExactly(reader, 8));
  if (end.readUInt32LE(0) !== sum || end.readUInt32LE(4) !== length) throw damagedError();
}

/** Decompresses up to the end of the compressed data, and gives back the bytes behind it. */
async function* inflateMember(reader: ByteReader): AsyncGenerator<Uint8Array> {
  const inflate = createInflateRaw();
  let wake = (): void => {};
  for (const eventName of ['readable', 'end', 'error']) inflate.on(eventName, () => wake());
  try {
    for (let bytesFed = 0; ; ) {
      const piece = await reader.next();
      if (piece === null) throw cutOffError();
      bytesFed += piece.length;
      let isTaken = false;
      inflate.write(piece, () => {
        isTaken = true;
        wake();
      });
      while (!isTaken && !inflate.readableEnded && !inflate.destroyed) {
        const nextEvent = new Promise<void>((resolve) => {
          wake = resolve;
        });
        for (let out = inflate.read(); out !== null; out = inflate.read()) yield out as Uint8Array;
        if (!isTaken) await nextEvent;
      }
      if (inflate.errored !== null) throw damagedError();
      for (let out = inflate.read(); out !== null; out = inflate.read()) yield out as Uint8Array;
      const bytesLeft = bytesFed - inflate.bytesWritten;
      if (bytesLeft > 0) {
        reader.giveBack(piece.subarray(piece.length - bytesLeft));
        return;
      }
    }
  } finally {
    inflate.destroy();
  }
}

/** Continues a checksum; older versions of Node do not have it. */
const checksum = (bytes: Uint8Array, before: number): number =>
  nativeChecksum === undefined ? slowChecksum(bytes, before) : nativeChecksum(bytes, before);

const slowChecksum = (bytes: Uint8Array, before: number): number => {
  let sum = ~before;
  for (const byte of bytes) sum = CHECKSUM_TABLE[(sum ^ byte) & 255]! ^ (sum >>> 8);
  return ~sum >>> 0;
};

const CHECKSUM_TABLE = Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? 0xedb88320 ^ (sum >>> 1) : sum >>> 1;
  return sum;
});
