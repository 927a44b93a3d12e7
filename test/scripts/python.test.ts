import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findPython } from '../../scripts/python/find.js';

const folder = mkdtempSync(join(tmpdir(), 'sastrugi-python-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Writes a program that ends with a status, as Python does when it is asked for its version. */
const program = (name: string, status: number): string => {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\nexit ${status}\n`);
  chmodSync(path, 0o755);
  return path;
};

test('Python is the first program that is there and new enough', () => {
  const [old, first, second] = [program('old', 1), program('first', 0), program('second', 0)];
  expect(findPython([undefined, join(folder, 'nowhere'), old, first, second])).toBe(first);
});

test('there may be no Python', () => {
  expect(findPython([undefined, join(folder, 'nowhere'), program('old', 1)])).toBeNull();
});
