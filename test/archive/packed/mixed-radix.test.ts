import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Malformed, reading, writing } from '../../../src/archive/packed/bytes.js';
import { type Choice, choicesIn, writeChoices } from '../../../src/archive/packed/mixed-radix.js';

const bytesOf = (choices: readonly Choice[]): Uint8Array => {
  const to = writing();
  writeChoices(to, choices);
  return to.written();
};

const choice: fc.Arbitrary<Choice> = fc
  .oneof(fc.constant(1), fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 2 ** 32 - 1 }))
  .chain((of) => fc.record({ index: fc.nat(of - 1), of: fc.constant(of) }));

const read = (bytes: Uint8Array, bases: readonly number[]): readonly number[] => {
  const choices = choicesIn(reading(bytes));
  const found = bases.map((of) => choices.next(of));
  choices.end();
  return found;
};

describe('choices in mixed radix', () => {
  test('are read as they were written', () => {
    fc.assert(
      fc.property(fc.array(choice, { maxLength: 700 }), (choices) => {
        const bases = choices.map(({ of }) => of);
        expect(read(bytesOf(choices), bases)).toEqual(choices.map(({ index }) => index));
      }),
    );
  });

  test('take log2 of their bases, and two bytes at most for each 256 of them', () => {
    fc.assert(
      fc.property(fc.array(choice, { maxLength: 700 }), (choices) => {
        const bits = choices.reduce((sum, { of }) => sum + Math.log2(of), 0);
        const runs = Math.ceil(choices.length / 256);
        expect(bytesOf(choices).length).toBeLessThanOrEqual(bits / 8 + 3 * runs);
      }),
    );
  });

  test('without an alternative take no room', () => {
    expect(bytesOf([])).toEqual(new Uint8Array());
    expect(bytesOf(Array.from({ length: 200 }, () => ({ index: 0, of: 1 })))).toEqual(Uint8Array.of(0));
  });

  test.each([
    ['the bytes are not there', [], [6]],
    ['the bytes are cut', [2, 1], [6]],
    ['there is more than was read', [1, 6], [6]],
    ['a number begins with nothing', [2, 0, 5], [6]],
    ['a number is too long', [0x81, 0x08, ...Array.from({ length: 1025 }, () => 1)], [6]],
  ])('throw Malformed where %s', (_, bytes, bases) => {
    expect(() => read(Uint8Array.from(bytes), bases)).toThrow(Malformed);
  });
});

describe('counts', () => {
  test('are read as they were written', () => {
    fc.assert(
      fc.property(fc.array(fc.maxSafeNat()), (counts) => {
        const to = writing();
        for (const count of counts) to.count(count);
        const from = reading(to.written());
        expect(counts.map(() => from.count(Number.MAX_SAFE_INTEGER))).toEqual(counts);
        expect(from.left()).toBe(0);
      }),
    );
  });

  test.each([
    ['one beyond the most', 100, [101]],
    ['one without an end', 100, [0x80, 0x80, 0x80]],
    ['many bytes that say nothing', Number.MAX_SAFE_INTEGER, Array.from({ length: 100 }, () => 0x80)],
    ['a last byte that says nothing', 1000, [0x81, 0]],
    ['nothing', 1000, []],
  ])('are Malformed: %s', (_, most, bytes) => {
    expect(() => reading(Uint8Array.from(bytes)).count(most)).toThrow(Malformed);
  });

  test('are followed by texts of any characters, and refuse what is not UTF-8', () => {
    const to = writing();
    to.text('ice, glace, лёд, 氷, 🧊, \ufeff');
    expect(reading(to.written()).text(100)).toBe('ice, glace, лёд, 氷, 🧊, \ufeff');
    expect(() => reading(Uint8Array.of(1, 0xff)).text(100)).toThrow(Malformed);
    expect(() => reading(to.written()).text(5)).toThrow(Malformed);
  });
});
