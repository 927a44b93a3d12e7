/** Draws several positions of every game into docs/drawings, and a page that shows them all: `npm run drawings` */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { draw as drawn, seeded } from '../src/core/random.js';
import { drawings, element, write } from '../src/draw/index.js';
import { type AnyGame, type GameId, gameOf, orThrow, type Types, type Viewer } from '../src/index.js';
import { root } from './entries.js';

/** A position of a random game. */
interface Shown {
  readonly game: GameId;
  readonly options: Readonly<Record<string, unknown>> & { readonly players: number };
  /** How much of the game has been played, 0 to 1. */
  readonly played: number;
  /** Who looks; all is seen unless told. */
  readonly viewer?: Viewer | 'mover';
  readonly marked?: boolean;
}

const SHOWN: readonly Shown[] = [
  { game: 'blueprints', options: { players: 3 }, played: 0.6, viewer: 'mover', marked: true },
  { game: 'blueprints', options: { players: 2 }, played: 0.5 },
  { game: 'blueprints', options: { players: 4 }, played: 1 },
  { game: 'blueprints', options: { players: 2 }, played: 0, viewer: 'spectator' },
  { game: 'igloo-igloo', options: { players: 3 }, played: 0.5, viewer: 'mover', marked: true },
  { game: 'igloo-igloo', options: { players: 4 }, played: 1 },
  { game: 'igloo-igloo', options: { players: 2, variant: 'expert' }, played: 0.15, viewer: 'spectator' },
  { game: 'antarctica', options: { players: 2 }, played: 0.4, viewer: 'mover', marked: true },
  { game: 'antarctica', options: { players: 4 }, played: 0.9 },
  { game: 'antarctica', options: { players: 3, placement: 'free' }, played: 0.02, viewer: 'spectator' },
  { game: 'nunatak', options: { players: 3 }, played: 0.6, viewer: 'mover', marked: true },
  { game: 'nunatak', options: { players: 4 }, played: 1 },
  { game: 'nunatak', options: { players: 2 }, played: 0.3, viewer: 'mover', marked: true },
  { game: 'nunatak', options: { players: 1 }, played: 0.8 },
  { game: 'frostpunk', options: { players: 2, difficulty: 'easy' }, played: 0.7, viewer: 'mover', marked: true },
  { game: 'frostpunk', options: { players: 1 }, played: 1 },
  { game: 'frostpunk', options: { players: 4, difficulty: 'easy' }, played: 0.2, viewer: 'spectator' },
];

const FOLDER = join(root, 'docs/drawings');

const main = (): void => {
  mkdirSync(FOLDER, { recursive: true });
  const files = SHOWN.map((shown, i) => {
    const before = SHOWN.slice(0, i).filter(({ game }) => game === shown.game);
    const file = `${shown.game}-${before.length + 1}.svg`;
    writeFileSync(join(FOLDER, file), `${drawingOf(shown)}\n`);
    return { file, shown };
  });
  writeFileSync(join(FOLDER, 'index.html'), `<!doctype html>\n${write(page(files))}\n`);
  console.log(`${files.length} drawings in ${FOLDER}`);
};

const drawingOf = ({ game: id, options, played, viewer, marked }: Shown): string => {
  const game = gameOf(id)!;
  const state = stateAfter(game, { ...options, seed: 'winter' }, played);
  const looks = viewer === 'mover' ? (game.toAct(state) ?? 'spectator') : viewer;
  const seen = looks === undefined ? state : game.view(state, looks);
  return drawings[id]!.draw(seen, { moves: marked ? game.legalMoves(seen) : [] });
};

const stateAfter = (game: AnyGame, options: Types['Options'], played: number): Types['State'] => {
  const random = seeded(`${options.seed}/choices`);
  const states = [orThrow(game.setup(options))];
  for (;;) {
    const state = states.at(-1)!;
    const moves = game.legalMoves(state);
    if (moves.length === 0) return states[Math.round(played * (states.length - 1))]!;
    states.push(game.play(state, moves[drawn(random, moves.length)]!));
  }
};

const STYLE =
  'body{margin:8px;font-family:system-ui;background:Canvas;color:CanvasText;color-scheme:light dark}img{width:100%;max-width:720px}';

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
          element('img', { src: file, alt: wordsFor(shown) }),
          element('figcaption', {}, [wordsFor(shown)]),
        ]),
      ),
    ),
  ]);

const wordsFor = ({ game, options, played, viewer, marked }: Shown): string =>
  `${game}, ${JSON.stringify(options)}, ${Math.round(played * 100)} % played, seen by ${viewer ?? 'all'}${marked ? ', legal moves marked' : ''}`;

main();
