import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { games } from '../../scripts/entries.js';
import { bundleSearch, installBoardgame } from '../build.js';
import { processorMs } from '../clock.js';
import { type Row, table } from '../report.js';

const ROUNDS = 5;
const CAP = 5000;

type Ours = typeof import('./ours.js');
type Boardgame = typeof import('../boardgame/search.js');

/** Processor time of an iteration, in microseconds. */
const timeOf = async (iterations: number, run: (iterations: number) => unknown): Promise<number> => {
  const start = processorMs();
  await run(iterations);
  return ((processorMs() - start) * 1000) / iterations;
};

/** Measures searches against boardgame.io's bot, where it is wanted, and against the same search written naively. */
export const printSearches = async (isQuick: boolean): Promise<void> => {
  setFlagsFromString('--expose-gc');
  Object.assign(globalThis, { gc: runInNewContext('gc') });
  const scale = isQuick ? 0.1 : 1;
  const ours: Ours = await import(await bundleSearch('ours'));
  for (const id of games()) console.log(table(`\n${id}, searches, ${ROUNDS} rounds`, await naiveRows(ours, id, scale)));
  const heaps = [ours.heapOfSearch(20 * CAP, CAP), ours.heapOfSearch(60 * CAP, CAP)] as const;
  const kilobytes = heaps.map((bytes) => (bytes / 1000).toFixed(0));
  const what = `heap after ${60 * CAP} iterations with ${CAP} nodes: ${kilobytes[1]} KB, after ${20 * CAP}: ${kilobytes[0]}`;
  console.log(table('\nmemory', [{ what, figures: [heaps[1] / heaps[0]], unit: 'times', atMost: 1.1 }]));
  installBoardgame();
  const boardgame: Boardgame = await import(await bundleSearch('boardgame'));
  console.log(table('\nblueprints, against the bot of boardgame.io', await boardgameRows(ours, boardgame, scale)));
};

const naiveRows = async (ours: Ours, id: string, scale: number): Promise<readonly Row[]> => {
  const own: number[] = [];
  const ratios: number[] = [];
  const many = Math.ceil(1000 * scale);
  for (let round = -1; round < ROUNDS; round++) {
    const fast = await timeOf(many, (count) => ours.searchOfOurs(id, `round ${round}`, count));
    const slow = await timeOf(Math.ceil(many / 2), (count) => ours.searchNaively(id, `round ${round}`, count));
    if (round < 0) continue; // to warm up
    own.push(1e6 / fast);
    ratios.push(slow / fast);
  }
  return [
    { what: 'iterations on a view, played out to the end', figures: own, unit: 'a second' },
    { what: 'against the same search on the public functions', figures: ratios, unit: 'times as fast', atLeast: 2 },
  ];
};

const boardgameRows = async (ours: Ours, boardgame: Boardgame, scale: number): Promise<readonly Row[]> => {
  const open: number[] = [];
  const seen: number[] = [];
  const many = Math.ceil(4000 * scale);
  for (let round = -1; round < ROUNDS; round++) {
    const seed = `round ${round}`;
    const slow = await timeOf(Math.ceil(many / 100), (count) => boardgame.searchOfBoardgame(seed, count));
    const fast = await timeOf(many, (count) => ours.searchOfOurs('blueprints', seed, count, boardgame.PLAYOUT_DEPTH));
    const whole = await timeOf(many, (count) => ours.searchOfOurs('blueprints', seed, count));
    if (round < 0) continue; // to warm up
    open.push(slow / fast);
    seen.push(slow / whole);
  }
  return [
    { what: 'like for like, on the open state', figures: open, unit: 'times as fast', atLeast: 250 },
    { what: 'on views, which its bot does without', figures: seen, unit: 'times as fast', atLeast: 150 },
  ];
};
