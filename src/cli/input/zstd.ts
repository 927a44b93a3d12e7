import { setImmediate } from 'node:timers/promises';
import { Zstd } from '@hpcc-js/wasm-zstd';
import { partsOf, type Take } from './zstd-frames.js';

/** The most bytes that a block can hold. */
const MOST = 131_072;

/** Decompresses zstd block by block. A few bytes can expand to many: the program handles signals after each block. */
export async function* unzstd(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const zstd = await Zstd.load();
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

const damaged = (): Error => new Error('its zstd data is damaged, or needs more than 128 MB of memory');

/** Returns a function that reads a given number of bytes from a source. */
export const takerOf = (source: AsyncIterable<Uint8Array>): Take => {
  const pieces = source[Symbol.asyncIterator]();
  let held: Uint8Array = new Uint8Array();
  return async (length) => {
    const parts: Uint8Array[] = [];
    for (let missing = length; missing > 0; missing = length - lengthOf(parts)) {
      if (held.length === 0) {
        const next = await pieces.next();
        if (next.done === true) return cut(parts);
        held = next.value;
      }
      parts.push(held.subarray(0, missing));
      held = held.subarray(missing);
    }
    return parts.length === 1 ? parts[0]! : Buffer.concat(parts);
  };
};

const cut = (parts: readonly Uint8Array[]): null => {
  if (parts.length > 0) throw new Error('it is cut off');
  return null;
};

const lengthOf = (parts: readonly Uint8Array[]): number => parts.reduce((sum, { length }) => sum + length, 0);

/** Compresses bytes into one zstd frame; concatenated frames are a valid file. */
export const zstd = async (bytes: Uint8Array): Promise<Uint8Array> => (await Zstd.load()).compress(bytes);
