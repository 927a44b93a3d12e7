import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { digestOf, findNativeSha256, portableSha256 } from '../../src/core/data/digest.js';

const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const ABC = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';

test.each(Object.entries({ portable: portableSha256, native: findNativeSha256()! }))(
  'SHA-256, %s, is correct',
  (_, hash) => {
    expect(hash('')).toBe(EMPTY);
    expect(hash('abc')).toBe(ABC);
  },
);

test('the platform and JavaScript agree on any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      expect(findNativeSha256()!(text)).toBe(portableSha256(text));
    }),
  );
  expect(findNativeSha256()!('\uD800x')).toBe(portableSha256('\uD800x'));
});

test("without a platform's implementation there is none", () => {
  const { process } = globalThis;
  try {
    Object.assign(globalThis, { process: undefined });
    expect(findNativeSha256()).toBeUndefined();
    Object.assign(globalThis, { process: { getBuiltinModule: () => ({}) } });
    expect(findNativeSha256()).toBeUndefined();
  } finally {
    Object.assign(globalThis, { process });
  }
});

test('a digest is 32 digits of SHA-256 over the canonical text', () => {
  expect(digestOf({ b: [1, 'é'], a: null })).toBe(portableSha256('{"a":null,"b":[1,"é"]}').slice(0, 32));
});
