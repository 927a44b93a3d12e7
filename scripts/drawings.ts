/**
 * Draws several positions of the named games, or of all, into docs/drawings, and a page that shows those of all games:
 * `npm run drawings -- nunatak`
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { element, serialize } from '../src/draw/index.js';
import { DRAWN_EXAMPLES, type DrawnExample, drawExample } from './drawings/examples.js';
import { root } from './entries.js';

const FOLDER = join(root, 'docs/drawings');

const main = async (games: readonly string[]): Promise<void> => {
  mkdirSync(FOLDER, { recursive: true });
  const drawn = DRAWN_EXAMPLES.map(async (shown, i) => {
    const before = DRAWN_EXAMPLES.slice(0, i).filter(({ game }) => game === shown.game);
    const file = `${shown.game}-${before.length + 1}.svg`;
    if (games.length === 0 || games.includes(shown.game)) {
      writeFileSync(join(FOLDER, file), `${await drawExample(shown)}\n`);
    }
    return { file, shown };
  });
  const files = await Promise.all(drawn);
  writeFileSync(join(FOLDER, 'index.html'), `<!doctype html>\n${serialize(createPage(files))}\n`);
  console.log(`${files.length} drawings in ${FOLDER}`);
};

const STYLE =
  'body{margin:8px;font-family:system-ui;background:Canvas;color:CanvasText;color-scheme:light dark}img{width:100%;max-width:720px}img.wide{max-width:1280px}';

const createPage = (files: readonly { readonly file: string; readonly shown: DrawnExample }[]) =>
  element('html', { lang: 'en' }, [
    element('head', {}, [
      element('meta', { charset: 'utf-8' }),
      element('meta', { name: 'viewport', content: 'width=device-width' }),
      element('title', {}, ['Drawings']),
      element('style', {}, [STYLE]),
    ]),
    element(
      'body',
      {},
      files.map(({ file, shown }) =>
        element('figure', {}, [
          element('img', { src: file, alt: describeExample(shown), class: shown.layout }),
          element('figcaption', {}, [describeExample(shown)]),
        ]),
      ),
    ),
  ]);

const describeExample = ({ game, options, playedShare, viewer, marked, layout = 'tall' }: DrawnExample): string =>
  `${game}, ${layout}, ${JSON.stringify(options)}, ${Math.round(playedShare * 100)} % played, seen by ${viewer ?? 'all'}${marked ? ', legal moves marked' : ''}`;

await main(process.argv.slice(2));
