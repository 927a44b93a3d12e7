import type * as bullmq from 'bullmq';
import { expect, test } from 'vitest';
import { requirePackage } from '../../src/arena-node/installed.js';

test('a package that the app has installed is loaded', () => {
  const found = requirePackage<typeof bullmq>('bullmq', ['Queue', 'Worker']);
  expect(found).toMatchObject({ right: { Queue: expect.any(Function), Worker: expect.any(Function) } });
});

test('a version without what is needed is refused, with those that work', () => {
  expect(requirePackage<{ readonly Cluster2: unknown }>('ioredis', ['Cluster2'])).toEqual({
    _tag: 'Left',
    left: {
      _tag: 'PackageMissing',
      package: 'ioredis',
      testedVersions: [5, 6],
      message:
        'A queue needs the package ioredis, of which versions 5 and 6 were tried: the one that is installed has no Cluster2. Install it: npm install ioredis@6.',
    },
  });
});
