import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { games, root } from '../../scripts/entries.js';
import { gamePage } from '../../scripts/games/page.js';

describe('the pages of the games', () => {
  test.each(games())('%s: the page is up to date (npm run pages)', async (game) => {
    expect(readFileSync(join(root, 'docs/games', `${game}.md`), 'utf8')).toBe(await gamePage(game));
  });
});
