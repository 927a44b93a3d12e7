/** Writes the pages of the games into docs/games, from the library's data: `npm run pages` */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listGames, root } from './entries.js';
import { createGamePage } from './games/page.js';

const FOLDER = join(root, 'docs/games');

mkdirSync(FOLDER, { recursive: true });
for (const game of listGames()) writeFileSync(join(FOLDER, `${game}.md`), await createGamePage(game));
