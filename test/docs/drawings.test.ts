import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DRAWN_EXAMPLES, drawExample } from '../../scripts/drawings/examples.js';
import { listGames, root } from '../../scripts/entries.js';

test.each(listGames())('%s: the drawing in the docs is up to date (npm run drawings)', async (game) => {
  const shown = DRAWN_EXAMPLES.find((each) => each.game === game)!;
  const file = readFileSync(join(root, 'docs/drawings', `${game}-1.svg`), 'utf8');
  expect(file === `${await drawExample(shown)}\n`).toBe(true); // as a boolean: a diff of the texts would fill pages
});
