import type { CommandOptions } from './command.js';
import { EXIT, type Exit } from './exit-status.js';
import { formatCount } from './game-page.js';
import { loadExtraRules } from './games.js';
import type { QuerySpec } from './query/index.js';
import { createSharedBuffers, readBatches } from './read/batches.js';
import { type File, findFiles } from './read/files.js';
import type { ReadListener } from './read/open-source.js';
import type { BatchAnswer, BatchTask } from './task.js';
import { answerTasks, createThreads } from './threads.js';
import { countByKind, createErrorOutput, createErrorPrinter, type ErrorPrinter } from './write/errors.js';
import type { Output } from './write/output.js';
import { reportLine } from './write/print.js';
import type { ProgressDisplay, RunProgress } from './write/progress.js';
import { refuseOverwrites } from './write/refuse-overwrites.js';

/** Shows nothing. */
const NO_DISPLAY: ProgressDisplay = { hide: () => {}, show: () => {}, end: () => {} };

/** The totals of a run over files. */
export interface PipelineTally {
  /** The number of valid games. */
  readonly games: number;
  /** The number of errors of each kind. */
  readonly errors: Readonly<Record<string, number>>;
  /** The number of files that could not be read to their ends. */
  readonly unreadableFiles: number;
}

/** The query of a command, and its handler for the answers, which arrive in the order of the files. */
interface FileQuery<Found> {
  readonly query: QuerySpec;
  /** Receives an answer, and the function that prints an error of the command's own. */
  onFound(found: Found, print: ErrorPrinter['print']): Promise<void> | void;
}

/** Reads files, validates their games, and reports the errors on standard output. */
export const validateFiles = (names: readonly string[], options: CommandOptions): Promise<PipelineTally> =>
  runPipeline(names, options, { query: null, onFound: () => {}, errorStream: 'stdout' });

/** Reads files, validates their games, runs a query on the valid ones, and reports the errors on standard error. */
export const queryFiles = <Found>(
  names: readonly string[],
  options: CommandOptions,
  { query, onFound }: FileQuery<Found>,
): Promise<PipelineTally> => runPipeline<Found>(names, options, { query, onFound, errorStream: 'stderr' });

/** The work on the files: without a query, their games are only validated. */
interface PipelineSettings<Found> extends Pick<FileQuery<Found>, 'onFound'> {
  readonly query: QuerySpec | null;
  /** The stream on which errors are reported, unless they go to a file. */
  readonly errorStream: 'stdout' | 'stderr';
}

/** Reads files in batches, which threads validate and query, and passes on what they answer. */
const runPipeline = async <Found>(
  names: readonly string[],
  options: CommandOptions,
  { query, onFound, errorStream }: PipelineSettings<Found>,
): Promise<PipelineTally> => {
  const [rules, files] = [await loadExtraRules(options), await findFiles(names)];
  await refuseOverwrites(
    files.map(({ path }) => path),
    outputsOf(options),
  );
  const progress: RunProgress = { bytesRead: 0, totalBytes: totalSize(files), games: 0, errors: 0 };
  const tally: MutableTally = { games: 0, errors: {}, unreadableFiles: 0 };
  const printer = createErrorPrinter(options, errorStream);
  const errorOutput = await createErrorOutput(options, printer);
  const buffers = createSharedBuffers();
  const reading: BytesRead = { bytes: 0 };
  const batches = readBatches(files, {
    listener: createReadListener(reading, tally),
    maxLineBytes: options.maxLineBytes,
    buffers,
  });
  const tasks = tasksOf(batches, reading, { query, rules });
  // A query may take long, and so may the code of others: a signal is handled in between.
  const endsSoon = query === null && rules.packages.length === 0 && rules.modules.length === 0;
  const threads = createThreads(progress.totalBytes, options.threads, endsSoon);
  const display = options.quiet === true ? NO_DISPLAY : (await import('./write/progress.js')).showProgress(progress);
  try {
    for await (const [answer, { batch, bytesRead }] of answerTasks(tasks, threads)) {
      if (batch.kind === 'lines') buffers.release(batch.bytes);
      progress.bytesRead = bytesRead;
      countAnswer(answer, progress, tally);
      display.hide();
      for (const error of answer.errors) await errorOutput.report(error);
      for (const found of answer.found) await onFound(found as Found, printer.print);
      display.show();
    }
  } finally {
    display.end();
    await threads.end();
  }
  await printer.finish();
  await errorOutput.finish();
  return tally;
};

