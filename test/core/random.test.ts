import { createCipheriv } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { CHACHA_CONSTANTS, chachaBlock } from '../../src/core/chance/chacha.js';
import {
  drawInt,
  drawKind,
  drawWeighted,
  insecureRandomStateOf,
  randomStateOf,
  shuffle,
} from '../../src/core/chance/random.js';
import { MAX_DRAWN, nextWord } from '../../src/core/chance/stream.js';
import { sequenceOf } from '../support/stream.js';

const seeds = Array.from({ length: 200 }, (_, i) => `seed ${i} ${'ä'.repeat(i % 5)}`);

/** The block of ChaCha20 of a key, a counter and a nonce, as bytes in hexadecimal digits. */
const blockOf = (key: string, counter: number, nonce = ''): string => {
  const bytes = Buffer.alloc(64);
  CHACHA_CONSTANTS.forEach((word, i) => void bytes.writeUInt32LE(word, 4 * i));
  bytes.write(key, 16, 'hex');
  bytes.writeUInt32LE(counter, 48);
  bytes.write(nonce, 52, 'hex');
  const block = new Uint32Array(16);
  chachaBlock(
    Uint32Array.from(block, (_, i) => bytes.readUInt32LE(4 * i)),
    block,
  );
  block.forEach((word, i) => void bytes.writeUInt32LE(word, 4 * i));
  return bytes.toString('hex');
};

const ZEROS = '0'.repeat(64);

/** Returns the stream of a key from a number on, as Node computes it. */
const wordsOf = (key: string, from: number, count: number): readonly number[] => {
  const start = Buffer.alloc(16);
  start.writeUInt32LE(Math.floor(from / 16));
  const skipped = from % 16;
  const cipher = createCipheriv('chacha20', Buffer.from(key, 'hex'), start);
  const bytes = cipher.update(Buffer.alloc(4 * (skipped + count)));
  return Array.from({ length: count }, (_, i) => bytes.readUInt32LE(4 * (skipped + i)));
};

const taken = (random: { key: string; drawn: number }, count: number): readonly number[] =>
  Array.from({ length: count }, () => nextWord(random));

describe('the stream', () => {
  test.each([
    [
      '2.3.2',
      '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
      1,
      '000000090000004a00000000',
      '10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e' +
        'd2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e',
    ],
    [
      'A.1, 1',
      ZEROS,
      0,
      '',
      '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7' +
        'da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586',
    ],
    [
      'A.1, 2',
      ZEROS,
      1,
      '',
      '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed' +
        '29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f',
    ],
    [
      'A.1, 3',
      ZEROS.replace(/0$/, '1'),
      1,
      '',
      '3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a' +
        '8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0',
    ],
    [
      'A.1, 4',
      ZEROS.replace(/^00/, '00ff').slice(0, 64),
      2,
      '',
      '72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca' +
        '13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096',
    ],
  ])('test vector of RFC 8439, %s', (_, key, counter, nonce, block) => {
    expect(blockOf(key, counter, nonce)).toBe(block);
  });

  test('the numbers of a seed are those of Node for the key that seedrandom makes of its digest', () => {
    for (const seed of seeds) {
      const random = randomStateOf(seed);
      const sequence = sequenceOf(seed);
      expect(random).toEqual(sequence.state());
      for (let i = 0; i < 100; i++) expect(nextWord(random) / 2 ** 32).toBe(sequence());
      expect(random).toEqual(sequence.state());
    }
    const { key } = randomStateOf('long');
    expect(taken(randomStateOf('long'), 10_000)).toEqual(wordsOf(key, 0, 10_000));
  });

  test.each([
    ['a number and its repetitions', ['1', '11', '111', '1111', '12', '1212', '121212']],
    ['a word and the word twice', ['winter', 'winterwinter', 'game-1', 'game-1game-1']],
    ['characters of the same low byte', ['a', 'š', 'aš', 'ż', '|', '\0', '\u0100', '\u{1f600}']],
    ['the forms of a character', ['é', 'e\u0301', 'É']],
    ['the numbers from 0 to 19,999', Array.from({ length: 20_000 }, (_, i) => String(i))],
  ])('different seeds have different keys: %s', (_, different) => {
    expect(new Set(different.map((seed) => randomStateOf(seed).key)).size).toBe(different.length);
  });

  test('three sequences are drawn in turns', () => {
    for (const keys of [
      [ZEROS, ZEROS],
      ['a', 'b'],
      ['a', 'b', 'c'],
    ].map((all) => all.map((key) => key.padEnd(64, '0')))) {
      const randoms = keys.map((key, i) => ({ key, drawn: 11 * i }));
      const drawn = Array.from({ length: 200 }, () => randoms.map((random) => nextWord(random)));
      keys.forEach((key, i) => void expect(drawn.map((turn) => turn[i])).toEqual(wordsOf(key, 11 * i, 200)));
    }
  });

  test('a number depends on its place and key alone, whatever was drawn before', () => {
    const keys = seeds.slice(0, 4).map((seed) => randomStateOf(seed).key);
    const words = keys.map((key) => wordsOf(key, 0, 64));
    const order = insecureRandomStateOf('order');
    for (let i = 0; i < 5000; i++) {
      const [which, place] = [drawInt(order, 4), drawInt(order, 64)];
      // The key is another string of the same digits.
      const key = Buffer.from(keys[which]!, 'hex').toString('hex');
      expect(nextWord({ key, drawn: place })).toBe(words[which]![place]);
    }
  });

  test('after its last number a sequence begins again', () => {
    const { key } = randomStateOf('wrap');
    const random = { key, drawn: MAX_DRAWN - 19 };
    expect(taken(random, 40)).toEqual([...wordsOf(key, MAX_DRAWN - 19, 20), ...wordsOf(key, 0, 20)]);
    expect(random.drawn).toBe(20);
  });

  test('similar quick seeds have different keys, which decode', () => {
    const keys = Array.from(
      { length: 50_000 },
      (_, i) => insecureRandomStateOf(`${i % 7} ${i} ${'ä'.repeat(i % 3)}`).key,
    );
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of keys.slice(0, 100)) expect(key).toMatch(/^[0-9a-f]{64}$/);
    expect(insecureRandomStateOf('')).toEqual(insecureRandomStateOf(''));
  });
});

