import { root } from '../scripts/entries.js';
import { bundleLibrary, bundleRevision, findCommit } from './build.js';
import type { LibraryRequests, Task } from './library.js';
import { formatTable, median, type Row } from './report.js';
import { rotate, startWorker, type Worker } from './runner.js';

const FIRST_EDITION = 'first-edition';
const ROUNDS = 5;
/** The number of games that each round plays, spread evenly over the player counts; no game is played twice. */
const GAMES_PER_ROUND = 24;
const ALL_GAMES = { first: 0, count: ROUNDS * GAMES_PER_ROUND };

const TASK_LABELS: Readonly<Record<Task, string>> = {
  playout: 'playout, a move',
  setup: 'setup',
  moves: 'legalMoves + applyMove, a game',
  view: 'view',
  decode: 'State.decode',
  fingerprint: 'fingerprint',
  determinize: 'determinize',
};
const TASKS = Object.keys(TASK_LABELS) as readonly Task[];

/** The speed to reach, as a multiple of the first edition's. */
const MIN_SPEEDS: Readonly<Record<string, Readonly<Partial<Record<Task, number>>>>> = {
  antarctica: { playout: 1.8, fingerprint: 1.3, determinize: 2 },
  blueprints: { fingerprint: 1.3 },
  frostpunk: { playout: 1.5, fingerprint: 1.3, determinize: 2 },
  'igloo-igloo': { playout: 2, fingerprint: 1.3, determinize: 2 },
  nunatak: { playout: 1.5, fingerprint: 1.3, determinize: 2 },
};

type Library = Worker<LibraryRequests>;

/** Measures games of this tree against those of another revision, and prints a table of each. */
export const compareWithRevision = async (
  name: string | undefined,
  ids: readonly string[],
  isQuick: boolean,
): Promise<void> => {
  const first = findCommit(FIRST_EDITION) ?? findCommit('8d9ed86');
  const revision = name ?? FIRST_EDITION;
  const commit = name === undefined ? first : findCommit(name);
  if (commit === undefined) {
    console.error(`bench: '${revision}' is neither a revision nor a game; allowed are branches, tags and commits`);
    process.exitCode = 2;
    return;
  }
  const others = await bundleRevision(commit, ids, 'then');
  for (const id of ids) {
    const files = [await bundleLibrary(root, id, 'now'), others.get(id)!] as const;
    const isSameChance = await withLibraries(
      files,
      async ([now, then]) => (await readStream(now)) === (await readStream(then)),
    );
    const mismatch = isSameChance ? await withLibraries(files, ([now, then]) => findDifference(now, then)) : undefined;
    if (mismatch !== undefined) {
      console.log(`\n${id}: not the same games as at ${revision}: ${mismatch}`);
      process.exitCode = 1;
      continue;
    }
    const goals = commit === first ? MIN_SPEEDS[id] : undefined;
    const rows: Row[] = [];
    for (const task of TASKS) rows.push(await measureRow(task, files, goals?.[task], isQuick));
    const games = `${isSameChance ? 'the same' : 'by another stream of chance, other'} ${ALL_GAMES.count} games`;
    console.log(formatTable(`\n${id} against ${revision}, ${games}, ${ROUNDS} rounds, processor time`, rows));
  }
};

/** Runs two processes for the duration of `ask`. */
const withLibraries = async <A>(
  [now, then]: readonly [string, string],
  ask: (libraries: readonly [Library, Library]) => Promise<A>,
): Promise<A> => {
  const libraries = [startWorker<LibraryRequests>(now), startWorker<LibraryRequests>(then)] as const;
  try {
    return await ask(libraries);
  } finally {
    for (const library of libraries) library.stop();
  }
};

const readStream = (library: Library): Promise<string> => library.ask('stream', null);

/** Returns the first game that differs between the builds, or between a play-out and the same game move by move. */
const findDifference = async (now: Library, then: Library): Promise<string | undefined> => {
  const [here, there] = [await now.ask('checksums', ALL_GAMES), await then.ask('checksums', ALL_GAMES)];
  for (let k = 0; k < ALL_GAMES.count; k++) {
    const found = [here.playout, here.moves, there.playout, there.moves].map((checksums) => checksums[k]!);
    if (new Set(found).size > 1) return `game-${k} has checksums ${found.join(', ')}`;
  }
  return undefined;
};

/** Measures one task in both builds, each in its own process. */
const measureRow = (
  task: Task,
  files: readonly [string, string],
  goal: number | undefined,
  isQuick: boolean,
): Promise<Row> =>
  withLibraries(files, async (libraries) => {
    for (const library of libraries) {
      await library.ask('time', { task, games: ALL_GAMES, milliseconds: isQuick ? 500 : 2000 });
    }
    const times = new Map<Library, number[]>(libraries.map((library) => [library, []]));
    for (let round = 0; round < ROUNDS; round++) {
      const games = { first: round * GAMES_PER_ROUND, count: GAMES_PER_ROUND };
      for (const library of rotate(libraries, round)) {
        times.get(library)!.push(await library.ask('time', { task, games, milliseconds: isQuick ? 100 : 400 }));
      }
    }
    const [now, then] = libraries.map((library) => times.get(library)!) as [number[], number[]];
    return {
      what: `${TASK_LABELS[task]}: ${formatTime(median(now))}, there ${formatTime(median(then))}`,
      figures: then.map((slow, round) => slow / now[round]!),
      unit: 'times as fast',
      atLeast: goal,
    };
  });

const formatTime = (ns: number): string => (ns < 10_000 ? `${ns.toFixed(0)} ns` : `${(ns / 1000).toFixed(0)} us`);
