import { gzipSync } from 'node:zlib';
import { Zstd } from '@hpcc-js/wasm-zstd';
import { describe, expect, test } from 'vitest';
import { gunzip } from '../../src/cli/read/gzip.js';
import { decompressZstd } from '../../src/cli/read/zstd.js';
import { collected, expectReported, pieces, NUMBERS as text } from './unpacking.js';

const zstd = async (bytes: Uint8Array): Promise<Buffer> => Buffer.from((await Zstd.load()).compress(bytes));

const FORMS = [
  ['gzip', async (bytes: Uint8Array) => gzipSync(bytes), gunzip],
  ['zstd', zstd, decompressZstd],
] as const;

describe.each(FORMS)('%s', (_, pack, unpack) => {
  test.each([1, 17, 65_536, 1_000_000])('is unpacked from pieces of %i bytes', async (length) => {
    const packed = await pack(length === 1 ? text.subarray(0, 3000) : text);
    const { bytes, failure } = await collected(unpack(pieces(packed, length)));
    expect(failure).toBe(null);
    expect(bytes.equals(length === 1 ? text.subarray(0, 3000) : text)).toBe(true);
  });

  test('is unpacked from several parts, empty ones among them', async () => {
    const packed = Buffer.concat([await pack(text), await pack(Buffer.alloc(0)), await pack(text)]);
    const { bytes, failure } = await collected(unpack(pieces(packed, 10_000)));
    expect(failure).toBe(null);
    expect(bytes.equals(Buffer.concat([text, text]))).toBe(true);
  });

  test('unpacks text that is much longer than its compressed form', async () => {
    const many = Buffer.alloc(5_000_000, 'a');
    const { bytes } = await collected(unpack(pieces(await pack(many), 65_536)));
    expect(bytes.equals(many)).toBe(true);
  });

  test('leaves the program time to receive a signal, however much few bytes unpack to', async () => {
    const source = unpack(pieces(await pack(Buffer.alloc(20_000_000)), 65_536));
    let isHeard = false;
    setImmediate(() => {
      isHeard = true;
    });
    let length = 0;
    for await (const piece of source) {
      length += piece.length;
      if (isHeard) break;
    }
    expect(length).toBeLessThan(2_000_000);
  });

  test('reports a cut at any place, and never yields other bytes', async () => {
    const packed = await pack(text);
    for (let i = 1; i < 60; i++) {
      const length = Math.floor((i * packed.length) / 60);
      const { bytes, failure } = await collected(unpack(pieces(packed.subarray(0, length), 4096)));
      expect(failure, `${length} of ${packed.length}`).toBe('it is cut off');
      expect(text.subarray(0, bytes.length).equals(bytes)).toBe(true);
    }
  });
});

describe('damage', () => {
  test('of any byte of gzip is reported, except in the header where it has no effect', async () => {
    const packed = gzipSync(text);
    for (let at = 10; at < packed.length; at += 997) await expectReported(gunzip, packed, at);
  });

  test('of the bytes after the end is reported', async () => {
    for (const [, pack, unpack] of FORMS) {
      const behind = Buffer.concat([await pack(text), Buffer.from('and so on')]);
      expect((await collected(unpack(pieces(behind, 4096)))).failure).not.toBe(null);
    }
  });
});
