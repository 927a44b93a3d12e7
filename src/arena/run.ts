import type { Either } from 'fp-ts/lib/Either.js';
import type { AnyGame } from '../core/contract/game.js';
import { messageOf } from '../core/errors/message-of.js';
import { accepted, refused } from '../core/errors/verdict.js';
import type { GameRecord } from '../core/records/record.js';
import { boardOf, type ResultBoard } from './board.js';
import type { RunNotes } from './effort.js';
import type { ArchiveFailed, JobFault, TournamentFault } from './faults.js';
import { type Job, jobId } from './job.js';
import type { Schedule } from './plan.js';
import { type JobContext, type PlayedJob, playJob } from './play.js';
import { resultOfRecord } from './record.js';
import { type Report, reportOf } from './report.js';

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
  run(work: Work): Promise<Either<TournamentFault, null>>;
}

/** The games to be played. */
export interface Work {
  /** The game of all jobs. */
  readonly game: AnyGame;
  /** Returns the next job, each one once; undefined if there is none. */
  next(): Job | undefined;
  /**
   * Receives the record of a game, and what the run observed if somebody measured it; a second record of the same game
   * is ignored.
   */
  done(record: GameRecord, notes?: RunNotes): Promise<void>;
}

/** The progress of a tournament. */
export interface Progress {
  /** The number of games, the number already played, and the number of those that were in the archive before. */
  readonly games: number;
  readonly played: number;
  readonly resumed: number;
  /** The number of games that need not be played because their question is answered. */
  readonly spared: number;
  /** Reports the results so far. */
  report(): Report;
}

/** The archive and runner of a tournament. */
export interface Hosting {
  readonly archive: Archive;
  readonly runner: Runner;
  /** Called after every game. */
  readonly tell?: (progress: Progress) => void;
  /** Called before every game; no more games begin once it returns true. */
  readonly isStopped?: () => boolean;
}

/** Plays the games of a plan that are not in the archive yet, and reports the results of all. */
export const runTournament = async (plan: Schedule, hosting: Hosting): Promise<Either<TournamentFault, Report>> => {
  try {
    return await held(plan, hosting);
  } catch (error) {
    const message = `The archive fails: ${messageOf(error)}`;
    return refused<ArchiveFailed>({ _tag: 'ArchiveFailed', message });
  }
};

const held = async (plan: Schedule, hosting: Hosting): Promise<Either<TournamentFault, Report>> => {
  const { archive, runner, tell, isStopped } = hosting;
  const board = boardOf(plan);
  const players = plan.tables[0]!.seating.length;
  const numbers = new Map<string, number>();
  for (let number = 0; number < plan.games; number++) numbers.set(jobId(plan.jobAt(number)), number);
  const enter = (record: GameRecord, notes?: RunNotes): boolean => {
    const number = numbers.get(record.id);
    const result = number === undefined || board.isPlayed(number) ? null : resultOfRecord(record);
    const isFit = result !== null && result.shares.length === players;
    if (isFit) board.enter(number!, result, notes);
    return isFit;
  };
  let played = 0;
  for await (const record of archive.records()) played += Number(enter(record));
  const resumed = played;
  const say = (): void => tell?.({ games: plan.games, played, resumed, spared: spared(plan, board), report });
  const report = (): Report => reportOf(plan, board);
  let at = 0;
  say();
  const outcome = await runner.run({
    game: plan.game,
    next: () => {
      if (isStopped?.() === true) return undefined;
      while (at < plan.games && !board.isWanted(at)) at++;
      return at < plan.games ? plan.jobAt(at++) : undefined;
    },
    done: async (record, notes) => {
      if (!enter(record, notes)) return;
      played++;
      await archive.append(record);
      say();
    },
  });
  return outcome._tag === 'Left' ? outcome : accepted(report());
};

/** Counts the games that need not be played any more. */
const spared = ({ tables, tournament }: Schedule, board: ResultBoard): number =>
  tables.reduce((count, { lineup }) => {
    const verdict = board.verdict(lineup);
    return verdict === null || verdict.found === null ? count : count + tournament.deals - verdict.deals;
  }, 0);

/**
 * Makes a runner that plays one game after another in this thread. A bot that blocks the thread blocks the tournament.
 */
export const onThisThread = (table: JobContext): Runner => ({
  run: async ({ next, done }) => {
    for (let job = next(); job !== undefined; job = next()) {
      const played: Either<JobFault, PlayedJob> = await playJob(job, table);
      if (played._tag === 'Left') return played;
      await done(played.right.record, played.right.notes);
    }
    return accepted(null);
  },
});

/** Makes an archive in memory. */
export const memoryArchive = (): Archive & { readonly kept: readonly GameRecord[] } => {
  const kept: GameRecord[] = [];
  return {
    kept,
    records: async function* () {
      yield* kept;
    },
    append: async (record) => void kept.push(record),
  };
};
