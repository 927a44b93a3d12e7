/** Draws integers from 0 to `n` (excluded). */
export type RandomInt = (n: number) => number;

/** Makes a generator that depends on the seed alone: mulberry32, not the library's own, which is under test. */
export const generator = (seed: string): RandomInt => {
  let state = hashText(seed);
  return (n) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * n);
  };
};

/** Hashes a text by FNV-1a. */
const hashText = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash;
};
