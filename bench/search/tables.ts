import { bundleSearches, installBoardgame, type SearchFiles } from '../build.js';
import { formatTable, type Row } from '../report.js';
import { rotate, startWorker } from '../runner.js';
import type { HeapRequest } from './memory.js';
import type { Slice, TimeRequest } from './slices.js';
import type { Subject } from './subjects.js';

const ROUNDS = 5;
const MAX_NODES = 5000;
const OWN_SUBJECTS = ['views', 'naive', 'bare'] as const;

/** The duration of each subject's searches in a round, and their length. */
type Pace = Omit<Slice, 'round'> & { readonly warmUp: number };

const FULL_PACE: Pace = { milliseconds: 700, warmUp: 2500, iterations: 1000 };
const QUICK_PACE: Pace = { milliseconds: 120, warmUp: 400, iterations: 100 };

/** A subject in its own process, so that compiler feedback from one does not slow down another. */
type Process = readonly [name: Subject | 'boardgame', file: string, ...args: string[]];

/**
 * Measures searches against a naive implementation and, in Blueprints, against boardgame.io's bot, and their memory.
 */
export const printSearches = async (ids: readonly string[], isQuick: boolean): Promise<void> => {
  const pace = isQuick ? QUICK_PACE : FULL_PACE;
  installBoardgame();
  const files = await bundleSearches();
  for (const id of ids) {
    const times = await measureTimes(
      OWN_SUBJECTS.map((name) => createProcess(files, name, id)),
      pace,
    );
    console.log(formatTable(`\n${id}, searches, ${ROUNDS} rounds, processor time`, ownRows(times)));
  }
  if (!ids.includes('blueprints')) return;
  const searches = (['views', 'alike', 'open'] as const).map((name) => createProcess(files, name, 'blueprints'));
  const times = await measureTimes([...searches, ['boardgame', files.boardgame]], pace);
  console.log(formatTable('\nblueprints, against the bot of boardgame.io', boardgameRows(times)));
  console.log(formatTable('\nmemory', await memoryRows(files)));
};

const createProcess = ({ worker }: SearchFiles, name: Subject, id: string): Process => [name, worker, name, id];

/** By subject and round, the microseconds of an iteration. */
type Times = Readonly<Record<string, readonly number[]>>;

const measureTimes = async (processes: readonly Process[], { warmUp, ...pace }: Pace): Promise<Times> => {
  const subjects = processes.map(([name, file, ...args]) => ({ name, worker: startWorker<TimeRequest>(file, args) }));
  const times: Record<string, number[]> = Object.fromEntries(subjects.map(({ name }) => [name, []]));
  try {
    for (const { worker } of subjects) await worker.ask('time', { ...pace, round: -1, milliseconds: warmUp });
    for (let round = 0; round < ROUNDS; round++) {
      for (const { name, worker } of rotate(subjects, round)) {
        times[name]!.push(await worker.ask('time', { ...pace, round }));
      }
    }
    return times;
  } finally {
    for (const { worker } of subjects) worker.stop();
  }
};

const ratiosOf = (times: Times, slow: string, fast: string): readonly number[] =>
  times[slow]!.map((time, round) => time / times[fast]![round]!);

const ownRows = (times: Times): readonly Row[] => [
  {
    what: 'iterations on a view, played out to the end',
    figures: times['views']!.map((us) => 1e6 / us),
    unit: 'a second',
  },
  {
    what: 'against the same search on the public functions',
    figures: ratiosOf(times, 'naive', 'views'),
    unit: 'times as fast',
    atLeast: 2,
  },
  {
    what: 'its random play-outs alone, without a tree',
    figures: ratiosOf(times, 'naive', 'bare'),
    unit: 'times as fast',
  },
];

const boardgameRows = (times: Times): readonly Row[] => [
  {
    what: 'like for like, on the open state',
    figures: ratiosOf(times, 'boardgame', 'open'),
    unit: 'times as fast',
    atLeast: 250,
  },
  {
    what: 'on views, with play-outs as deep as those of its bot',
    figures: ratiosOf(times, 'boardgame', 'alike'),
    unit: 'times as fast',
    atLeast: 150,
  },
  {
    what: 'on views, played out to the end, which its bot does without',
    figures: ratiosOf(times, 'boardgame', 'views'),
    unit: 'times as fast',
    atLeast: 150,
  },
];

const memoryRows = async ({ memory }: SearchFiles): Promise<readonly Row[]> => {
  const { ask, stop } = startWorker<HeapRequest>(memory, [], ['--expose-gc']);
  const heapAfter = (caps: number): Promise<number> => ask('heap', { iterations: caps * MAX_NODES, nodes: MAX_NODES });
  try {
    await heapAfter(4); // one-time compilation and preparation do not count as memory of a search
    const kilobytes: number[] = [];
    const ratios: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const [short, long] = [await heapAfter(4), await heapAfter(12)];
      kilobytes.push(long / 1000);
      ratios.push(long / short);
    }
    return [
      { what: `heap after ${12 * MAX_NODES} iterations with ${MAX_NODES} nodes`, figures: kilobytes, unit: 'KB' },
      { what: `the same against ${4 * MAX_NODES} iterations`, figures: ratios, unit: 'times', atMost: 1.1 },
    ];
  } finally {
    stop();
  }
};
