import { gzipSync } from 'node:zlib';
import { aboutEntries, games, wordEntries } from '../entries.js';
import type { Consumer } from './consumer.js';
import { bundled } from './play.js';
import { writeSizes } from './size-page.js';

/** The size of a game in a browser bundle, minified and gzipped, in units of 1000 bytes. */
export interface Weight {
  /** For playing the game. */
  readonly played: number;
  /** For importing all of it. */
  readonly whole: number;
}

/** The size of a game's board and drawing, added to that of playing it. */
export interface Seen {
  readonly board: number;
  /** Added to the board. */
  readonly drawing: number;
}

/** The sizes to reach. */
const GOALS: Readonly<Record<string, Weight>> = {
  antarctica: { played: 14.5, whole: 27 },
  blueprints: { played: 8.5, whole: 19 },
  frostpunk: { played: 33, whole: 55 },
  'igloo-igloo': { played: 14, whole: 25 },
  nunatak: { played: 16, whole: 31 },
};

/** The size limits: games must not grow. */
const LIMITS: Readonly<Record<string, Weight>> = {
  antarctica: { played: 19.3, whole: 37.95 },
  blueprints: { played: 12, whole: 28.02 },
  frostpunk: { played: 38.52, whole: 68.6 },
  'igloo-igloo': { played: 17.77, whole: 36.4 },
  nunatak: { played: 20.9, whole: 42.95 },
};

/** The size limits of the board of any game, and of its drawing. */
const SEEN: Seen = { board: 4, drawing: 11 };

/** The size limits of the words of a game per language, added to a bundle that plays it. */
const WORDS: Readonly<Record<string, number>> = {
  antarctica: 8,
  blueprints: 8,
  frostpunk: 16,
  'igloo-igloo': 8,
  nunatak: 8,
};

/** The size limits of the descriptions of things per language, added to the words of the game. */
const ABOUT: Readonly<Record<string, number>> = {
  antarctica: 6,
  blueprints: 4,
  frostpunk: 11,
  'igloo-igloo': 5,
  nunatak: 6,
};

const NOTHING: Weight = { played: 0, whole: 0 };

/** The imports of an app that plays a game, shows it to its players, and explains why a move is refused. */
const PLAYED = 'setup, deal, legalMoves, applyMove, step, whyIllegal, toAct, score, view, viewEvents';

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
  const formatter = await weightOf(consumer, "export { wordsOf } from 'sastrugi/words';");
  console.log(`the formatter of finished sentences: ${formatter}`);
  if (process.argv.includes('--write')) writeSizes({ weights, words, about, formatter, most: SEEN });
  return [
    ...weights
      .filter(([game, { played, whole, board, drawing }]) => {
        const limit = LIMITS[game] ?? NOTHING;
        return !(played <= limit.played && whole <= limit.whole && board <= SEEN.board && drawing <= SEEN.drawing);
      })
      .map(([game]) => `${game} weighs too much`),
    ...[...words, ...about]
      .filter(({ added, limit }) => !(added <= limit))
      .map(({ subpath }) => `${subpath} weighs too much`),
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

const compared = (game: string, { played, whole, board, drawing }: Weight & Seen) => {
  const [goal, limit] = [GOALS[game] ?? NOTHING, LIMITS[game] ?? NOTHING];
  return {
    played,
    'to reach': goal.played,
    limit: limit.played,
    whole,
    'whole to reach': goal.whole,
    'whole limit': limit.whole,
    [`board of ${SEEN.board}`]: board,
    [`drawing of ${SEEN.drawing}`]: drawing,
  };
};

const playing = (game: string): string => `export { ${PLAYED} } from 'sastrugi/${game}';`;

const weightsOf = async (consumer: Consumer, game: string): Promise<Weight & Seen> => {
  const withBoard = `${playing(game)} export * from 'sastrugi/${game}/board';`;
  const withDrawing = `${withBoard} export { draw, picture } from 'sastrugi/${game}/draw';`;
  const [played, seated, drawn] = await Promise.all(
    [playing(game), withBoard, withDrawing].map((program) => weightOf(consumer, program)),
  );
  return {
    played: played!,
    whole: await weightOf(consumer, `export * from 'sastrugi/${game}';`),
    board: difference(seated!, played!),
    drawing: difference(drawn!, seated!),
  };
};

const difference = (more: number, less: number): number => Math.round(100 * (more - less)) / 100;

const weightOf = async (consumer: Consumer, program: string): Promise<number> => {
  const code = await bundled(consumer, program, 'esm');
  return Math.ceil(gzipSync(code, { level: 9 }).length / 10) / 100;
};
