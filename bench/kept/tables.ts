import { buildPublished, bundleKept } from '../build.js';
import { formatTable, median, type Row } from '../report.js';
import { startWorker } from '../runner.js';
import type { KeptQuestions } from './worker.js';

/** The number of games of which a program keeps every state. */
const KEPT_GAMES = 200;
/** The highest ratio of the time of a move in a program that keeps states to that in one that keeps none. */
const MAX_KEPT_TIME = 1.3;

/** The number of processes of each kind, and the time of each. */
interface Pace {
  readonly processes: number;
  readonly warmUp: number;
  readonly milliseconds: number;
}

const FULL_PACE: Pace = { processes: 10, warmUp: 1000, milliseconds: 1000 };
const QUICK_PACE: Pace = { processes: 4, warmUp: 500, milliseconds: 300 };

/** Measures programs that keep states against the same programs that keep none, and prints a table of each game. */
export const printKept = async (ids: readonly string[], isQuick: boolean): Promise<void> => {
  const pace = isQuick ? QUICK_PACE : FULL_PACE;
  const published = buildPublished();
  for (const id of ids) {
    const files = await bundleKept(id, published);
    const rows = [
      await measureRow('bundle', files.bundle, pace),
      await measureRow('published files', files.published, pace),
    ];
    console.log(formatTable(`\n${id}, programs that keep states, ${pace.processes} processes, processor time`, rows));
  }
};

/** Measures a build; each round is a process that keeps states and one that keeps none. */
const measureRow = async (build: string, file: string, { processes, warmUp, milliseconds }: Pace): Promise<Row> => {
  const times = { kept: [] as number[], none: [] as number[] };
  const ask = (keepsStates: boolean): Promise<number> =>
    askProgram(file, { games: KEPT_GAMES, keepsStates, warmUp, milliseconds });
  for (let k = 0; k < processes; k++) {
    times.kept.push(await ask(true));
    times.none.push(await ask(false));
  }
  const alone = median(times.none);
  return {
    what: `${build}: a move of ${alone.toFixed(0)} ns after keeping the states of ${KEPT_GAMES} games`,
    figures: times.kept.map((time) => time / alone),
    unit: 'times the time',
    atMost: MAX_KEPT_TIME,
    isForEvery: true,
  };
};

const askProgram = async (file: string, question: Parameters<KeptQuestions['time']>[0]): Promise<number> => {
  const { ask, stop } = startWorker<KeptQuestions>(file);
  try {
    return await ask('time', question);
  } finally {
    stop();
  }
};
