import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Line, type LineText, readLines } from '../../src/archive/index.js';
import { createLineCutter } from '../../src/archive/lines.js';
import { createSharedBuffers, readChunks } from '../../src/cli/read/batches.js';

const MAX_LINE_BYTES = 400_000;

/** A line as it is compared: its position, its beginning or its error, and its length. */
type ChunkSummary = readonly [line: number, offset: number, what: string, length: number];

const summarise = ({ line, offset, result }: Line<LineText>): ChunkSummary => [
  line,
  offset,
  result._tag === 'Left' ? result.left._tag : result.right.slice(0, 30),
  result._tag === 'Left' ? 0 : result.right.length,
];

/** Yields the bytes of a text in pieces that share one buffer, so that each is overwritten by the next. */
async function* piecesOf(text: string, length: number, failsAt = Number.POSITIVE_INFINITY): AsyncGenerator<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  const place = new Uint8Array(length);
  for (let from = 0; from < bytes.length; from += length) {
    if (from >= failsAt) throw new Error('the disk is gone');
    const piece = bytes.subarray(from, from + length);
    place.fill(0).set(piece);
    yield place.subarray(0, piece.length);
  }
}

const inChunks = async (source: AsyncIterable<Uint8Array>): Promise<readonly ChunkSummary[]> => {
  const said: ChunkSummary[] = [];
  const rooms = createSharedBuffers();
  for await (const chunk of readChunks(source, MAX_LINE_BYTES, rooms)) {
    if (chunk.kind !== 'lines') {
      said.push([chunk.line, chunk.offset, chunk.kind === 'tooLong' ? 'LineTooLong' : 'SourceError', 0]);
      continue;
    }
    const { push, end } = createLineCutter(MAX_LINE_BYTES, chunk);
    said.push(...[...push(chunk.bytes)].map(summarise), ...[...end()].map(summarise));
    chunk.bytes.fill(0);
    rooms.release(chunk.bytes);
  }
  return said;
};

const atOnce = async (source: AsyncIterable<Uint8Array>): Promise<readonly ChunkSummary[]> => {
  const said: ChunkSummary[] = [];
  for await (const line of readLines(source, MAX_LINE_BYTES)) said.push(summarise(line));
  return said;
};

const textOf = (lines: readonly (string | { readonly m: number })[]): string =>
  lines.map((line) => (typeof line === 'string' ? line : 'm'.repeat(line.m))).join('\n');

describe('files in chunks', () => {
  const line = fc.oneof(
    { weight: 6, arbitrary: fc.stringMatching(/^[a-zé ]{0,20}\r?$/) },
    { weight: 2, arbitrary: fc.integer({ min: 100_000, max: MAX_LINE_BYTES }).map((length) => ({ m: length })) },
    {
      weight: 1,
      arbitrary: fc.integer({ min: MAX_LINE_BYTES, max: 3 * MAX_LINE_BYTES }).map((length) => ({ m: length })),
    },
  );
  /** Lines, with long ones given by their lengths. */
  const text = fc.array(line, { maxLength: 12 });
  const length = fc.constantFrom(1000, 65_536, 262_144, 1_000_000);

  test('hold the lines that the file holds', async () => {
    await fc.assert(
      fc.asyncProperty(text, length, async (lines, each) => {
        const all = textOf(lines);
        expect(await inChunks(piecesOf(all, each))).toEqual(await atOnce(piecesOf(all, each)));
      }),
      { numRuns: 60 },
    );
  });

  test('keep the lines before a source failed', async () => {
    await fc.assert(
      fc.asyncProperty(text, length, fc.nat(2 * MAX_LINE_BYTES), async (lines, each, failsAt) => {
        const all = textOf(lines);
        expect(await inChunks(piecesOf(all, each, failsAt))).toEqual(await atOnce(piecesOf(all, each, failsAt)));
      }),
      { numRuns: 60 },
    );
  });

  test('return all buffers, however a file ends', async () => {
    for (const [text, failsAt] of [
      ['a', 9],
      ['a\n', 9],
      ['', 9],
      ['a\nb', 1],
      ['x'.repeat(3 * MAX_LINE_BYTES), 9e9],
    ] as const) {
      let taken = 0;
      const { acquire, release } = createSharedBuffers();
      const rooms = {
        acquire: (bytes: number) => {
          taken++;
          return acquire(bytes);
        },
        release: (part: Uint8Array) => {
          taken--;
          release(part);
        },
      };
      for await (const chunk of readChunks(piecesOf(text, 1000, failsAt), MAX_LINE_BYTES, rooms)) {
        if (chunk.kind === 'lines') rooms.release(chunk.bytes);
      }
      expect(taken).toBe(0);
    }
  });

  test('have few lines, however short these are', async () => {
    const rooms = createSharedBuffers();
    const text = '{\n'.repeat(300_000);
    let [lines, bytes] = [0, 0];
    for await (const chunk of readChunks(piecesOf(text, 65_536), MAX_LINE_BYTES, rooms)) {
      if (chunk.kind !== 'lines') throw new Error(chunk.kind);
      const found = chunk.bytes.filter((byte) => byte === 10).length;
      expect(found).toBeLessThanOrEqual(1000);
      expect(chunk).toMatchObject({ line: lines + 1, offset: bytes });
      [lines, bytes] = [lines + found, bytes + chunk.bytes.length];
      rooms.release(chunk.bytes);
    }
    expect([lines, bytes]).toEqual([300_000, text.length]);
  });

  test('take no more memory than the longest allowed line', async () => {
    const taken: number[] = [];
    const { acquire, release } = createSharedBuffers();
    const rooms = {
      acquire: (bytes: number) => {
        taken.push(bytes);
        return acquire(bytes);
      },
      release,
    };
    for await (const chunk of readChunks(piecesOf('x'.repeat(20 * MAX_LINE_BYTES), 65_536), MAX_LINE_BYTES, rooms)) {
      expect(chunk).toEqual({ kind: 'tooLong', line: 1, offset: 0 });
    }
    expect(Math.max(...taken)).toBeLessThan(3 * MAX_LINE_BYTES);
  });
});
