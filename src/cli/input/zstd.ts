import { setImmediate } from 'node:timers/promises';
import { Zstd } from '@hpcc-js/wasm-zstd';
import { partsOf, type Take } from './zstd-frames.js';

/** No block holds more. */
const MOST = 131_072;

/** Decompresses zstd, a block at a time. Few bytes can hold much: after each block the program hears signals. */
export async function* unzstd(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const zstd = await Zstd.load();
  const proof = zstd.compress(new Uint8Array(1));
  zstd.reset();
  for await (const part of partsOf(takerOf(source))) {
    const bytes = zstd.decompressChunk(part.bytes, MOST);
    if (part.kind === 'block' && bytes.length === 0 && !part.isEmpty) throw damaged();
    // The decoder keeps its errors to itself; after one it does not begin another frame.
    if (part.kind === 'end' && zstd.decompressChunk(proof, MOST).length !== 1) throw damaged();
    if (bytes.length > 0) yield bytes;
    await setImmediate();
  }
}

const damaged = (): Error => new Error('its zstd is damaged, or asks for more than 128 MB of memory');

/** Takes bytes out of a source, as many as are asked for. */
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
  if (parts.length > 0) throw new Error('it is cut');
  return null;
};

const lengthOf = (parts: readonly Uint8Array[]): number => parts.reduce((sum, { length }) => sum + length, 0);

/** A frame of zstd; frames one after the other are a file. */
export const zstd = async (bytes: Uint8Array): Promise<Uint8Array> => (await Zstd.load()).compress(bytes);
