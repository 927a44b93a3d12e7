import { gzipSync } from 'node:zlib';
import { games } from '../entries.js';
import type { Consumer } from './consumer.js';
import { bundled } from './play.js';

/** What a game should weigh in a browser bundle, minified and gzipped, in units of 1000 bytes, and what it may. */
interface Allowance {
  readonly budget: number;
  /** Where a game is over its budget, what it weighs: it may not grow before it has shrunk. */
  readonly ceiling?: number;
}

const ALLOWANCES: Readonly<Record<string, Allowance>> = {
  antarctica: { budget: 22 },
  blueprints: { budget: 15 },
  frostpunk: { budget: 30, ceiling: 50.5 },
  'igloo-igloo': { budget: 15, ceiling: 20.5 },
  nunatak: { budget: 22, ceiling: 26.2 },
};

/** Prints the weight of every game, and answers with those that are too heavy. */
export const sizeFaults = async (consumer: Consumer): Promise<readonly string[]> => {
  const weights = await Promise.all(games().map(async (game) => ({ game, ...(await weightOf(consumer, game)) })));
  console.table(
    Object.fromEntries(
      weights.map(({ game, minified, gzipped }) => {
        const budget = ALLOWANCES[game]?.budget ?? 0;
        const verdict = gzipped <= budget ? 'reached' : 'MISSED';
        return [game, { 'minified KB': minified, 'gzipped KB': gzipped, 'budget KB': budget, verdict }];
      }),
    ),
  );
  return weights
    .filter(({ game, gzipped }) => !(gzipped <= mostOf(game)))
    .map(({ game, gzipped }) => `${game} weighs ${gzipped} KB, and may weigh ${mostOf(game)}`);
};

const mostOf = (game: string): number => ALLOWANCES[game]?.ceiling ?? ALLOWANCES[game]?.budget ?? 0;

const weightOf = async (consumer: Consumer, game: string) => {
  const code = await bundled(consumer, `export * from 'sastrugi/${game}';`, 'esm');
  return { minified: kilobytes(Buffer.byteLength(code)), gzipped: kilobytes(gzipSync(code, { level: 9 }).length) };
};

const kilobytes = (bytes: number): number => Math.ceil(bytes / 10) / 100;