test('a draw is the share of the next number, also below 1', () => {
  for (const seed of seeds) {
    const random = randomStateOf(seed);
    const next = sequenceOf(seed);
    for (const n of [6, 1, 32, 1, 1, 1000, 2, 2 ** 31]) expect(drawInt(random, n)).toBe(Math.floor(next() * n));
  }
});

test('a sequence continues from its saved numbers', () => {
  const random = randomStateOf('halfway');
  for (let i = 0; i < 10; i++) drawInt(random, 6);
  const copy = JSON.parse(JSON.stringify(random));
  expect(Array.from({ length: 50 }, () => drawInt(copy, 100))).toEqual(
    Array.from({ length: 50 }, () => drawInt(random, 100)),
  );
});

test('a shuffle goes from the last place to the second, and takes a number for each', () => {
  for (const seed of seeds) {
    const random = randomStateOf(seed);
    const next = sequenceOf(seed);
    const expected = Array.from({ length: 12 }, (_, i) => i);
    for (let i = 11; i > 0; i--) {
      const j = Math.floor(next() * (i + 1));
      [expected[i], expected[j]] = [expected[j]!, expected[i]!];
    }
    const list = Array.from({ length: 12 }, (_, i) => i);
    expect(shuffle(random, list)).toBe(list);
    expect(list).toEqual(expected);
    expect(drawInt(random, 1e9)).toBe(Math.floor(next() * 1e9));
  }
});

test('lists of no or one item are shuffled without a draw', () => {
  const random = randomStateOf('short');
  expect(shuffle(random, [])).toEqual([]);
  expect(shuffle(random, ['only'])).toEqual(['only']);
  expect(random).toEqual(randomStateOf('short'));
});

test('a shuffle reaches every order about equally often', () => {
  const random = randomStateOf('orders');
  const counts = new Map<string, number>();
  for (let i = 0; i < 6000; i++) {
    const order = shuffle(random, [0, 1, 2]).join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect(counts.size).toBe(6);
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
});

test('drawKind walks the counts in order, and takes one number', () => {
  for (const seed of seeds) {
    const random = randomStateOf(seed);
    const next = sequenceOf(seed);
    const bag = [0, 3, 0, 1, 2].flatMap((count, kind) => Array.from({ length: count }, () => kind));
    expect(drawKind(random, [0, 3, 0, 1, 2], 6)).toBe(bag[Math.floor(next() * 6)]);
    expect(drawInt(random, 1e9)).toBe(Math.floor(next() * 1e9));
  }
});

test('drawWeighted takes one number, and never an item of weight 0', () => {
  for (const seed of seeds) {
    const random = randomStateOf(seed);
    const next = sequenceOf(seed);
    const place = next() * 4;
    expect(drawWeighted(random, [0, 1, 0, 3, 0])).toBe(place < 1 ? 1 : 3);
    expect(drawInt(random, 1e9)).toBe(Math.floor(next() * 1e9));
  }
  for (const only of [[5], [0, 0, 1e-9], [1e300, 0]]) {
    expect(drawWeighted(randomStateOf('only'), only)).toBe(only.findIndex((weight) => weight > 0));
  }
});

test('drawWeighted takes each item in proportion to its weight', () => {
  const random = randomStateOf('weights');
  const counts = [0, 0, 0];
  for (let i = 0; i < 6000; i++) counts[drawWeighted(random, [1 / 3, 1 / 6, 1 / 2])]!++;
  for (const [i, expected] of [2000, 1000, 3000].entries()) expect(Math.abs(counts[i]! - expected)).toBeLessThan(150);
});
