import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { drawingOf, SHOWN } from '../../scripts/drawings/shown.js';
import { games, root } from '../../scripts/entries.js';

test.each(games())('%s: the drawing in the docs is up to date (npm run drawings)', async (game) => {
  const shown = SHOWN.find((each) => each.game === game)!;
  const file = readFileSync(join(root, 'docs/drawings', `${game}-1.svg`), 'utf8');
  expect(file === `${await drawingOf(shown)}\n`).toBe(true); // as a boolean: a diff of the texts would fill pages
});
