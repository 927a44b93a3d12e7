import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { joined } from '../../../src/archive/packed/bytes.js';
import { type Frame, frameOf, HEAD, LONGEST_BODY } from '../../../src/archive/packed/frames.js';
import { type Gap, scanner } from '../../../src/archive/packed/scan.js';

const bodies = [10, 0, 300, 5000, 1].map((length, n) => Uint8Array.from({ length }, (_, i) => (i * 7 + n) % 256));
const frames = bodies.map((body) => frameOf('block', body));
const whole = joined(frames);
const offsets = frames.map((_, n) => joined(frames.slice(0, n)).length);

/** What is found in a file that comes in pieces of so many bytes. */
const scanned = (file: Uint8Array, piece = 1000): readonly (Frame | Gap)[] => {
  const { push, end } = scanner();
  const found: (Frame | Gap)[] = [];
  for (let at = 0; at < file.length; at += piece) found.push(...push(file.subarray(at, at + piece)));
  return [...found, ...end()];
};

const places = (found: readonly (Frame | Gap)[]): readonly string[] =>
  found.map((each) => (each.kind === 'gap' ? `gap ${each.offset} to ${each.end}` : `${each.kind} ${each.offset}`));

const block = (number: number): string => `block ${offsets[number]}`;

describe('the frames of a file', () => {
  test.each([1, 7, 16, 1000, 10_000])('are found in pieces of %i bytes', (piece) => {
    const found = scanned(whole, piece);
    expect(places(found)).toEqual(offsets.map((_, n) => block(n)));
    expect(found.map((each) => (each.kind === 'gap' ? null : each.body))).toEqual(bodies);
  });

  test('are found behind any damaged byte, which is in the gap', () => {
    fc.assert(
      fc.property(fc.nat(whole.length - 1), fc.integer({ min: 1, max: 255 }), (place, change) => {
        const file = whole.slice();
        file[place]! ^= change;
        const hit = offsets.filter((offset) => offset <= place).length - 1;
        const end = offsets[hit + 1] ?? whole.length;
        expect(places(scanned(file))).toEqual(
          offsets.map((offset, n) => (n === hit ? `gap ${offset} to ${end}` : block(n))),
        );
      }),
    );
  });

  test('are found behind bytes that are lost or put in', () => {
    const [third] = offsets.slice(2);
    const lost = joined([whole.subarray(0, third! + 40), whole.subarray(third! + 50)]);
    expect(places(scanned(lost))).toEqual([
      block(0),
      block(1),
      `gap ${third} to ${offsets[3]! - 10}`,
      `block ${offsets[3]! - 10}`,
      `block ${offsets[4]! - 10}`,
    ]);
    const more = joined([whole.subarray(0, third), Uint8Array.of(1, 2, 3, 0xd3, 0x73), whole.subarray(third)]);
    expect(places(scanned(more))).toEqual([
      block(0),
      block(1),
      `gap ${third} to ${third! + 5}`,
      ...offsets.slice(2).map((offset) => `block ${offset + 5}`),
    ]);
  });

  test('end where a file is cut', () => {
    fc.assert(
      fc.property(fc.nat(whole.length), (length) => {
        const kept = offsets.filter((offset, n) => offset + frames[n]!.length <= length);
        const end = kept.length === 0 ? 0 : offsets[kept.length - 1]! + frames[kept.length - 1]!.length;
        const gap = end < length ? [`gap ${end} to ${length}`] : [];
        expect(places(scanned(whole.subarray(0, length)))).toEqual([...kept.map((_, n) => block(n)), ...gap]);
      }),
    );
  });

  test('are not waited for longer than the longest body', () => {
    const file = joined([frames[0]!, frames[2]!.map((byte, i) => (i >= 4 && i < 8 ? 0xff : byte)), frames[3]!]);
    const { push } = scanner();
    expect(places(push(file))).toEqual([
      block(0),
      `gap ${offsets[1]} to ${offsets[1]! + frames[2]!.length}`,
      `block ${offsets[1]! + frames[2]!.length}`,
    ]);
  });

  test('are found in bounded time among heads that somebody made up', () => {
    const lie = frameOf('block', new Uint8Array()).slice(0, 8);
    new DataView(lie.buffer).setUint32(4, LONGEST_BODY);
    const heads = joined(Array.from({ length: 500_000 }, () => joined([lie, new Uint8Array(HEAD - 8)])));
    const file = joined([frames[0]!, heads, frames[3]!]);
    const found = scanned(file, 1 << 16);
    expect(places(found)[0]).toBe(block(0));
    expect(places(found).at(-1)).toMatch(/ to 8005/);
  });
});
