import { describe, expect, test } from 'vitest';
import { listGames } from '../../scripts/entries.js';
import { ORDER, ROOMS, wrongArrows } from './arrows.js';
import { modulesIn, moduleText } from './imports.js';

/** Returns the texts of the modules in a folder of src, by their paths in it. */
const filesIn = (folder: string) =>
  Object.fromEntries(modulesIn(folder).map((file) => [file.slice(folder.length + 1), moduleText(file)]));

test('the rooms of the engine import those before them, and nothing in a circle', () => {
  expect(wrongArrows(filesIn('core'), ROOMS)).toEqual([]);
});

test('the rooms of the engine all have a place in the order', () => {
  const rooms = new Set(Object.keys(filesIn('core')).map((file) => file.split('/')[0]!.replace(/\.ts$/, '')));
  expect([...rooms].sort()).toEqual([...ROOMS.flat()].sort());
});

test.each(listGames())('the parts of %s import those before them, and nothing in a circle', (game) => {
  expect(wrongArrows(filesIn(`games/${game}`), ORDER)).toEqual([]);
});

describe('the reader of imports', () => {
  test('reports every error: a later part, and the circle that it closes', () => {
    const files = {
      'legal.ts': "import { draw } from './apply.js';\nimport type { Clause } from './clauses/index.js';",
      'apply.ts': "import { mayDraw } from './legal.js';\ntype Kernel = import('./kernel.js').Kernel;",
      'apply/turn.ts': "const melt = await import('./ice/melt.js');",
      'apply/ice/drift.ts': "export { next } from '../turn.js';",
    };
    expect(wrongArrows(files, ORDER)).toEqual([
      'legal.ts imports ./apply.js',
      'legal.ts imports ./clauses/index.js',
      'apply.ts imports ./kernel.js',
      'in a circle: legal.ts imports ./apply.js, apply.ts imports ./legal.js',
      'in a circle: apply/turn.ts imports ./ice/melt.js, apply/ice/drift.ts imports ../turn.js',
    ]);
  });
});
