import { gzipSync } from 'node:zlib';
import { games } from '../entries.js';
import type { Consumer } from './consumer.js';
import { bundled } from './play.js';

/** What a game may weigh in a browser bundle, minified and gzipped, in units of 1000 bytes. */
const BUDGETS: Readonly<Record<string, number>> = {
  antarctica: 22,
  blueprints: 15,
  frostpunk: 30,
  'igloo-igloo': 15,
  nunatak: 22,
};

/** Prints the weight of every game, and answers with those that are too heavy. */
export const sizeFaults = async (consumer: Consumer): Promise<readonly string[]> => {
  const weights = await Promise.all(games().map(async (game) => ({ game, ...(await weightOf(consumer, game)) })));
  console.table(
    Object.fromEntries(
      weights.map(({ game, minified, gzipped }) => [
        game,
        { 'minified KB': minified, 'gzipped KB': gzipped, 'budget KB': BUDGETS[game] ?? 'none' },
      ]),
    ),
  );
  return weights
    .filter(({ game, gzipped }) => !(gzipped <= BUDGETS[game]!))
    .map(
      ({ game, gzipped }) => `${game} weighs ${gzipped} KB, and may weigh ${BUDGETS[game] ?? 'what nobody has fixed'}`,
    );
};

const weightOf = async (consumer: Consumer, game: string) => {
  const code = await bundled(consumer, `export * from 'sastrugi/${game}';`, 'esm');
  return { minified: kilobytes(Buffer.byteLength(code)), gzipped: kilobytes(gzipSync(code, { level: 9 }).length) };
};

const kilobytes = (bytes: number): number => Math.ceil(bytes / 10) / 100;
