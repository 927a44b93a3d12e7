import type { Either } from 'fp-ts/lib/Either.js';
import type { AnyGame } from '../core/contract/game.js';
import { messageOf } from '../core/data/text.js';
import { left, right } from '../core/errors/errors.js';
import type { GameRecord } from '../core/records/record.js';
import type { RunNotes } from './effort.js';
import type { ArchiveAccessError, JobError, TournamentError } from './errors.js';
import { type Job, jobId } from './job.js';
import type { Schedule } from './plan.js';
import { type JobContext, type PlayedJob, playJob } from './play.js';
import { resultOfRecord } from './record.js';
import { createReport, type Report } from './report.js';
import { createResultStore, type ResultStore } from './results.js';

/** A store of game records; its functions throw on failure. */
export interface Archive {
  /** Yields the stored records, in any order. */
  records(): AsyncIterable<GameRecord>;
  /** Stores a record. */
  append(record: GameRecord): Promise<void>;
}

/** A place to play games. */
export interface Runner {
  /** Plays jobs in any order until there are no more. */
  run(work: Work): Promise<Either<TournamentError, null>>;
}

/** The games to be played. */
export interface Work {
  /** The game of all jobs. */
  readonly game: AnyGame;
  /** Returns the next job, each one once; undefined if there is none. */
  nextJob(): Job | undefined;
  /**
   * Receives the record of a game, and what the run observed if somebody measured it; a second record of the same game
   * is ignored.
   */
  addRecord(record: GameRecord, notes?: RunNotes): Promise<void>;
}

/** The progress of a tournament. */
export interface TournamentProgress {
  /** The number of games, the number already played, and the number of those that were in the archive before. */
  readonly games: number;
  readonly playedGames: number;
  readonly resumedGames: number;
  /** The number of games that need not be played because their question is answered. */
  readonly sparedGames: number;
  /** Reports the results so far. */
  report(): Report;
}

/** The archive and runner of a tournament. */
export interface RunOptions {
  readonly archive: Archive;
  readonly runner: Runner;
  /** Called after every game. */
  readonly onProgress?: (progress: TournamentProgress) => void;
  /** Called before every game; no more games begin once it returns true. */
  readonly isStopped?: () => boolean;
}

/** Plays the games of a plan that are not in the archive yet, and reports the results of all. */
export const runTournament = async (plan: Schedule, options: RunOptions): Promise<Either<TournamentError, Report>> => {
  try {
    return await runPlan(plan, options);
  } catch (error) {
    const message = `The archive fails: ${messageOf(error)}`;
    return left<ArchiveAccessError>({ _tag: 'ArchiveAccessError', message });
  }
};

const runPlan = async (plan: Schedule, options: RunOptions): Promise<Either<TournamentError, Report>> => {
  const { archive, runner, onProgress, isStopped } = options;
  const results = createResultStore(plan);
  const players = plan.tables[0]!.seating.length;
  const numbers = new Map<string, number>();
  for (let number = 0; number < plan.games; number++) numbers.set(jobId(plan.jobAt(number)), number);
  const enterRecord = (record: GameRecord, notes?: RunNotes): boolean => {
    const number = numbers.get(record.id);
    const result = number === undefined || results.isPlayed(number) ? null : resultOfRecord(record);
    const isValid = result !== null && result.shares.length === players;
    if (isValid) results.add(number!, result, notes);
    return isValid;
  };
  let playedGames = 0;
  for await (const record of archive.records()) playedGames += Number(enterRecord(record));
  const resumedGames = playedGames;
  const reportProgress = (): void =>
    onProgress?.({ games: plan.games, playedGames, resumedGames, sparedGames: countSpared(plan, results), report });
  const report = (): Report => createReport(plan, results);
  let nextNumber = 0;
  reportProgress();
  const outcome = await runner.run({
    game: plan.game,
    nextJob: () => {
      if (isStopped?.() === true) return undefined;
      while (nextNumber < plan.games && !results.isNeeded(nextNumber)) nextNumber++;
      return nextNumber < plan.games ? plan.jobAt(nextNumber++) : undefined;
    },
    addRecord: async (record, notes) => {
      if (!enterRecord(record, notes)) return;
      playedGames++;
      await archive.append(record);
      reportProgress();
    },
  });
  return outcome._tag === 'Left' ? outcome : right(report());
};

/** Counts the games that need not be played any more. */
const countSpared = ({ tables, tournament }: Schedule, results: ResultStore): number =>
  tables.reduce((count, { lineup }) => {
    const verdict = results.verdict(lineup);
    return verdict === null || verdict.acceptedClaim === null ? count : count + tournament.deals - verdict.deals;
  }, 0);

/**
 * Makes a runner that plays one game after another in this thread. A bot that blocks the thread blocks the tournament.
 */
export const onThisThread = (context: JobContext): Runner => ({
  run: async ({ nextJob, addRecord }) => {
    for (let job = nextJob(); job !== undefined; job = nextJob()) {
      const played: Either<JobError, PlayedJob> = await playJob(job, context);
      if (played._tag === 'Left') return played;
      await addRecord(played.right.record, played.right.notes);
    }
    return right(null);
  },
});

/** Makes an archive in memory. */
export const memoryArchive = (): Archive & { readonly stored: readonly GameRecord[] } => {
  const stored: GameRecord[] = [];
  return {
    stored,
    records: async function* () {
      yield* stored;
    },
    append: async (record) => void stored.push(record),
  };
};
