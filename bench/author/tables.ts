import { bundleAuthor } from '../build.js';
import { formatTable, median, type Row } from '../report.js';
import { rotate, startWorker, type Worker } from '../runner.js';
import type { AuthorQuestions } from './worker.js';

/** The functions that are timed, each with the least speed of the derived game, out of that by hand. */
const TASKS = {
  playout: 0.9,
  play: 1,
  legalMoves: undefined,
  applyMove: undefined,
  view: undefined,
  determinize: undefined,
  decode: undefined,
  setup: undefined,
} as const;
export type AuthorTask = keyof typeof TASKS;

const ROUNDS = 5;
/** The number of games that both must play alike. */
const COMPARED = 200;

/** Compares a game that is derived from its description with the same game by hand, and prints a table. */
export const printAuthor = async (isQuick: boolean): Promise<void> => {
  const file = await bundleAuthor();
  const workers = ['byHand', 'derived'].map((name) => startWorker<AuthorQuestions>(file, [name]));
  const [byHand, derived] = workers as [Worker<AuthorQuestions>, Worker<AuthorQuestions>];
  try {
    if ((await byHand.ask('ends', COMPARED)) !== (await derived.ask('ends', COMPARED)))
      throw new Error('the two games are not the same');
    const rows: Row[] = [];
    for (const task of Object.keys(TASKS) as AuthorTask[]) {
      const times = new Map(workers.map((worker) => [worker, [] as number[]]));
      for (let round = -1; round < ROUNDS; round++) {
        for (const worker of rotate(workers, round + 1)) {
          const time = await worker.ask('time', { task, milliseconds: isQuick ? 100 : 600 });
          if (round >= 0) times.get(worker)!.push(time);
        }
      }
      const figures = times.get(byHand)!.map((time, round) => time / times.get(derived)![round]!);
      rows.push({
        what: `${task}: ${median(times.get(derived)!).toFixed(0)} ns`,
        figures,
        unit: 'times as fast',
        atLeast: TASKS[task],
      });
    }
    console.log(formatTable(`\nLiar's Dice derived, against by hand, ${ROUNDS} rounds, processor time`, rows));
  } finally {
    for (const { stop } of workers) stop();
  }
};
