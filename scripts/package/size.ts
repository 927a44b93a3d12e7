import { gzipSync } from 'node:zlib';
import { games } from '../entries.js';
import type { Consumer } from './consumer.js';
import { bundled } from './play.js';

/** What a game may weigh in a browser bundle, minified and gzipped, in units of 1000 bytes. */
interface Allowance {
  /** For somebody who plays it. */
  readonly played: number;
  /** For somebody who imports all of it. */
  readonly whole: number;
}

const ALLOWANCES: Readonly<Record<string, Allowance>> = {
  antarctica: { played: 14.5, whole: 27 },
  blueprints: { played: 9, whole: 19 },
  frostpunk: { played: 33, whole: 55 },
  'igloo-igloo': { played: 14.5, whole: 25 },
  nunatak: { played: 16, whole: 31 },
};

/** What an app imports that plays a game, shows it to its players, and tells them why a move is refused. */
const PLAYED = 'setup, deal, legalMoves, applyMove, step, whyIllegal, toAct, score, view, viewEvents';

/** Prints the weight of every game, and answers with those that are too heavy. */
export const sizeFaults = async (consumer: Consumer): Promise<readonly string[]> => {
  const weights = await Promise.all(games().map((game) => weightsOf(consumer, game)));
  console.log('KB, minified and gzipped, and what they may be:');
  console.table(Object.fromEntries(weights.map(({ game, ...weight }) => [game, weight])));
  return weights
    .filter((weight) => !(weight.played <= weight['may be'] && weight.whole <= weight['may be whole']))
    .map(({ game }) => `${game} weighs too much`);
};

const weightsOf = async (consumer: Consumer, game: string) => {
  const { played, whole } = ALLOWANCES[game] ?? { played: 0, whole: 0 };
  return {
    game,
    played: await weightOf(consumer, `export { ${PLAYED} } from 'sastrugi/${game}';`),
    'may be': played,
    whole: await weightOf(consumer, `export * from 'sastrugi/${game}';`),
    'may be whole': whole,
  };
};

const weightOf = async (consumer: Consumer, program: string): Promise<number> => {
  const code = await bundled(consumer, program, 'esm');
  return Math.ceil(gzipSync(code, { level: 9 }).length / 10) / 100;
};
