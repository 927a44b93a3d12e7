import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../entries.js';
import type { Seen, Weight, WordWeight } from './size.js';

const HEAD = ['game', 'plays', 'words: en', 'fr', 'de', 'board', 'drawing', 'all of the entry'];

/** What has been weighed. */
interface Weighed {
  readonly weights: readonly (readonly [game: string, weight: Weight & Seen])[];
  readonly words: readonly WordWeight[];
  readonly formatter: number;
  /** What boards and drawings may weigh at most. */
  readonly most: Seen;
}

/** Writes the table of sizes into the docs. */
export const writeSizes = ({ weights, words, formatter, most }: Weighed): void => {
  const rows = weights.map(([game, { played, board, drawing, whole }]) => {
    const added = ['en', 'fr', 'de'].map((language) => {
      const found = words.find(({ subpath }) => subpath === `${game}/words/${language}`)!;
      return `${found.added} of ${found.limit}`;
    });
    return [game, played, ...added, `${board} of ${most.board}`, `${drawing} of ${most.drawing}`, whole];
  });
  const table = [HEAD, HEAD.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  writeFileSync(join(root, 'docs/sizes.md'), page(table, formatter));
};

const page = (table: string, formatter: number): string => `# Sizes

Made by \`npm run package -- --write\`: what a browser bundle weighs, minified and gzipped, in units of 1000 bytes. The
command fails when a game weighs more than it may.

_plays_ is an app that sets up, deals, plays, shows and scores a game, and tells why a move is refused. Each language of words
and the board are what they add to that, the drawing what it adds to the board, with the most that they may. The formatter
of finished sentences, \`sastrugi/words\`, weighs ${formatter}, for who imports it.

${table}
`;
