import type { Given } from './command.js';
import { EXIT, type Exit, Trouble } from './exit.js';
import { telling } from './faults.js';
import { batchesOf } from './input/batches.js';
import { type File, filesOf, STDIN } from './input/files.js';
import type { Watch } from './input/open.js';
import { roomsFor } from './input/rooms.js';
import type { JudgeSpec } from './judges/index.js';
import type { Answer, Task } from './judges/task.js';
import { keepApart } from './output/apart.js';
import type { Output } from './output/output.js';
import { tell } from './output/print.js';
import { type Course, SILENT, showing } from './progress.js';
import { rulesOf } from './rules.js';
import { answersTo, threadsOf } from './threads.js';

/** What became of the files of a run. */
export interface Tally {
  /** How many games are proved. */
  readonly games: number;
  /** How many faults there are of each kind. */
  readonly faults: Readonly<Record<string, number>>;
  /** How many files could not be read to their ends. */
  readonly troubles: number;
}

/** What a command wants to know of games, and what it does with the answers, which come in the order of the files. */
export interface Scan<Found> {
  readonly judge: JudgeSpec;
  /** Where faults are told to people, if not in a file. */
  readonly faults: 'stdout' | 'stderr';
  take(found: Found): Promise<void> | void;
}

/** Reads the files, judges what is in them, and tells the faults. */
export const scan = async <Found>(names: readonly string[], given: Given, wanted: Scan<Found>): Promise<Tally> => {
  const [rules, files] = [await rulesOf(given), await filesOf(names)];
  await keepApart(namesOf(files), outputsOf(given));
  const course: Course = { read: 0, size: sizeOf(files), games: 0, faults: 0 };
  const tally: Counts = { games: 0, faults: {}, troubles: 0 };
  const faults = await telling(given, wanted.faults);
  const rooms = roomsFor();
  const reading: Reading = { bytes: 0 };
  const batches = batchesOf(files, { watch: watching(reading, tally), longest: given.longest, rooms });
  const tasks = tasksOf(batches, reading, { judge: wanted.judge, rules });
  const threads = threadsOf(given.threads);
  const progress = given.quiet === true ? SILENT : showing(course);
  try {
    for await (const [answer, { batch, read }] of answersTo(tasks, threads)) {
      if (batch.kind === 'lines') rooms.give(batch.bytes);
      course.read = read;
      count(answer, course, tally);
      progress.hide();
      for (const fault of answer.faults) await faults.tell(fault);
      for (const found of answer.found) await wanted.take(found as Found);
      progress.show();
    }
  } finally {
    progress.end();
    await threads.end();
  }
  await faults.finish();
  return tally;
};

/** A tally that is being made. */
interface Counts extends Tally {
  games: number;
  readonly faults: Record<string, number>;
  troubles: number;
}

/** How much has been read of the files: more than has been judged. */
interface Reading {
  bytes: number;
}

const namesOf = (files: readonly File[]): readonly string[] =>
  files.map(({ name }) => name).filter((name) => name !== STDIN);

const outputsOf = ({ output, faults }: Given): readonly string[] =>
  [output, faults].filter((name) => name !== undefined);

/** The bytes of all files that can be read; null where that of one is not known. */
const sizeOf = (files: readonly File[]): number | null =>
  files
    .filter(({ trouble }) => trouble === null)
    .reduce<number | null>((sum, { size }) => (sum === null || size === null ? null : sum + size), 0);

const watching = (reading: Reading, tally: Counts): Watch => ({
  bytes: (length) => {
    reading.bytes += length;
  },
  trouble: () => {
    tally.troubles++;
  },
});

const count = ({ games, faults }: Answer, course: Course, tally: Counts): void => {
  for (const { fault } of faults) tally.faults[fault._tag] = (tally.faults[fault._tag] ?? 0) + 1;
  tally.games += games;
  course.games += games;
  course.faults += faults.length;
};

/** A task, and how much had been read when it was made. */
interface Marked extends Task {
  readonly read: number;
}

async function* tasksOf(
  batches: AsyncIterable<Task['batch']>,
  reading: Reading,
  rest: Omit<Task, 'batch'>,
): AsyncGenerator<Marked> {
  for await (const batch of batches) yield { batch, ...rest, read: reading.bytes };
}

/** The number with which a run ends. */
export const exitOf = ({ faults, troubles }: Tally): Exit => {
  const kinds = Object.keys(faults);
  if (troubles > 0) return EXIT.trouble;
  if (kinds.length === 0) return EXIT.valid;
  return kinds.every((kind) => kind === 'OtherRules') ? EXIT.otherVersions : EXIT.faults;
};

/** What became of the files, as a sentence. */
export const summaryOf = ({ games, faults }: Tally): string => {
  const kinds = Object.entries(faults).sort(([a], [b]) => (a < b ? -1 : 1));
  const count = kinds.reduce((sum, [, number]) => sum + number, 0);
  const detail = kinds.map(([kind, number]) => `${kind} ${number}`).join(', ');
  return `${counted(games, 'game')} proved, ${counted(count, 'fault')}${count === 0 ? '' : `: ${detail}`}`;
};

/** A number of things. */
export const counted = (number: number, noun: string): string =>
  `${new Intl.NumberFormat('en').format(number)} ${noun}${number === 1 ? '' : 's'}`;

/** Tells people what became of the files, where something is wrong. */
export const tellFaults = (tally: Tally): void => {
  if (Object.keys(tally.faults).length > 0) tell(summaryOf(tally));
};

/**
 * Ends a run that wrote to an output. A file that is there is replaced only if every input could be read to its end, and if
 * nothing else stands against it: by default, that faults are all that was found.
 */
export const finished = async (tally: Tally, output: Output, against = lackOf(tally)): Promise<Exit> => {
  tellFaults(tally);
  const why = 'SourceFailed' in tally.faults ? 'an input could not be read to its end' : against;
  if (why === null) await output.finish();
  else await output.withhold(why);
  return exitOf(tally);
};

const lackOf = ({ games, faults }: Tally): string | null =>
  games === 0 && Object.keys(faults).length > 0 ? 'the input holds no record that can be used' : null;

/** That something was asked for wrongly. */
export const wrongUse = (message: string): Trouble => new Trouble('WrongUse', message);
