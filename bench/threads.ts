import { quickThreads } from '../scripts/threads.js';
import { findBot, here, hold, memoryArchive, planOf, type Runner, seedsOf } from '../src/arena/index.js';
import { gameOf, orThrow } from '../src/index.js';
import { table } from './report.js';

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

/** Prints how much faster a tournament is on two threads than on one, by the clock: processor time does not tell. */
export const printThreads = async (isQuick: boolean): Promise<void> => {
  const onThreads = await quickThreads();
  const deals = isQuick ? 20 : 120;
  const ratios: number[] = [];
  const inThread: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const one = await millisecondsOf(onThreads(1), deals);
    const two = await millisecondsOf(onThreads(2), deals);
    const none = await millisecondsOf(here({ gameOf, findBot }), deals);
    ratios.push(one / two);
    inThread.push(one / none);
  }
  const rows = [
    { what: 'two threads, against one', figures: ratios, unit: 'times as fast', atLeast: 1.85 },
    { what: 'one thread besides, against none', figures: inThread, unit: 'times the time' },
  ];
  console.log(table(`\na tournament of ${2 * deals} games, ${ROUNDS} rounds, by the clock`, rows));
};

/** Of the second half of the games: the first one is for threads to start, and for the compiler to learn in each of them. */
const millisecondsOf = async (runner: Runner, deals: number): Promise<number> => {
  const plan = orThrow(planOf(gameOf('blueprints')!, { ...PLAN, seeds: seedsOf('threads', deals) }));
  let began = 0;
  let first = 0;
  const tell = ({ played }: { readonly played: number }): void => {
    if (first === 0 && played >= deals) [began, first] = [performance.now(), played];
  };
  orThrow(await hold(plan, { archive: memoryArchive(), runner, tell }));
  return (performance.now() - began) / (plan.games - first);
};
