import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/entries.js';
import { drawMove } from '../../scripts/house/draw.js';
import { run } from '../../scripts/shell.js';
import type { Call, Walk } from '../../scripts/walks/walks.js';

// In a process of its own: the modules of tests export through functions, which count as run.
const walks: Readonly<Record<Call, Walk>> = JSON.parse(
  run(process.execPath, ['--import', 'tsx', 'scripts/walks.ts', '--json']),
);

const MAX_FILES: readonly (readonly [call: Call, maxFiles: number])[] = [
  ['make a legal move of Antarctica', 12],
  ['make a move of a told game of Nunatak', 18],
];

test.each(MAX_FILES)('one can %s through at most %i files', (call, maxFiles) => {
  expect(walks[call].files.length, walks[call].files.join('\n')).toBeLessThanOrEqual(maxFiles);
});

test('a walk has the files that judge and make a move', () => {
  const { files, functions } = walks['make a legal move of Antarctica'];
  expect(files).toEqual(
    expect.arrayContaining([
      'core/engine/play.ts',
      'games/antarctica/apply/actions.ts',
      'games/antarctica/state/draft.ts',
    ]),
  );
  expect(functions).toBeGreaterThan(files.length);
});

test('the picture of the rooms is up to date (npm run house)', () => {
  expect(readFileSync(join(root, 'docs/house.svg'), 'utf8')).toBe(drawMove(walks));
});
