import { expect, test } from 'vitest';
import { findNoticeErrors, packagesOf } from '../../scripts/package/notices.js';

const TEXT = `# Notices

Parts of other packages:

- fp-ts: Copyright Somebody
- @formatjs/fast-memoize, @formatjs/icu-messageformat-parser,
  intl-messageformat: Copyright Somebody; only some of it
- Redistributions in binary form must reproduce the notice: this

The command \`sastrugi\` contains these as well:

- commander: Copyright Somebody

## D3 in the command

- d3-scale, d3-shape: Copyright Somebody; in d3-scale
  internmap: Copyright Somebody

## intl in the words

- io-ts: Copyright Somebody
`;

const library = new Set([
  'fp-ts',
  'io-ts',
  '@formatjs/fast-memoize',
  '@formatjs/icu-messageformat-parser',
  'intl-messageformat',
]);
const command = new Set(['fp-ts', 'commander', 'd3-scale', 'd3-shape']);

test('finds no problem if the notices name the packages that are built in', () => {
  expect(findNoticeErrors({ library, command }, TEXT)).toEqual([]);
});

test('finds packages that are built in without a notice', () => {
  const more = new Set([...library, '@noble/hashes']);
  expect(findNoticeErrors({ library: more, command: new Set([...command, '@noble/hashes', 'tsup']) }, TEXT)).toEqual([
    'the library contains @noble/hashes, which has no notice',
    'the command contains tsup, which has no notice',
  ]);
});

test('finds notices of packages that are not built in', () => {
  expect(findNoticeErrors({ library: new Set([...library].slice(1)), command: new Set(['commander']) }, TEXT)).toEqual([
    'the library does not contain fp-ts, which has a notice',
    'the command does not contain d3-scale, which has a notice',
    'the command does not contain d3-shape, which has a notice',
  ]);
});

test('reads the packages of an esbuild metafile that are in its outputs', () => {
  const bytes = (bytesInOutput: number) => ({ bytesInOutput });
  const inputs = {
    'src/index.ts': bytes(9),
    'node_modules/fp-ts/es6/Either.js': bytes(9),
    'node_modules/io-ts/es6/index.js': bytes(0),
    '../node_modules/a/node_modules/@noble/hashes/sha2.js': bytes(1),
  };
  expect(packagesOf({ outputs: { 'dist/index.js': { inputs } } })).toEqual(['fp-ts', '@noble/hashes']);
});
