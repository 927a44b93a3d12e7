import { describe, expect, test } from 'vitest';
import { decodePath, encodePath, pathAsArgument, printablePath } from '../../src/cli/read/path-text.js';

describe('a name that is not UTF-8', () => {
  test.each([
    ['caf\u00e9', 'caf\u00e9', 'caf\u00e9'],
    [[0x61, 0xe9, 0x62], 'a\\xe9b', 'a\ufffdb'],
    [[0xf0, 0x9f, 0x90, 0xa7, 0xff], '\ud83d\udc27\\xff', '\ud83d\udc27\ufffd'],
    [[0xe2, 0x82, 0x61, 0xed, 0xb3, 0xa9], '\\xe2\\x82a\\xed\\xb3\\xa9', '\ufffda\ufffd\ufffd\ufffd'],
  ] as const)('%j keeps its bytes, and is shown as %s', (name, shown, argument) => {
    const bytes = Buffer.from(name as string);
    const text = decodePath(bytes);
    expect(Buffer.from(encodePath(text) as string)).toEqual(bytes);
    expect([printablePath(text), pathAsArgument(text)]).toEqual([shown, argument]);
  });
});
