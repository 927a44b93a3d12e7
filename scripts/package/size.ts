import { listAboutEntries, listGames, listWordEntries } from '../entries.js';
import type { Consumer } from './consumer.js';
import { measureEntries, measureExports } from './entry-size.js';
import { measureSize } from './measure-size.js';
import {
  MAX_ABOUT_KB,
  MAX_BOARD_KB,
  MAX_DRAWING_KB,
  MAX_ELEMENT_KB,
  MAX_GAME_KB,
  MAX_WORDS_KB,
} from './size-limits.js';
import { writeSizes } from './size-page.js';

/** The size of what plays a game in a browser bundle, minified and gzipped, in units of 1000 bytes. */
export interface GameSize {
  readonly game: number;
  /** The size of the board, added to that. */
  readonly board: number;
  /** The size of the drawing, added to that of the board. */
  readonly drawing: number;
  /** The size of the element, added to the whole game with its drawing, words and descriptions. */
  readonly element: number;
}

/** The imports of an app that plays a game, shows it to its players, and explains why a move is refused. */
const PLAY_IMPORTS = 'setup, deal, legalMoves, applyMove, step, whyIllegal, toAct, score, view, viewEvents';

/** Prints the size of every game, writes it into the docs if requested, and returns those above their limits. */
export const findSizeErrors = async (consumer: Consumer): Promise<readonly string[]> => {
  const games = await Promise.all(listGames().map(async (game) => [game, await measureGame(consumer, game)] as const));
  console.log('KB, minified and gzipped:');
  console.table(Object.fromEntries(games.map(([game, weight]) => [game, besideLimits(game, weight)])));
  const words = await measureWords(consumer, Object.fromEntries(games));
  console.log('words, added to what is played:');
  console.table(Object.fromEntries(words.map(({ subpath, added, limit }) => [subpath, { added, limit }])));
  const about = await measureAbout(consumer, words, Object.fromEntries(games));
  console.log('descriptions of things, added to words:');
  console.table(Object.fromEntries(about.map(({ subpath, added, limit }) => [subpath, { added, limit }])));
  const imports = [...(await measureEntries(consumer)), ...(await measureExports(consumer))];
  console.log('subpaths and single exports:');
  console.table(Object.fromEntries(imports.map(({ name, size, limit }) => [name, { size, limit }])));
  if (process.argv.includes('--write')) writeSizes({ games, words, about, imports });
  return [
    ...games
      .filter(([game, { game: played, board, drawing, element }]) => {
        const areLight = board <= MAX_BOARD_KB && drawing <= MAX_DRAWING_KB && element <= MAX_ELEMENT_KB;
        return !(played <= (MAX_GAME_KB[game] ?? 0) && areLight);
      })
      .map(([game]) => `${game} weighs too much`),
    ...[...words, ...about]
      .filter(({ added, limit }) => !(added <= limit))
      .map(({ subpath }) => `${subpath} weighs too much`),
    ...imports.filter(({ size, limit }) => !(size <= limit)).map(({ name }) => `${name} weighs too much`),
  ];
};

/** The size that the words, or the descriptions of things, of one language add. */
export interface AddedSize {
  readonly subpath: string;
  readonly added: number;
  readonly limit: number;
}

const measureWords = (consumer: Consumer, weights: Readonly<Record<string, GameSize>>): Promise<readonly AddedSize[]> =>
  Promise.all(
    Object.keys(listWordEntries()).map(async (subpath) => {
      const game = subpath.split('/')[0]!;
      const both = `${playProgram(game)} export { words } from 'sastrugi/${subpath}';`;
      const added = roundedDifference(await measureSize(consumer, both), weights[game]!.game);
      return { subpath, added, limit: MAX_WORDS_KB[game] ?? 0 };
    }),
  );

/** Weighs the descriptions of things in place of the words alone. */
const measureAbout = (
  consumer: Consumer,
  words: readonly AddedSize[],
  weights: Readonly<Record<string, GameSize>>,
): Promise<readonly AddedSize[]> =>
  Promise.all(
    Object.keys(listAboutEntries()).map(async (subpath) => {
      const [game, , language] = subpath.split('/') as [string, string, string];
      const { added: alone } = words.find((each) => each.subpath === `${game}/words/${language}`)!;
      const both = await measureSize(consumer, `${playProgram(game)} export { words } from 'sastrugi/${subpath}';`);
      return { subpath, added: roundedDifference(both, weights[game]!.game + alone), limit: MAX_ABOUT_KB[game] ?? 0 };
    }),
  );

const besideLimits = (game: string, { game: played, board, drawing, element }: GameSize) => ({
  played,
  limit: MAX_GAME_KB[game],
  [`board of ${MAX_BOARD_KB}`]: board,
  [`drawing of ${MAX_DRAWING_KB}`]: drawing,
  [`element of ${MAX_ELEMENT_KB}`]: element,
});

const playProgram = (game: string): string => `export { ${PLAY_IMPORTS} } from 'sastrugi/${game}';`;

const measureGame = async (consumer: Consumer, game: string): Promise<GameSize> => {
  const withBoard = `${playProgram(game)} export * from 'sastrugi/${game}/board';`;
  const withDrawing = `${withBoard} export { draw, picture } from 'sastrugi/${game}/draw';`;
  const withWords = `${withDrawing} export { game } from 'sastrugi/${game}';
    export { drawing } from 'sastrugi/${game}/draw'; export { words } from 'sastrugi/${game}/about/en';
    export { createAbout, createGameText } from 'sastrugi/words';`;
  const withElement = `${withWords} export { defineBoard } from 'sastrugi/element';`;
  const [played, seated, drawn, worded, whole] = await Promise.all(
    [playProgram(game), withBoard, withDrawing, withWords, withElement].map((program) =>
      measureSize(consumer, program),
    ),
  );
  return {
    game: played!,
    board: roundedDifference(seated!, played!),
    drawing: roundedDifference(drawn!, seated!),
    element: roundedDifference(whole!, worded!),
  };
};

const roundedDifference = (more: number, less: number): number => Math.round(100 * (more - less)) / 100;
