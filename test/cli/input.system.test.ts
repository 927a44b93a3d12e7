import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { decompressZstd } from '../../src/cli/read/zstd.js';
import { collected, expectReported, NUMBERS, pieces } from './unpacking.js';

test('damage of any byte of zstd with a checksum is reported', async () => {
  // The library, unlike the program, adds no checksum.
  const packed = execFileSync('zstd', ['-c', '-q'], { input: NUMBERS });
  for (let at = 0; at < packed.length; at += 997) await expectReported(decompressZstd, packed, at);
  // The same decoder reads what follows.
  expect((await collected(decompressZstd(pieces(packed, 4096)))).bytes.equals(NUMBERS)).toBe(true);
});
