import { setImmediate } from 'node:timers/promises';
import { Zstd } from '@hpcc-js/wasm-zstd';
import { readerOf } from './reader.js';
import { partsOf, type Take } from './zstd-frames.js';

/** The part of the library that copies bytes out of its memory. */
interface Heap {
  heapView(data: unknown): Uint8Array;
  heapToUint8Array(data: unknown): Uint8Array;
}

/** Loads the library, and makes it copy bytes as a whole: byte by byte, it takes ten times as long as gzip. */
const loaded = async (): Promise<Zstd> => {
  const zstd = await Zstd.load();
  const heap = Reflect.get(zstd, '_mainModule') as Heap;
  heap.heapToUint8Array = (data) => heap.heapView(data).slice();
  return zstd;
};

/** The most bytes that a block can hold. */
const MOST = 131_072;

/** Decompresses zstd block by block. A few bytes can expand to many: the program handles signals after each block. */
export async function* unzstd(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const zstd = await loaded();
  const proof = zstd.compress(new Uint8Array(1));
  zstd.reset();
  for await (const part of partsOf(takerOf(source))) {
    const bytes = zstd.decompressChunk(part.bytes, MOST);
    if (part.kind === 'block' && bytes.length === 0 && !part.isEmpty) throw damaged();
    // The decoder does not report errors; after one it refuses to begin another frame.
    if (part.kind === 'end' && zstd.decompressChunk(proof, MOST).length !== 1) throw damaged();
    if (bytes.length > 0) yield bytes;
    await setImmediate();
  }
}

const damaged = (): Error => new Error('its zstd data is damaged');

/** Returns a function that reads a given number of bytes; null at the end of the source. */
const takerOf = (source: AsyncIterable<Uint8Array>): Take => {
  const { take } = readerOf(source);
  return async (length) => {
    const bytes = await take(length);
    if (bytes.length === length) return bytes;
    if (bytes.length > 0) throw new Error('it is cut off');
    return null;
  };
};

/** Compresses bytes into one zstd frame; concatenated frames are a valid file. */
export const zstd = async (bytes: Uint8Array): Promise<Uint8Array> => (await loaded()).compress(bytes);
