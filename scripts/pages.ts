/** Writes the pages of the games into docs/games, from the library's data: `npm run pages` */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { games, root } from './entries.js';
import { gamePage } from './games/page.js';

const FOLDER = join(root, 'docs/games');

mkdirSync(FOLDER, { recursive: true });
for (const game of games()) writeFileSync(join(FOLDER, `${game}.md`), await gamePage(game));