/** A tally in progress. */
interface MutableTally extends PipelineTally {
  games: number;
  readonly errors: Record<string, number>;
  unreadableFiles: number;
}

/** The bytes that were read from the files; those in progress included. */
interface BytesRead {
  bytes: number;
}

const outputsOf = ({ output, errors, duplicates }: CommandOptions): readonly string[] =>
  [output, errors, duplicates].filter((name) => name !== undefined);

/** Returns the size of all readable files; null if any size is unknown. */
const totalSize = (files: readonly File[]): number | null =>
  files
    .filter(({ error }) => error === null)
    .reduce<number | null>((sum, { size }) => (sum === null || size === null ? null : sum + size), 0);

const createReadListener = (reading: BytesRead, tally: MutableTally): ReadListener => ({
  onBytes: (length) => {
    reading.bytes += length;
  },
  onError: () => {
    tally.unreadableFiles++;
  },
});

const countAnswer = ({ games, errors }: BatchAnswer, progress: RunProgress, tally: MutableTally): void => {
  for (const { error } of errors) tally.errors[error._tag] = (tally.errors[error._tag] ?? 0) + 1;
  tally.games += games;
  progress.games += games;
  progress.errors += errors.length;
};

/** A task, with the bytes that had been read when it was made. */
interface PositionedTask extends BatchTask {
  readonly bytesRead: number;
}

async function* tasksOf(
  batches: AsyncIterable<BatchTask['batch']>,
  reading: BytesRead,
  rest: Omit<BatchTask, 'batch'>,
): AsyncGenerator<PositionedTask> {
  for await (const batch of batches) yield { batch, ...rest, bytesRead: reading.bytes };
}

/** Returns the exit status of a run. */
export const exitOf = ({ errors, unreadableFiles }: PipelineTally): Exit => {
  const kinds = Object.keys(errors);
  if (unreadableFiles > 0) return EXIT.failure;
  if (kinds.length === 0) return EXIT.valid;
  return kinds.every((kind) => kind === 'RulesUnavailable') ? EXIT.otherVersions : EXIT.errors;
};

/** Summarises a run in a sentence. */
export const formatSummary = ({ games, errors }: PipelineTally): string => {
  const { count, detail } = countByKind(errors);
  return `${formatCount(games, 'valid game')}, ${formatCount(count, 'error')}${count === 0 ? '' : `: ${detail}`}`;
};

/** Reports the totals of a run that found errors. */
const reportErrors = (tally: PipelineTally): void => {
  if (Object.keys(tally.errors).length > 0) reportLine(formatSummary(tally));
};

/**
 * Ends a run that wrote to an output. An existing file is replaced only if every input was read to its end, and
 * `obstacle` is null; by default it is the lack of any usable record.
 */
export const finishPipeline = async (
  tally: PipelineTally,
  output: Output,
  obstacle = findObstacle(tally),
): Promise<Exit> => {
  reportErrors(tally);
  const why = 'SourceError' in tally.errors ? 'an input could not be read to its end' : obstacle;
  if (why === null) await output.finish();
  else await output.discard(why);
  return exitOf(tally);
};

const findObstacle = ({ games, errors }: PipelineTally): string | null =>
  games === 0 && Object.keys(errors).length > 0 ? 'no record of the input can be used' : null;
