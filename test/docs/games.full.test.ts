import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { listGames, root } from '../../scripts/entries.js';
import { createGamePage } from '../../scripts/games/page.js';

describe('the pages of the games', () => {
  test.each(listGames())('%s: the page is up to date (npm run pages)', async (game) => {
    expect(readFileSync(join(root, 'docs/games', `${game}.md`), 'utf8')).toBe(await createGamePage(game));
  });
});
