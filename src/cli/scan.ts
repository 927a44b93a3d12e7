import type { Given } from './command.js';
import { EXIT, type Exit } from './exit.js';
import { countedByKind, type ErrorPrinter, errorPrinter, telling } from './faults.js';
import { batchesOf } from './input/batches.js';
import { sharedBuffers } from './input/buffers.js';
import { type File, filesOf } from './input/files.js';
import type { ReadListener } from './input/open.js';
import { keepApart } from './output/apart.js';
import type { Output } from './output/output.js';
import { tell } from './output/print.js';
import { countOf } from './page.js';
import type { ProgressDisplay, RunProgress } from './progress.js';
import type { QuerySpec } from './queries/index.js';
import type { BatchAnswer, BatchTask } from './queries/task.js';
import { rulesOf } from './rules.js';
import { answersTo, threadsFor } from './threads.js';

/** Shows nothing. */
const SILENT: ProgressDisplay = { hide: () => {}, show: () => {}, end: () => {} };

/** The totals of a run over files. */
export interface ScanTally {
  /** The number of valid games. */
  readonly games: number;
  /** The number of errors of each kind. */
  readonly errors: Readonly<Record<string, number>>;
  /** The number of files that could not be read to their ends. */
  readonly troubles: number;
}

/** The query of a command, and its handler for the answers, which arrive in the order of the files. */
export interface Scan<Found> {
  readonly query: QuerySpec;
  /** The stream on which errors are reported, unless they go to a file. */
  readonly faults: 'stdout' | 'stderr';
  /** Receives an answer, and the function that prints an error of the command's own. */
  take(found: Found, print: ErrorPrinter['print']): Promise<void> | void;
}

/** Reads files, runs a query on their games and reports the errors. */
export const scan = async <Found>(names: readonly string[], given: Given, wanted: Scan<Found>): Promise<ScanTally> => {
  const [rules, files] = [await rulesOf(given), await filesOf(names)];
  await keepApart(
    files.map(({ path }) => path),
    outputsOf(given),
  );
  const course: RunProgress = { read: 0, size: sizeOf(files), games: 0, faults: 0 };
  const tally: OpenTally = { games: 0, errors: {}, troubles: 0 };
  const printer = errorPrinter(given, wanted.faults);
  const faults = await telling(given, printer);
  const rooms = sharedBuffers();
  const reading: BytesRead = { bytes: 0 };
  const batches = batchesOf(files, { watch: watching(reading, tally), longest: given.longest, rooms });
  const tasks = tasksOf(batches, reading, { query: wanted.query, rules });
  const threads = threadsFor(course.size, given.threads);
  const progress = given.quiet === true ? SILENT : await (await import('./progress.js')).showing(course);
  try {
    for await (const [answer, { batch, read }] of answersTo(tasks, threads)) {
      if (batch.kind === 'lines') rooms.give(batch.bytes);
      course.read = read;
      count(answer, course, tally);
      progress.hide();
      for (const fault of answer.faults) await faults.tell(fault);
      for (const found of answer.found) await wanted.take(found as Found, printer.print);
      progress.show();
    }
  } finally {
    progress.end();
    await threads.end();
  }
  await printer.finish();
  await faults.finish();
  return tally;
};

/** A tally in progress. */
interface OpenTally extends ScanTally {
  games: number;
  readonly errors: Record<string, number>;
  troubles: number;
}

/** The bytes that were read from the files; those in progress included. */
interface BytesRead {
  bytes: number;
}

const outputsOf = ({ output, errors, duplicates }: Given): readonly string[] =>
  [output, errors, duplicates].filter((name) => name !== undefined);

/** Returns the size of all readable files; null if any size is unknown. */
const sizeOf = (files: readonly File[]): number | null =>
  files
    .filter(({ trouble }) => trouble === null)
    .reduce<number | null>((sum, { size }) => (sum === null || size === null ? null : sum + size), 0);

const watching = (reading: BytesRead, tally: OpenTally): ReadListener => ({
  bytes: (length) => {
    reading.bytes += length;
  },
  trouble: () => {
    tally.troubles++;
  },
});

const count = ({ games, faults }: BatchAnswer, course: RunProgress, tally: OpenTally): void => {
  for (const { error } of faults) tally.errors[error._tag] = (tally.errors[error._tag] ?? 0) + 1;
  tally.games += games;
  course.games += games;
  course.faults += faults.length;
};

/** A task, with the bytes that had been read when it was made. */
interface Marked extends BatchTask {
  readonly read: number;
}

async function* tasksOf(
  batches: AsyncIterable<BatchTask['batch']>,
  reading: BytesRead,
  rest: Omit<BatchTask, 'batch'>,
): AsyncGenerator<Marked> {
  for await (const batch of batches) yield { batch, ...rest, read: reading.bytes };
}

/** Returns the exit status of a run. */
export const exitOf = ({ errors, troubles }: ScanTally): Exit => {
  const kinds = Object.keys(errors);
  if (troubles > 0) return EXIT.trouble;
  if (kinds.length === 0) return EXIT.valid;
  return kinds.every((kind) => kind === 'OtherRules') ? EXIT.otherVersions : EXIT.faults;
};

/** Summarises a run in a sentence. */
export const summaryOf = ({ games, errors }: ScanTally): string => {
  const { count, detail } = countedByKind(errors);
  return `${countOf(games, 'valid game')}, ${countOf(count, 'error')}${count === 0 ? '' : `: ${detail}`}`;
};

/** Reports the totals of a run that found errors. */
export const tellFaults = (tally: ScanTally): void => {
  if (Object.keys(tally.errors).length > 0) tell(summaryOf(tally));
};

/**
 * Ends a run that wrote to an output. An existing file is replaced only if every input was read to its end, and
 * `against` is null; by default it is the lack of any usable record.
 */
export const finished = async (tally: ScanTally, output: Output, against = lackOf(tally)): Promise<Exit> => {
  tellFaults(tally);
  const why = 'SourceFailed' in tally.errors ? 'an input could not be read to its end' : against;
  if (why === null) await output.finish();
  else await output.withhold(why);
  return exitOf(tally);
};

const lackOf = ({ games, errors }: ScanTally): string | null =>
  games === 0 && Object.keys(errors).length > 0 ? 'no record of the input can be used' : null;
