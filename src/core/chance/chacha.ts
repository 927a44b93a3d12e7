const ROUNDS = 20;

/** The constants at the head of a block's input, "expand 32-byte k". */
export const CONSTANTS = Object.freeze([0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]);

const mixed = new Int32Array(16);

/**
 * Computes a block of ChaCha20 (RFC 8439, section 2.3). The input is its initial state: the constants, the key, the
 * counter and the nonce.
 */
export const chachaBlock = (input: Uint32Array, block: Uint32Array): void => {
  const x = mixed;
  for (let i = 0; i < 16; i++) x[i] = input[i]!;
  for (let round = 0; round < ROUNDS; round += 2) {
    quarterRound(x, 0, 4, 8, 12);
    quarterRound(x, 1, 5, 9, 13);
    quarterRound(x, 2, 6, 10, 14);
    quarterRound(x, 3, 7, 11, 15);
    quarterRound(x, 0, 5, 10, 15);
    quarterRound(x, 1, 6, 11, 12);
    quarterRound(x, 2, 7, 8, 13);
    quarterRound(x, 3, 4, 9, 14);
  }
  for (let i = 0; i < 16; i++) block[i] = x[i]! + input[i]!;
};

const quarterRound = (x: Int32Array, i: number, j: number, k: number, l: number): void => {
  let [a, b, c, d] = [x[i]!, x[j]!, x[k]!, x[l]!];
  a = (a + b) | 0;
  d = rotated(d ^ a, 16);
  c = (c + d) | 0;
  b = rotated(b ^ c, 12);
  a = (a + b) | 0;
  d = rotated(d ^ a, 8);
  c = (c + d) | 0;
  b = rotated(b ^ c, 7);
  x[i] = a;
  x[j] = b;
  x[k] = c;
  x[l] = d;
};

const rotated = (word: number, bits: number): number => (word << bits) | (word >>> (32 - bits));
