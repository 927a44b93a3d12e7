import { bundleThreads } from '../scripts/threads.js';
import {
  findBot,
  memoryArchive,
  onThisThread,
  planTournament,
  type Runner,
  runTournament,
} from '../src/arena/index.js';
import { gameOf } from '../src/games/index.js';
import { orThrow } from '../src/index.js';
import { formatTable } from './report.js';

const ROUNDS = 5;
const ENTRANTS = [
  { name: 'Ann', bot: 'flat', settings: { iterations: 20 } },
  { name: 'Bob', bot: 'greedy', settings: { samples: 1 } },
];
const PLAN = {
  options: { players: 2 },
  entrants: ENTRANTS,
  form: { kind: 'round-robin' },
} as const;

/** Prints the speed-up of a tournament from one thread to two, by wall-clock time: processor time would not show it. */
export const printThreads = async (isQuick: boolean): Promise<void> => {
  const onThreads = await bundleThreads();
  const deals = isQuick ? 20 : 120;
  const ratios: number[] = [];
  const warmRatios: number[] = [];
  const inThread: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const one = await measurePace(onThreads(1), deals);
    const two = await measurePace(onThreads(2), deals);
    const none = await measurePace(onThisThread({ gameOf, findBot }), deals);
    ratios.push(one.started / two.started);
    warmRatios.push(one.warm / two.warm);
    inThread.push(one.warm / none.warm);
  }
  const rows = [
    { what: 'two threads, against one', figures: ratios, unit: 'times as fast', atLeast: 1.85 },
    { what: 'the same, once the code of each is compiled', figures: warmRatios, unit: 'times as fast' },
    { what: 'one thread besides, against none, then', figures: inThread, unit: 'times the time' },
  ];
  console.log(formatTable(`\na tournament of ${2 * deals} games, ${ROUNDS} rounds, by the clock`, rows));
};

/** Milliseconds per game. */
interface GamePace {
  /** From the first finished games to the last, which excludes the start of threads. */
  readonly started: number;
  /** From the second half of the games. */
  readonly warm: number;
}

const measurePace = async (runner: Runner, deals: number): Promise<GamePace> => {
  const plan = orThrow(planTournament(gameOf('blueprints')!, { ...PLAN, seed: 'threads', botSeed: 'bots', deals }));
  const ends: number[] = [];
  const recordEnd = (): void => void ends.push(performance.now());
  orThrow(await runTournament(plan, { archive: memoryArchive(), runner, onProgress: recordEnd }));
  const since = (first: number): number => (ends.at(-1)! - ends[first]!) / (ends.length - 1 - first);
  return { started: since(Math.floor(deals / 5)), warm: since(deals) };
};
