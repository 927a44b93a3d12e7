import { setImmediate } from 'node:timers/promises';
import { Zstd } from '@hpcc-js/wasm-zstd';
import { createReader } from './reader.js';
import { splitFrames, type TakeBytes } from './zstd-frames.js';

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
