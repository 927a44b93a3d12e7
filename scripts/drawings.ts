/**
 * Draws several positions of the named games, or of all, into docs/drawings, and a page that shows those of all games:
 * `npm run drawings -- nunatak`
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { element, write } from '../src/draw/index.js';
import { drawingOf, SHOWN, type Shown } from './drawings/shown.js';
import { root } from './entries.js';

const FOLDER = join(root, 'docs/drawings');

const main = async (named: readonly string[]): Promise<void> => {
  mkdirSync(FOLDER, { recursive: true });
  const drawn = SHOWN.map(async (shown, i) => {
    const before = SHOWN.slice(0, i).filter(({ game }) => game === shown.game);
    const file = `${shown.game}-${before.length + 1}.svg`;
    if (named.length === 0 || named.includes(shown.game)) {
      writeFileSync(join(FOLDER, file), `${await drawingOf(shown)}\n`);
    }
    return { file, shown };
  });
  const files = await Promise.all(drawn);
  writeFileSync(join(FOLDER, 'index.html'), `<!doctype html>\n${write(page(files))}\n`);
  console.log(`${files.length} drawings in ${FOLDER}`);
};

const STYLE =
  'body{margin:8px;font-family:system-ui;background:Canvas;color:CanvasText;color-scheme:light dark}img{width:100%;max-width:720px}img.wide{max-width:1280px}';

const page = (files: readonly { readonly file: string; readonly shown: Shown }[]) =>
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
          element('img', { src: file, alt: wordsFor(shown), class: shown.layout }),
          element('figcaption', {}, [wordsFor(shown)]),
        ]),
      ),
    ),
  ]);

const wordsFor = ({ game, options, played, viewer, marked, layout = 'tall' }: Shown): string =>
  `${game}, ${layout}, ${JSON.stringify(options)}, ${Math.round(played * 100)} % played, seen by ${viewer ?? 'all'}${marked ? ', legal moves marked' : ''}`;

await main(process.argv.slice(2));
