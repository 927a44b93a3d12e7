import { createCipheriv, createHash } from 'node:crypto';
import seedrandom from 'seedrandom/seedrandom.js';

/** The random sequence of a seed, as Node's own ChaCha20 computes it; each call returns the next number, below 1. */
export interface Sequence {
  (): number;
  /** Returns the random state that the library should have now. */
  state(): { key: string; drawn: number };
}

const CHUNK = 1024;

export const sequenceOf = (seed: string): Sequence => {
  const generator = seedrandom(createHash('sha256').update(seed, 'utf8').digest('hex'));
  const key = Buffer.alloc(32);
  for (let i = 0; i < 8; i++) key.writeInt32LE(generator.int32(), 4 * i);
  const cipher = createCipheriv('chacha20', key, Buffer.alloc(16));
  let words = Buffer.alloc(0);
  let drawn = 0;
  const next = (): number => {
    const place = drawn++ % CHUNK;
    if (place === 0) words = cipher.update(Buffer.alloc(4 * CHUNK));
    return words.readUInt32LE(4 * place) / 2 ** 32;
  };
  return Object.assign(next, { state: () => ({ key: key.toString('hex'), drawn }) });
};
