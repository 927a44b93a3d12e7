import { aboutEntries, games, wordEntries } from '../entries.js';
import type { Consumer } from './consumer.js';
import { entryWeights, singleWeights } from './entry-size.js';
import { ABOUT, BOARD, DRAWING, PLAYED, WORDS } from './size-limits.js';
import { writeSizes } from './size-page.js';
import { weightOf } from './weigh.js';

/** The size of what plays a game in a browser bundle, minified and gzipped, in units of 1000 bytes. */
export interface Weight {
  readonly played: number;
  /** The size of the board, added to that. */
  readonly board: number;
  /** The size of the drawing, added to that of the board. */
  readonly drawing: number;
}

/** The imports of an app that plays a game, shows it to its players, and explains why a move is refused. */
const NAMES = 'setup, deal, legalMoves, applyMove, step, whyIllegal, toAct, score, view, viewEvents';

/** Prints the size of every game, writes it into the docs if requested, and returns those above their limits. */
export const sizeFaults = async (consumer: Consumer): Promise<readonly string[]> => {
  const weights = await Promise.all(games().map(async (game) => [game, await weightsOf(consumer, game)] as const));
  console.log('KB, minified and gzipped:');
  console.table(Object.fromEntries(weights.map(([game, weight]) => [game, compared(game, weight)])));
  const words = await wordWeights(consumer, Object.fromEntries(weights));
  console.log('words, added to what is played:');
  console.table(Object.fromEntries(words.map(({ subpath, added, limit }) => [subpath, { added, limit }])));
  const about = await aboutWeights(consumer, words, Object.fromEntries(weights));
  console.log('descriptions of things, added to words:');
  console.table(Object.fromEntries(about.map(({ subpath, added, limit }) => [subpath, { added, limit }])));
  const imports = [...(await entryWeights(consumer)), ...(await singleWeights(consumer))];
  console.log('subpaths and single exports:');
  console.table(Object.fromEntries(imports.map(({ name, size, limit }) => [name, { size, limit }])));
  if (process.argv.includes('--write')) writeSizes({ weights, words, about, imports });
  return [
    ...weights
      .filter(([game, { played, board, drawing }]) => {
        return !(played <= (PLAYED[game] ?? 0) && board <= BOARD && drawing <= DRAWING);
      })
      .map(([game]) => `${game} weighs too much`),
    ...[...words, ...about]
      .filter(({ added, limit }) => !(added <= limit))
      .map(({ subpath }) => `${subpath} weighs too much`),
    ...imports.filter(({ size, limit }) => !(size <= limit)).map(({ name }) => `${name} weighs too much`),
  ];
};

/** The size that the words, or the descriptions of things, of one language add. */
export interface WordWeight {
  readonly subpath: string;
  readonly added: number;
  readonly limit: number;
}

const wordWeights = (consumer: Consumer, weights: Readonly<Record<string, Weight>>): Promise<readonly WordWeight[]> =>
  Promise.all(
    Object.keys(wordEntries()).map(async (subpath) => {
      const game = subpath.split('/')[0]!;
      const both = `${playing(game)} export { words } from 'sastrugi/${subpath}';`;
      const added = difference(await weightOf(consumer, both), weights[game]!.played);
      return { subpath, added, limit: WORDS[game] ?? 0 };
    }),
  );

/** Weighs the descriptions of things in place of the words alone. */
const aboutWeights = (
  consumer: Consumer,
  words: readonly WordWeight[],
  weights: Readonly<Record<string, Weight>>,
): Promise<readonly WordWeight[]> =>
  Promise.all(
    Object.keys(aboutEntries()).map(async (subpath) => {
      const [game, , language] = subpath.split('/') as [string, string, string];
      const { added: alone } = words.find((each) => each.subpath === `${game}/words/${language}`)!;
      const both = await weightOf(consumer, `${playing(game)} export { words } from 'sastrugi/${subpath}';`);
      return { subpath, added: difference(both, weights[game]!.played + alone), limit: ABOUT[game] ?? 0 };
    }),
  );

const compared = (game: string, { played, board, drawing }: Weight) => ({
  played,
  limit: PLAYED[game],
  [`board of ${BOARD}`]: board,
  [`drawing of ${DRAWING}`]: drawing,
});

const playing = (game: string): string => `export { ${NAMES} } from 'sastrugi/${game}';`;

const weightsOf = async (consumer: Consumer, game: string): Promise<Weight> => {
  const withBoard = `${playing(game)} export * from 'sastrugi/${game}/board';`;
  const withDrawing = `${withBoard} export { draw, picture } from 'sastrugi/${game}/draw';`;
  const [played, seated, drawn] = await Promise.all(
    [playing(game), withBoard, withDrawing].map((program) => weightOf(consumer, program)),
  );
  return {
    played: played!,
    board: difference(seated!, played!),
    drawing: difference(drawn!, seated!),
  };
};

const difference = (more: number, less: number): number => Math.round(100 * (more - less)) / 100;
