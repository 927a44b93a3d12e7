import seedrandom from 'seedrandom/seedrandom.js';
import type { Mutable } from '../data/copy.js';
import { sha256Of } from '../data/digest.js';
import { CHACHA_CONSTANTS, chachaBlock } from './chacha.js';

/** The position in the random sequence of a seed. Only `drawn` may be changed in place. */
export interface RandomState {
  /** The key of ChaCha20, made from the seed: 64 hexadecimal digits. */
  readonly key: string;
  /** The count of numbers taken so far. */
  readonly drawn: number;
}

/** The highest `drawn`: after so many numbers the sequence begins again. */
export const MAX_DRAWN = 2 ** 36 - 1;

const BLOCK_WORDS = 16; // in a block
const COUNTER_INDEX = 12; // its place in the input of a block

/**
 * Returns the random state at the beginning of a seed's sequence. A seed must not have lone surrogates: they are one
 * character in UTF-8.
 */
export const randomStateOf = (seed: string): Mutable<RandomState> => {
  // seedrandom alone takes 8 bits of each character, and repeats its key: '1' and '11' would be one seed.
  const generator = seedrandom(sha256Of(seed));
  let key = '';
  for (let i = 0; i < 8; i++) key += hexOf(generator.int32());
  return { key, drawn: 0 };
};

/** Returns the random state of a seed that is nobody's secret: much faster than `seeded`, but others can find the key. */
export const insecureRandomStateOf = (seed: string): Mutable<RandomState> => {
  let a = 0x9e3779b9;
  let b = 0x85ebca6b;
  for (let i = 0; i < seed.length; i++) {
    const codeUnit = seed.charCodeAt(i);
    a = Math.imul(a ^ codeUnit, 0x01000193);
    b = Math.imul(b ^ codeUnit, 0x5bd1e995);
    a ^= b >>> 15;
    b ^= a >>> 13;
  }
  return { key: (hexOf(a) + hexOf(b)).repeat(4), drawn: 0 };
};

/** Writes a word as the hexadecimal digits of its four bytes, little endian. */
const hexOf = (word: number): string =>
  BYTE_HEX[word & 0xff]! + BYTE_HEX[(word >>> 8) & 0xff]! + BYTE_HEX[(word >>> 16) & 0xff]! + BYTE_HEX[word >>> 24]!;

/** The hexadecimal digits of every byte: looking them up takes a tenth of the time of writing them. */
const BYTE_HEX: readonly string[] = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

const reverseBytes = (word: number): number =>
  (word << 24) | ((word & 0xff00) << 8) | ((word >>> 8) & 0xff00) | (word >>> 24);

/** A block of a sequence. */
interface CachedBlock {
  key: string;
  /** The random state that drew from it last: comparing objects takes less time than comparing keys. */
  lastUser: RandomState | null;
  /** The place of its first number in the sequence; -1 in an empty slot. */
  start: number;
  /** The input of the block: the constants, the key, the counter, and a nonce of zeros. */
  readonly input: Uint32Array;
  readonly words: Uint32Array;
}

const createBlock = (): CachedBlock => {
  const input = new Uint32Array(16);
  input.set(CHACHA_CONSTANTS);
  return { key: '', lastUser: null, start: -1, input, words: new Uint32Array(16) };
};

// Blocks are kept, so that most numbers are only read. There are two, because a game and a bot draw in turns.
let block = createBlock();
let otherBlock = createBlock();

/** Takes the next number of the sequence, an integer below 2^32. */
export const nextWord = (random: Mutable<RandomState>): number => {
  const { drawn } = random;
  const wordIndex = drawn & (BLOCK_WORDS - 1);
  if (block.start !== drawn - wordIndex || block.lastUser !== random) loadBlock(random, drawn - wordIndex);
  random.drawn = drawn === MAX_DRAWN ? 0 : drawn + 1;
  return block.words[wordIndex]!;
};

/** Makes `slot` hold the block that begins with this number. */
const loadBlock = (random: RandomState, start: number): void => {
  const { key } = random;
  if (block.key !== key) {
    const swapped = otherBlock;
    otherBlock = block;
    block = swapped;
  }
  block.lastUser = random;
  if (block.start === start && block.key === key) return;
  if (block.key !== key) setKey(block, key);
  block.start = start;
  block.input[COUNTER_INDEX] = start / BLOCK_WORDS;
  chachaBlock(block.input, block.words);
};

const setKey = (block: CachedBlock, key: string): void => {
  block.key = key;
  for (let i = 0; i < 8; i++) {
    block.input[CHACHA_CONSTANTS.length + i] = reverseBytes(Number.parseInt(key.slice(8 * i, 8 * i + 8), 16));
  }
};
