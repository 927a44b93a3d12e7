import { setImmediate } from 'node:timers/promises';
import { Zstd } from '@hpcc-js/wasm-zstd';
import { createReader } from './reader.js';

/** The part of the library that copies bytes out of its memory. */
interface Heap {
  heapView(data: unknown): Uint8Array;
  heapToUint8Array(data: unknown): Uint8Array;
}

/** Loads the library, and makes it copy bytes as a whole: byte by byte, it takes ten times as long as gzip. */
const loadZstd = async (): Promise<Zstd> => {
  const zstd = await Zstd.load();
  const heap = Reflect.get(zstd, '_mainModule') as Heap;
  heap.heapToUint8Array = (data) => heap.heapView(data).slice();
  return zstd;
};

/** The most bytes that a block can hold. */
const MAX_BLOCK_BYTES = 131_072;

/** Decompresses zstd block by block. A few bytes can expand to many: the program handles signals after each block. */
export async function* decompressZstd(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const zstd = await loadZstd();
  const sampleFrame = zstd.compress(new Uint8Array(1));
  zstd.reset();
  for await (const part of splitFrames(createTake(source))) {
    const bytes = zstd.decompressChunk(part.bytes, MAX_BLOCK_BYTES);
    if (part.kind === 'block' && bytes.length === 0 && !part.isEmpty) throw damagedError();
    // The decoder does not report errors; after one it refuses to begin another frame.
    if (part.kind === 'end' && zstd.decompressChunk(sampleFrame, MAX_BLOCK_BYTES).length !== 1) throw damagedError();
    if (bytes.length > 0) yield bytes;
    await setImmediate();
  }
}

const damagedError = (): Error => new Error('its zstd data is damaged');

/** Returns a function that reads a given number of bytes; null at the end of the source. */
const createTake = (source: AsyncIterable<Uint8Array>): TakeBytes => {
  const { take } = createReader(source);
  return async (length) => {
    const bytes = await take(length);
    if (bytes.length === length) return bytes;
    if (bytes.length > 0) throw new Error('it is cut off');
    return null;
  };
};

/** Compresses bytes into one zstd frame; concatenated frames are a valid file. */
export const zstd = async (bytes: Uint8Array): Promise<Uint8Array> => (await loadZstd()).compress(bytes);

/** A part of a zstd stream, as the decoder takes it. */
type ZstdPart =
  | { readonly kind: 'head'; readonly bytes: Uint8Array }
  | { readonly kind: 'block'; readonly bytes: Uint8Array; readonly isEmpty: boolean }
  | { readonly kind: 'end'; readonly bytes: Uint8Array };

/** Reads a number of bytes from a source; null at its end. */
type TakeBytes = (length: number) => Promise<Uint8Array | null>;

const MAGIC = 0xfd2fb528;
const SKIPPABLE = 0x184d2a50;

/**
 * Splits the frames of a stream into head, blocks and checksum, in their order. The decoder is fed a part at a time,
 * since it does not report input that it has left over.
 */
export async function* splitFrames(take: TakeBytes): AsyncGenerator<ZstdPart> {
  for (let start = await take(4); start !== null; start = await take(4)) {
    const magic = readUint32(start);
    if (magic === MAGIC) yield* splitFrame(start, takeExactly(take));
    else if ((magic & 0xfffffff0) >>> 0 === SKIPPABLE) await skipFrame(takeExactly(take));
    else throw new Error('it is damaged: expected a zstd frame');
  }
}

type TakeExactly = (length: number) => Promise<Uint8Array>;

const takeExactly =
  (take: TakeBytes): TakeExactly =>
  async (length) => {
    const bytes = await take(length);
    if (bytes === null) throw new Error('it is cut off');
    return bytes;
  };

const SKIP_BYTES = 65_536;

const skipFrame = async (take: TakeExactly): Promise<void> => {
  for (let bytesLeft = readUint32(await take(4)); bytesLeft > 0; bytesLeft -= SKIP_BYTES)
    await take(Math.min(bytesLeft, SKIP_BYTES));
};

async function* splitFrame(magic: Uint8Array, take: TakeExactly): AsyncGenerator<ZstdPart> {
  const descriptor = await take(1);
  const flags = descriptor[0]!;
  const isSingle = (flags & 32) !== 0;
  const sizeBytes = [isSingle ? 1 : 0, 2, 4, 8][flags >> 6]!;
  const dictionaryBytes = [0, 1, 2, 4][flags & 3]!;
  const rest = await take((isSingle ? 0 : 1) + dictionaryBytes + sizeBytes);
  checkMemory(isSingle ? parseSize(rest.subarray(dictionaryBytes)) : windowBytes(rest[0]!));
  yield { kind: 'head', bytes: Buffer.concat([magic, descriptor, rest]) };
  for (let isLast = false; !isLast; ) {
    const blockHeader = await take(3);
    const field = blockHeader[0]! + (blockHeader[1]! << 8) + (blockHeader[2]! << 16);
    isLast = (field & 1) !== 0;
    const [type, size] = [(field >> 1) & 3, field >> 3];
    const body = await take(type === RUN_BLOCK ? 1 : size);
    yield { kind: 'block', bytes: Buffer.concat([blockHeader, body]), isEmpty: size === 0 };
  }
  yield { kind: 'end', bytes: (flags & 4) === 0 ? new Uint8Array() : await take(4) };
}

/** The memory that the decoder may use. */
const MAX_MEMORY_BYTES = 128 * 2 ** 20;

const checkMemory = (bytes: number): void => {
  if (bytes <= MAX_MEMORY_BYTES) return;
  const [neededMegabytes, maxMegabytes] = [bytes, MAX_MEMORY_BYTES].map((size) => Math.ceil(size / 2 ** 20));
  throw new Error(`its zstd data needs ${neededMegabytes} MB of memory, more than ${maxMegabytes} MB`);
};

/** Returns the memory for which a byte of the frame's head asks. */
const windowBytes = (byte: number): number => 2 ** (10 + (byte >> 3)) * (1 + (byte & 7) / 8);

/** Returns the size of the content of a frame that is decoded into memory as a whole. */
const parseSize = (bytes: Uint8Array): number => bytes.reduceRight((sum, byte) => 256 * sum + byte, 0);

/** The type of a block that is one repeated byte. */
const RUN_BLOCK = 1;

const readUint32 = (bytes: Uint8Array): number => Buffer.from(bytes).readUInt32LE(0);
